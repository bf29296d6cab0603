package dev.ear.text;

/** How characters and gaps look, for those who read tokens in their text. */
public final class Sight {
  /** What stands between two neighbouring tokens. */
  public enum Gap {
    /** White space or nothing that parts. */
    SPACE,
    /** One hyphen, dash or slash without spaces. */
    DASH,
    /** A point, then perhaps white space. */
    POINT,
    /** White space and an opening quote or bracket. */
    OPENING,
    /** White space and an ampersand. */
    AMPERSAND,
    /** A blank line, or other punctuation. */
    BREAK
  }

  private Sight() {}

  /** Says whether the character at an offset is a capital letter. */
  public static boolean isCapital(CharSequence text, int offset) {
    return CharClass.at(text, offset) == CharClass.CAPITAL;
  }

  /**
   * Says whether a word counts as capitalised: it begins with a capital, or has one after its first
   * letter as in {@code iPhone} and {@code d'Aubusson}.
   */
  public static boolean beginsWithCapital(CharSequence text, int start, int end) {
    if (isCapital(text, start)) {
      return true;
    }
    if (end - start < 3 || !isLetter(text, start)) {
      return false;
    }
    boolean apostrophe = CharClass.at(text, start + 1) == CharClass.APOSTROPHE;
    return apostrophe
        ? isCapital(text, start + 2)
        : isCapital(text, start + 1) && CharClass.at(text, start + 2) == CharClass.LETTER;
  }

  /** Says whether the character at an offset is a letter. */
  public static boolean isLetter(CharSequence text, int offset) {
    return CharClass.isLetter(CharClass.at(text, offset));
  }

  /** Says whether a stretch has capitals and no other letters. */
  public static boolean isAllCapitals(CharSequence text, int start, int end) {
    boolean capital = false;
    for (int i = start; i < end; i++) {
      byte type = CharClass.at(text, i);
      if (type == CharClass.LETTER) {
        return false;
      }
      capital |= type == CharClass.CAPITAL;
    }
    return capital;
  }

  /**
   * Says what stands between two tokens.
   *
   * @param text their text
   * @param start offset after the first
   * @param end offset of the second
   */
  public static Gap gap(CharSequence text, int start, int end) {
    int breaks = 0;
    boolean point = false;
    boolean dash = false;
    boolean space = false;
    boolean opening = false;
    boolean ampersand = false;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (Words.isSpace(c)) {
        if (opening || dash) {
          return Gap.BREAK;
        }
        breaks += c == '\n' ? 1 : c == '\f' || c == '\u2029' ? 2 : 0;
        space = true;
        continue;
      }
      byte type = CharClass.of(c);
      if (type == CharClass.INVISIBLE || type == CharClass.MARK) {
        continue;
      }
      if (type == CharClass.POINT && i == start) {
        point = true;
      } else if (type == CharClass.DASH && i == start) {
        dash = true;
      } else if (type == CharClass.AMPERSAND && !ampersand) {
        ampersand = true;
      } else if (isOpening(c, type) && (space || opening)) {
        opening = true;
      } else {
        return Gap.BREAK;
      }
    }
    if (breaks >= 2) {
      return Gap.BREAK;
    }
    if (opening) {
      return point ? Gap.BREAK : Gap.OPENING;
    }
    if (dash) {
      return Gap.DASH;
    }
    if (point) {
      return Gap.POINT;
    }
    return ampersand ? Gap.AMPERSAND : Gap.SPACE;
  }

  /** Says whether a quote stands right before an offset. */
  public static boolean isQuoteBefore(CharSequence text, int offset) {
    byte type = offset > 0 ? CharClass.at(text, offset - 1) : CharClass.SEPARATOR;
    return type == CharClass.QUOTE || type == CharClass.APOSTROPHE;
  }

  /** Says whether a gap holds a mark after which a new sentence or clause begins. */
  public static boolean startsAnew(CharSequence text, int start, int end) {
    for (int i = start; i < end; i++) {
      switch (text.charAt(i)) {
        case '.', '!', '?', ':', '\u2026', '\u2022' -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }

  private static boolean isOpening(char c, byte type) {
    return type == CharClass.QUOTE
        || type == CharClass.APOSTROPHE
        || c == '('
        || c == '['
        || c == '{';
  }
}
