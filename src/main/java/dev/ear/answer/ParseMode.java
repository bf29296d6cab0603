package dev.ear.answer;

/** How much of a reply may be read for an answer (METHOD 6). */
public enum ParseMode {
  /** The {@code answer} of a JSON object alone. */
  STRICT,
  /** Then a labelled line, then a reply that is a letter. */
  LENIENT
}
