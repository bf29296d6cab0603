package dev.ear.text;

import static java.lang.Character.COMBINING_SPACING_MARK;
import static java.lang.Character.ENCLOSING_MARK;
import static java.lang.Character.NON_SPACING_MARK;

/**
 * What a character does to the words it stands in (METHOD 2.1).
 *
 * <p>Look-alikes share a class, so that {@code ’} and {@code '} or {@code –} and {@code -} need no
 * replacing. Everything without a part in words, lone surrogates and control characters included,
 * separates.
 */
final class CharClass {
  /** Parts words; stands in no token. */
  static final byte SEPARATOR = 0;

  /** A letter that is not a capital. */
  static final byte LETTER = 1;

  /** A capital letter. */
  static final byte CAPITAL = 2;

  /** A decimal digit. */
  static final byte DIGIT = 3;

  /** A combining mark: belongs to the character before it. */
  static final byte MARK = 4;

  /** Soft hyphen, zero-width characters, variation selectors: not there. */
  static final byte INVISIBLE = 5;

  /** An apostrophe or what is typed for one. */
  static final byte APOSTROPHE = 6;

  /** A hyphen, dash or slash. */
  static final byte DASH = 7;

  /** A full stop. */
  static final byte POINT = 8;

  /** A comma. */
  static final byte COMMA = 9;

  /** An ampersand, which joins letters. */
  static final byte AMPERSAND = 10;

  /** A double quotation mark of any shape. */
  static final byte QUOTE = 11;

  /** One class for each UTF-16 unit; surrogates are looked up by code point instead. */
  private static final byte[] CLASSES = classes();

  private CharClass() {}

  /** Returns the class of the character at an offset of a text; a lone surrogate separates. */
  static byte at(CharSequence text, int offset) {
    char c = text.charAt(offset);
    if (Character.isSurrogate(c)) {
      return ofSurrogate(text, offset, c);
    }
    return CLASSES[c];
  }

  /** Returns the class of a character that is no surrogate. */
  static byte of(char c) {
    return CLASSES[c];
  }

  /** Says whether a class is that of letters and digits. */
  static boolean isWordPart(byte type) {
    return type == LETTER || type == CAPITAL || type == DIGIT;
  }

  /** Says whether a class is that of letters. */
  static boolean isLetter(byte type) {
    return type == LETTER || type == CAPITAL;
  }

  private static byte ofSurrogate(CharSequence text, int offset, char c) {
    if (Character.isHighSurrogate(c)
        && offset + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(offset + 1))) {
      return ofCodePoint(Character.toCodePoint(c, text.charAt(offset + 1)));
    }
    if (Character.isLowSurrogate(c)
        && offset > 0
        && Character.isHighSurrogate(text.charAt(offset - 1))) {
      return ofCodePoint(Character.toCodePoint(text.charAt(offset - 1), c));
    }
    return SEPARATOR;
  }

  private static byte[] classes() {
    var classes = new byte[1 << 16];
    for (int c = 0; c < classes.length; c++) {
      classes[c] = ofCodePoint(c);
    }
    put(classes, APOSTROPHE, "'\u2019\u2018\u02BC`\u00B4\u2032\uFF07\u201B\u1FEF\u1FFD");
    put(classes, DASH, "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D\u00AF/\u2044\u2215\\");
    put(classes, QUOTE, "\"\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033\uFF02\u2039\u203A");
    put(classes, POINT, ".\u2024\uFF0E");
    put(classes, COMMA, ",");
    put(classes, AMPERSAND, "&");
    put(classes, INVISIBLE, "\u00AD\u200B\u200C\u200D\u2060\uFEFF\u180E\u200E\u200F\u034F");
    return classes;
  }

  private static void put(byte[] classes, byte type, String chars) {
    for (int i = 0; i < chars.length(); i++) {
      classes[chars.charAt(i)] = type;
    }
  }

  private static byte ofCodePoint(int codePoint) {
    if (codePoint >= 0xFE00 && codePoint <= 0xFE0F) {
      return INVISIBLE;
    }
    int type = Character.getType(codePoint);
    if (type == NON_SPACING_MARK || type == COMBINING_SPACING_MARK || type == ENCLOSING_MARK) {
      return MARK;
    }
    if (Character.isDigit(codePoint)) {
      return DIGIT;
    }
    if (Character.isLetter(codePoint)) {
      return Character.isUpperCase(codePoint) || Character.isTitleCase(codePoint)
          ? CAPITAL
          : LETTER;
    }
    return SEPARATOR;
  }
}
