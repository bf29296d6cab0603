package dev.ear.corpus;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises printed page numbers. */
final class PageNumbers {
  private static final int LONGEST = 24;
  private static final Pattern BARE =
      Pattern.compile(
          "[-–—|•*\\s]*(?:(?i:sayfa|page|sf\\.?|[sp]\\.)\\s*)?(?:\\d{1,3}|[ivxl]{1,6})\\s*(?:/\\s*\\d{1,4}\\s*)?[-–—|•*\\s]*");
  private static final Pattern LEADING =
      Pattern.compile("^(?:[–—-]\\s?)?\\d{1,3}(?:\\s*[|•·–—-]\\s*|\\s+|(?=\\p{Lu}))(?=\\D)");
  private static final Pattern TRAILING =
      Pattern.compile("(?:\\s*[|•·–—-]\\s*|\\s+|(?<=\\p{L}))\\d{1,3}(?:/\\d{1,4})?$");

  private PageNumbers() {}

  /** Says whether a line is nothing but a page number. */
  static boolean isBare(String text) {
    return text.length() <= LONGEST && BARE.matcher(text).matches();
  }

  /**
   * Returns a short line without a page number at its start or end; the 2 of {@code ÜNİTE 2} stays.
   */
  static String stripped(String text, Headings headings) {
    Matcher leading = LEADING.matcher(text);
    String rest =
        leading.find() ? keepDivision(text, text.substring(leading.end()), headings) : text;
    Matcher trailing = TRAILING.matcher(rest);
    return trailing.find()
        ? keepDivision(rest, rest.substring(0, trailing.start()), headings)
        : rest;
  }

  private static String keepDivision(String text, String rest, Headings headings) {
    boolean lost = headings.division(rest).isEmpty() && !headings.division(text).isEmpty();
    return lost ? text : rest;
  }
}
