package dev.ear.corpus;

/**
 * Control characters in the text of a book: none is writing, so each is read as a space.
 *
 * <p>Tabs, line ends, form feeds and vertical tabs, which lay text out, are not meant; nor is
 * U+0085, a line end too. A space keeps apart what a control parted, as data that came out of a
 * database has it, and every other character at its place.
 */
final class Controls {
  private static final int LAST_BEFORE_SPACE = 0x1f;
  private static final int DELETE = 0x7f;
  private static final int LAST = 0x9f;
  private static final int NEXT_LINE = 0x85;

  /** The first byte of U+0080 to U+00BF in UTF-8. */
  private static final int LEAD = 0xc2;

  private Controls() {}

  private static boolean isControl(int c) {
    return c <= LAST_BEFORE_SPACE
        ? c < '\t' || c > '\r'
        : c >= DELETE && c <= LAST && c != NEXT_LINE;
  }

  /** Counts the control characters in a stretch of UTF-8. */
  static int count(byte[] bytes, int start, int end) {
    int count = 0;
    for (int i = start; i < end; i++) {
      int value = bytes[i] & 0xff;
      if (value <= DELETE) {
        count += isControl(value) ? 1 : 0;
      } else if (value == LEAD && i + 1 < end) {
        count += isControl(bytes[i + 1] & 0xff) ? 1 : 0;
      }
    }
    return count;
  }

  /** Returns a text with a space for each control character; its length stays. */
  static String spaced(String text) {
    int first = 0;
    while (first < text.length() && !isControl(text.charAt(first))) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    char[] spaced = text.toCharArray();
    for (int i = first; i < spaced.length; i++) {
      spaced[i] = isControl(spaced[i]) ? ' ' : spaced[i];
    }
    return new String(spaced);
  }
}
