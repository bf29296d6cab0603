package dev.ear.corpus;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What of a line at the edge of a page is the same on other pages, if it is a running head. */
final class HeadKeys {
  /** Longer lines are no heads. */
  static final int LONGEST = 100;

  private static final Pattern PARTED = Pattern.compile("\\s[/•|❘│·]\\s|\\s{3,}|\\t");

  private final Headings headings;
  private final Predicate<String> isExerciseHeading;

  HeadKeys(Headings headings, Predicate<String> isExerciseHeading) {
    this.headings = headings;
    this.isExerciseHeading = isExerciseHeading;
  }

  /** Returns a line's text, folded, without the numbers at its ends; empty if it is no head. */
  String of(String text) {
    if (text.length() > LONGEST
        || Contents.isEntry(text)
        || isExerciseHeading.test(text)
        || headings.isCaption(text)) {
      return "";
    }
    String key = Fold.fold(stripped(text));
    return key.length() < 2 ? "" : key;
  }

  /** Returns the same for a line among others; empty also if it hangs together with the next. */
  String of(List<Line> lines, int at, boolean upper) {
    EdgeLine edge = new EdgeLine(lines, at, upper);
    return edge.isTableRow() || (isPlain(lines.get(at).text()) && edge.isRunningText())
        ? ""
        : of(lines.get(at).text());
  }

  /** Returns what is left of a head in parts whose numbers go on: {@code TARİH 9 • 2. ÜNİTE}. */
  static String shape(String key) {
    return key.replaceAll("\\d+", "#");
  }

  /** Says whether a line has parts, set apart by marks or gaps. */
  static boolean isParted(String text) {
    return PARTED.matcher(text).find();
  }

  /** Returns a line without the page numbers at its ends. */
  String stripped(String text) {
    return PageNumbers.stripped(text, headings);
  }

  /** Says whether a line has a page number at an end. */
  boolean isNumbered(String text) {
    return stripped(text).length() < text.length();
  }

  /** Says whether a line has no number at its ends, no parts and small letters. */
  private boolean isPlain(String text) {
    return !Headings.isCapitals(text) && !isParted(text) && !isNumbered(text);
  }
}
