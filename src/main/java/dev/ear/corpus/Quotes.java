package dev.ear.corpus;

/** Follows quotation marks: what somebody says to somebody else is no task of the student. */
final class Quotes {
  /** A quotation longer than this has lost its end. */
  private static final int LONGEST_QUOTE = 3000;

  private boolean curly;
  private boolean straight;
  private int opened;

  boolean isOpen() {
    return curly || straight;
  }

  void read(String text, int start, int end) {
    if (isOpen() && end - opened > LONGEST_QUOTE) {
      curly = false;
      straight = false;
    }
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c == '“' || c == '«') {
        curly = true;
        opened = i;
      } else if (c == '”' || c == '»') {
        curly = false;
      } else if (c == '"') {
        straight = !straight;
        opened = i;
      }
    }
  }
}
