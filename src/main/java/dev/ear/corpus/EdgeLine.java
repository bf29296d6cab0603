package dev.ear.corpus;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A line at the edge of a page, and how it hangs together with the line inside of it.
 *
 * @param lines the lines of the page
 * @param at its place among them
 * @param upper whether it stands at the upper edge
 */
record EdgeLine(List<Line> lines, int at, boolean upper) {
  private static final Pattern ADDRESS = Pattern.compile("www\\.|://|@|\\S\\.\\S");

  /** Says whether a gap parts it from the line next to it. */
  boolean isApart() {
    int inner = inner();
    return inner < 0 || inner >= lines.size() || lines.get(inner).block() != lines.get(at).block();
  }

  /** Says whether it is part of a sentence that goes on in the line next to it. */
  boolean isRunningText() {
    String text = lines.get(at).text();
    boolean small = Character.isLowerCase(text.codePointAt(0)) && !ADDRESS.matcher(text).find();
    if (isApart()) {
      return small && at > 0 && !Headings.endsSentence(lines.get(at - 1).text());
    }
    String next = lines.get(inner()).text();
    if (PageNumbers.isBare(next)) {
      return false;
    }
    boolean goesOn =
        upper
            ? !Headings.endsSentence(text) && Character.isLowerCase(next.codePointAt(0))
            : !Headings.endsSentence(next);
    return small || (goesOn && text.length() * 10 >= next.length() * 6);
  }

  /** Says whether it is a row of a table that goes on next to it. */
  boolean isTableRow() {
    long bars = bars(lines.get(at).text());
    return bars > 0 && !isApart() && bars(lines.get(inner()).text()) == bars;
  }

  private int inner() {
    return upper ? at + 1 : at - 1;
  }

  private static long bars(String text) {
    return text.chars().filter(c -> c == '|').count();
  }
}
