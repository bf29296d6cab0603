package dev.ear.anchor;

import java.util.Locale;

/** What an anchor is (METHOD 3). */
public enum AnchorKind {
  /** A year: {@code 1923}, {@code mö 209}. Scores with a bonus. */
  YEAR,
  /** Day, month and year. Serves trace and search; scores through its year alone. */
  DATE,
  /** A century: {@code 19 yüzyıl}. Scores without bonus. */
  CENTURY,
  /** A run of capitalised words that no head closes. */
  NAME,
  /** A capitalised run closed by a head: a war, treaty, edict, state or institution. */
  EVENT,
  /** A whole short answer option; only questions have them. */
  OPTION;

  /** Says whether an anchor of this kind scores and makes windows: all do but dates (METHOD 3). */
  public boolean scores() {
    return this != DATE;
  }

  /** Returns the name in JSON and on the terminal: the constant in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
