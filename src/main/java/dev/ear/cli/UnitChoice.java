package dev.ear.cli;

import dev.ear.unit.UnitKind;
import java.util.List;

/** A unit to retrieve, or all of them. */
enum UnitChoice {
  WINDOW,
  CHUNK,
  PAGE,
  PARENT,
  ALL;

  List<UnitKind> kinds() {
    return switch (this) {
      case WINDOW -> List.of(UnitKind.WINDOW);
      case CHUNK -> List.of(UnitKind.CHUNK);
      case PAGE -> List.of(UnitKind.PAGE);
      case PARENT -> List.of(UnitKind.PARENT);
      case ALL -> List.of(UnitKind.WINDOW, UnitKind.PARENT, UnitKind.CHUNK, UnitKind.PAGE);
    };
  }
}
