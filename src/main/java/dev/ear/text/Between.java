package dev.ear.text;

/** What stands between two tokens of a text. */
final class Between {
  private Between() {}

  /** Says whether nothing but white space and invisible characters stands there. */
  static boolean isBlank(CharSequence text, int start, int end) {
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (!Words.isSpace(c) && CharClass.of(c) != CharClass.INVISIBLE) {
        return false;
      }
    }
    return true;
  }

  /** Says whether at most one point, and else only white space, stands there. */
  static boolean isOrdinalPoint(CharSequence text, int start, int end) {
    return isBlank(text, hasPoint(text, start, end) ? start + 1 : start, end);
  }

  /** Says whether the gap opens with a point. */
  static boolean hasPoint(CharSequence text, int start, int end) {
    return start < end && CharClass.at(text, start) == CharClass.POINT;
  }

  /** Says whether exactly one dash or slash stands there. */
  static boolean isDash(CharSequence text, int start, int end) {
    return end == start + 1 && CharClass.at(text, start) == CharClass.DASH;
  }
}
