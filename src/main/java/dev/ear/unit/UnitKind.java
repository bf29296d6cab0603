package dev.ear.unit;

import java.util.Locale;

/** What a retriever returns (METHOD 4 and 5). */
public enum UnitKind {
  /** A window around anchors: the method's own unit. */
  WINDOW,
  /** A window expanded by its parent. */
  PARENT,
  /** A chunk of fixed size. */
  CHUNK,
  /** A whole cleaned page. */
  PAGE;

  /** Returns the name on the command line and in JSON: the constant in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
