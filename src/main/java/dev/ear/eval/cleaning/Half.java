package dev.ear.eval.cleaning;

import java.util.Locale;

/** A half of the pages of each source, by their places in it, counted from 1. */
public enum Half {
  /** The second, fourth … page of a source. */
  EVEN,
  /** The first, third … page of a source. */
  ODD;

  /** Says whether a page is of this half. */
  boolean has(int place) {
    return (place % 2 == 0) == (this == EVEN);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
