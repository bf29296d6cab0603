package dev.ear.search;

import dev.ear.unit.UnitKind;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** A setting of retrieval that says something to some kinds of units alone (METHOD 5). */
public enum RetrievalSetting {
  /** Words on either side of an anchor. */
  RADIUS(UnitKind.WINDOW, UnitKind.PARENT),
  /** How windows are ranked. */
  RANKING(UnitKind.WINDOW, UnitKind.PARENT),
  /** How many words windows may share. */
  MAX_OVERLAP(UnitKind.WINDOW, UnitKind.PARENT),
  /** Which questions get parents. */
  EXPAND(UnitKind.PARENT),
  /** What a parent gives. */
  PARENT_CONTEXT(UnitKind.PARENT),
  /** The most words printed of a page. */
  PAGE_WORDS(UnitKind.PAGE);

  private final List<UnitKind> units;

  RetrievalSetting(UnitKind... units) {
    this.units = List.of(units);
  }

  /** Says whether the setting changes what one of some kinds of units returns. */
  public boolean concerns(Collection<UnitKind> some) {
    return units.stream().anyMatch(some::contains);
  }

  /** Returns the units it goes with, for a person: {@code window or parent}. */
  public String units() {
    return units.stream().map(UnitKind::label).collect(Collectors.joining(" or "));
  }
}
