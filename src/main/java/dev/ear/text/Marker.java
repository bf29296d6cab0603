package dev.ear.text;

/**
 * The mark that opens a list item: {@code 1.}, {@code II.}, {@code A)}, {@code a)}, {@code ( )}.
 *
 * @param kind what sort of mark
 * @param value its place in its sequence, from 1; 0 where there is none
 * @param end offset after it, at the item's first character
 */
public record Marker(Kind kind, int value, int end) {
  /** The sorts of marks. */
  public enum Kind {
    /** No mark. */
    NONE,
    /** {@code 1.}, {@code 1)}, {@code 1 —} or {@code S1)}. */
    DIGIT,
    /** {@code II.} or {@code II)}. */
    ROMAN,
    /** {@code A)} or {@code (A)}. */
    CAPITAL,
    /** {@code A.} or {@code A-}, which may also be an initial. */
    CAPITAL_POINT,
    /** {@code a)}. */
    SMALL,
    /** {@code a.} or {@code a-}, which may also be an abbreviation. */
    SMALL_POINT,
    /** A pair of brackets to be filled in. */
    BRACKETS,
    /** A bullet or a box. */
    BULLET
  }

  private static final Marker NONE = new Marker(Kind.NONE, 0, 0);
  private static final String BULLETS = "•●▪■◦‣➢➤▶►▸»✓✔✎✏❖♦◆★○";
  private static final String CAPITALS = "ABCDEFGH";
  private static final String SMALLS = "abcdefgh";

  /** Returns the mark at a place in a text, of kind {@link Kind#NONE} if there is none. */
  public static Marker at(String text, int start) {
    if (start >= text.length()) {
      return NONE;
    }
    char c = text.charAt(start);
    if (BULLETS.indexOf(c) >= 0 || (c == '*' && charAt(text, start + 1) == ' ')) {
      return item(text, Kind.BULLET, 0, start + 1);
    }
    int choice = trueOrFalse(text, start);
    if (choice > 0) {
      return item(text, Kind.BRACKETS, 0, choice);
    }
    if ("☐□❏❑".indexOf(c) >= 0) {
      return item(text, Kind.BRACKETS, 0, start + 1);
    }
    if (c == '(' || c == '[') {
      return bracketed(text, start);
    }
    if (c >= '0' && c <= '9') {
      return digits(text, start);
    }
    char next = charAt(text, start + 1);
    if (Character.isUpperCase(c) && isDigit(next)) {
      return digits(text, start + 1);
    }
    if (Character.isUpperCase(c) && next == '-' && isDigit(charAt(text, start + 2))) {
      return digits(text, start + 2);
    }
    if (isSign(c) && next != '\0') {
      return item(text, Kind.BULLET, 0, start + (Character.isHighSurrogate(c) ? 2 : 1));
    }
    if (CAPITALS.indexOf(c) >= 0
        && (next == ')' || (next == ' ' && charAt(text, start + 2) == ')'))) {
      return item(text, Kind.CAPITAL, CAPITALS.indexOf(c) + 1, text.indexOf(')', start) + 1);
    }
    if (SMALLS.indexOf(c) >= 0 && next == ')') {
      return item(text, Kind.SMALL, SMALLS.indexOf(c) + 1, start + 2);
    }
    if (c == 'ç' && next == ')') {
      return item(text, Kind.SMALL, 0, start + 2);
    }
    if (SMALLS.indexOf(c) >= 0 && (next == '.' || next == '-') && charAt(text, start + 2) == ' ') {
      return item(text, Kind.SMALL_POINT, SMALLS.indexOf(c) + 1, start + 2);
    }
    Marker roman = roman(text, start);
    if (roman.kind != Kind.NONE) {
      return roman;
    }
    if (CAPITALS.indexOf(c) >= 0
        && (next == '.' || next == '-')
        && (charAt(text, start + 2) == ' ' || charAt(text, start + 2) == '\t')) {
      return item(text, Kind.CAPITAL_POINT, CAPITALS.indexOf(c) + 1, start + 2);
    }
    return NONE;
  }

  /** Returns where a choice of true and false without brackets ends, {@code D / Y}; 0 without. */
  private static int trueOrFalse(String text, int start) {
    char first = text.charAt(start);
    char second = first == 'D' ? 'Y' : first == 'T' ? 'F' : '\0';
    int slash = skipSpace(text, start + 1);
    int at = charAt(text, slash) == '/' ? skipSpace(text, slash + 1) : start;
    boolean ends = charAt(text, at + 1) == ' ' || charAt(text, at + 1) == '\t';
    return second != '\0' && charAt(text, at) == second && ends ? at + 1 : 0;
  }

