package dev.ear.cli;

import dev.ear.unit.UnitKind;
import java.util.List;

/** A unit to retrieve, or all of them. */
enum UnitChoice {
  WINDOW(UnitKind.WINDOW),
  CHUNK(UnitKind.CHUNK),
  PAGE(UnitKind.PAGE),
  PARENT(UnitKind.PARENT),
  ALL(UnitKind.WINDOW, UnitKind.PARENT, UnitKind.CHUNK, UnitKind.PAGE);

  private final List<UnitKind> kinds;

  UnitChoice(UnitKind... kinds) {
    this.kinds = List.of(kinds);
  }

  List<UnitKind> kinds() {
    return kinds;
  }
}
