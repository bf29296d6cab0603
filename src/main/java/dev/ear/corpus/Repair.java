package dev.ear.corpus;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What cleaning repairs in text that came out of a PDF (METHOD 1). */
public enum Repair {
  /** A word cut at a line end, joined. */
  HYPHENATION,
  /** A ligature such as U+FB01, written out. */
  LIGATURE,
  /** A soft hyphen inside a line, taken out. */
  SOFT_HYPHEN,
  /** A letter and its combining mark, composed. */
  DECOMPOSED_LETTER,
  /** A word in letters of a Western code page, such as {@code Savaþý}, put into Turkish ones. */
  WRONG_LETTER,
  /** A word with spaces between its letters, closed up. */
  SPACED_LETTERS,
  /** A space before a suffix's apostrophe, taken out. */
  APOSTROPHE_SPACE,
  /** A control character such as NUL, read as a space. */
  CONTROL_CHARACTER;

  /** Returns its name in reports, for example {@code soft_hyphen}. */
  @JsonValue
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
