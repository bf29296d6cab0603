package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a page that has a word.
 *
 * @param number its number on the page, from 1
 * @param block number of its block on the page, from 1
 * @param text its text without white space at the ends
 */
record Line(int number, int block, String text) {
  /** Cuts a page into its lines; blank ones part the blocks. */
  static List<Line> of(String page) {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    int block = 0;
    boolean blank = true;
    for (int start = 0; start <= page.length(); ) {
      int end = start;
      while (end < page.length() && !isBreak(page.charAt(end))) {
        end++;
      }
      number++;
      String text = strip(page, start, end);
      if (!text.isEmpty()) {
        block += blank ? 1 : 0;
        lines.add(new Line(number, block, text));
      }
      blank = text.isEmpty();
      start = end + 1;
    }
    return lines;
  }

  /** Returns a stretch of text without white space at its ends. */
  static String strip(String text, int start, int end) {
    int from = start;
    int to = end;
    while (from < to && Words.isSpace(text.charAt(from))) {
      from++;
    }
    while (to > from && Words.isSpace(text.charAt(to - 1))) {
      to--;
    }
    return text.substring(from, to);
  }

  private static boolean isBreak(char c) {
    return switch (c) {
      case '\n', '\u000b', '\f', '\u0085', '\u2028', '\u2029' -> true;
      default -> false;
    };
  }
}