  private static int skipSpace(String text, int from) {
    int at = from;
    while (charAt(text, at) == ' ' || charAt(text, at) == '\t') {
      at++;
    }
    return at;
  }

  private static Marker item(String text, Kind kind, int value, int from) {
    return new Marker(kind, value, skipSpace(text, from));
  }

  private static char charAt(String text, int at) {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private static Marker bracketed(String text, int start) {
    char close = text.charAt(start) == '(' ? ')' : ']';
    int end = start + 1;
    boolean empty = true;
    int letters = 0;
    while (end < text.length() && end - start <= 14 && text.charAt(end) != close) {
      char c = text.charAt(end);
      empty &= " .…_\t\u00a0".indexOf(c) >= 0;
      letters += "DYTF/ ".indexOf(c) >= 0 ? 1 : 0;
      end++;
    }
    if (end >= text.length() || text.charAt(end) != close) {
      return NONE;
    }
    int inside = end - start - 1;
    if (empty
        && (inside > 0 || start == 0)
        && !text.substring(start + 1, end).equals("…")
        && !text.substring(start + 1, end).equals("...")) {
      return item(text, Kind.BRACKETS, 0, end + 1);
    }
    if (letters == inside && text.indexOf('/', start) > 0 && text.indexOf('/', start) < end) {
      return item(text, Kind.BRACKETS, 0, end + 1);
    }
    if (inside == 1) {
      int capital = CAPITALS.indexOf(text.charAt(start + 1));
      int small = SMALLS.indexOf(text.charAt(start + 1));
      if (capital >= 0) {
        return item(text, Kind.CAPITAL, capital + 1, end + 1);
      }
      if (small >= 0) {
        return item(text, Kind.SMALL, small + 1, end + 1);
      }
    }
    return NONE;
  }

  private static Marker digits(String text, int start) {
    int end = start;
    int value = 0;
    while (end < text.length() && end - start < 3 && isDigit(text.charAt(end))) {
      value = 10 * value + text.charAt(end) - '0';
      end++;
    }
    char stop = charAt(text, end);
    char after = charAt(text, end + 1);
    boolean item =
        (stop == '.'
                || stop == ')'
                || (stop == '-' && (after == ' ' || Character.isUpperCase(after))))
            && after != '\0'
            && !isDigit(after);
    if (stop == '/' && isDigit(after)) {
      int of = end + 1;
      while (isDigit(charAt(text, of))) {
        of++;
      }
      if (of - end <= 3 && charAt(text, of) == ' ' && Character.isUpperCase(charAt(text, of + 1))) {
        return item(text, Kind.DIGIT, value, of);
      }
    }
    if (stop == ' ' && isSign(after) && charAt(text, end + 2) == ' ') {
      return item(text, Kind.DIGIT, value, end + 2);
    }
    if (!item && end - start <= 2 && stop == ' ' && "-–—".indexOf(after) >= 0) {
      int rest = skipSpace(text, end + 2);
      boolean opens = rest > end + 2 && "\"“«".indexOf(charAt(text, rest)) >= 0;
      item = opens || (rest > end + 2 && Character.isUpperCase(charAt(text, rest)));
      end += item ? 1 : 0;
    }
    return item ? item(text, Kind.DIGIT, value, end + 1) : NONE;
  }

  /** Says whether a character is a picture that marks an item: a pencil, a hand, a star. */
  private static boolean isSign(char c) {
    int type = Character.getType(c);
    return c == '?'
        || type == Character.OTHER_SYMBOL
        || type == Character.SURROGATE && Character.isHighSurrogate(c);
  }

  private static Marker roman(String text, int start) {
    int end = start;
    while (end < text.length() && end - start < 5 && "IVX".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    char stop = charAt(text, end);
    if (end == start
        || (stop != '.' && stop != ')' && stop != '-')
        || charAt(text, end + 1) == '\0') {
      return NONE;
    }
    if (stop == '-' && charAt(text, end + 1) != ' ') {
      return NONE;
    }
    int value = 0;
    for (int i = start; i < end; i++) {
      int digit = romanDigit(text.charAt(i));
      value += i + 1 < end && digit < romanDigit(text.charAt(i + 1)) ? -digit : digit;
    }
    return item(text, Kind.ROMAN, value, end + 1);
  }

  private static int romanDigit(char c) {
    return c == 'I' ? 1 : c == 'V' ? 5 : 10;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
