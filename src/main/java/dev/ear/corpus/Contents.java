package dev.ear.corpus;

/** Recognises tables of contents: leaders of dots that end in a page number. */
final class Contents {
  private static final int LONGEST_NUMBER = 9;

  private Contents() {}

  /** Says whether a line is an entry with a leader: {@code Kavimler Göçü ........ 12}. */
  static boolean isEntry(String text) {
    int end = text.length();
    int from = end;
    while (from > 0 && end - from < LONGEST_NUMBER && isNumberPart(text.charAt(from - 1))) {
      from--;
    }
    if (from == end) {
      return false;
    }
    int dots = 0;
    int i = from;
    while (i > 0 && (isDot(text.charAt(i - 1)) || text.charAt(i - 1) == ' ')) {
      char c = text.charAt(i - 1);
      dots += c == '…' ? 3 : c == ' ' ? 0 : 1;
      i--;
    }
    return dots >= 4;
  }

  private static boolean isDot(char c) {
    return c == '.' || c == '…' || c == '·' || c == '_';
  }

  private static boolean isNumberPart(char c) {
    return (c >= '0' && c <= '9') || "ivxlIVXL-–".indexOf(c) >= 0;
  }
}
