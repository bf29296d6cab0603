package dev.ear.text;

import java.text.Normalizer;

/**
 * Folds the characters of a form: Unicode form, case and circumflexes (METHOD 2.1 and 2.3).
 *
 * <p>The machine's locale plays no part. Folding twice changes nothing.
 *
 * @param turkish whether I folds to ı and İ to i, as in Turkish, or both to i
 * @param circumflex whether â, î and û fold to a, i and u
 */
public record CaseFolding(boolean turkish, boolean circumflex) {
  /** The ligatures from ff to ffl: what a question copied from a PDF may hold. */
  private static final int FIRST_LIGATURE = 0xFB00;

  private static final int LAST_LIGATURE = 0xFB04;

  private static final char DOT_ABOVE = '\u0307';
  private static final char CIRCUMFLEX = '\u0302';

  /** Below this every letter is one precomposed character and no mark can follow. */
  private static final int SIMPLE = 0x180;

  /**
   * Folds a form; its invisible characters and apostrophes go, nothing else is taken off.
   *
   * @param form any characters
   * @param start where to start
   * @param end where to end
   */
  public String fold(CharSequence form, int start, int end) {
    var folded = new char[end - start];
    int length = 0;
    for (int i = start; i < end; i++) {
      char c = form.charAt(i);
      if (c >= SIMPLE) {
        if (isDropped(CharClass.of(c))) {
          continue;
        }
        return foldComposed(form, start, end);
      }
      if (!isDropped(CharClass.of(c))) {
        folded[length++] = foldSimple(c);
      }
    }
    return new String(folded, 0, length);
  }

  private static boolean isDropped(byte type) {
    return type == CharClass.INVISIBLE || type == CharClass.APOSTROPHE;
  }

  private char foldSimple(char c) {
    if (c >= 'a' && c <= 'z') {
      return c;
    }
    return switch (c) {
      case 'I' -> turkish ? 'ı' : 'i';
      case 'İ' -> 'i';
      case 'Â', 'â' -> circumflex ? 'a' : 'â';
      case 'Î', 'î' -> circumflex ? 'i' : 'î';
      case 'Û', 'û' -> circumflex ? 'u' : 'û';
      default -> Character.toLowerCase(c);
    };
  }

  /** Works on decomposed characters, where a mark can be seen and taken off its base. */
  private String foldComposed(CharSequence form, int start, int end) {
    var visible = new StringBuilder(end - start);
    for (int i = start; i < end; i++) {
      char c = form.charAt(i);
      if (!isDropped(CharClass.of(c))) {
        visible.append(c);
      }
    }
    String decomposed = Normalizer.normalize(visible, Normalizer.Form.NFD);
    var folded = new StringBuilder(decomposed.length());
    int i = 0;
    while (i < decomposed.length()) {
      int base = decomposed.codePointAt(i);
      i += Character.charCount(base);
      int marks = i;
      while (i < decomposed.length() && CharClass.at(decomposed, i) == CharClass.MARK) {
        i++;
      }
      appendFolded(folded, base, decomposed, marks, i);
    }
    return Normalizer.normalize(folded, Normalizer.Form.NFC);
  }

  private void appendFolded(StringBuilder folded, int base, String text, int marks, int end) {
    boolean isI = base == 'I' || base == 'i';
    if (base == 'I') {
      // Ì and Í have a mark where the dot would be: their small letters are no ı.
      folded.append(turkish && marks == end ? 'ı' : 'i');
    } else if (Character.isDigit(base)) {
      folded.append((char) ('0' + Character.digit(base, 10)));
    } else if (base >= FIRST_LIGATURE && base <= LAST_LIGATURE) {
      folded.append(Normalizer.normalize(Character.toString(base), Normalizer.Form.NFKC));
    } else {
      folded.appendCodePoint(Character.toLowerCase(base));
    }
    boolean dropHat =
        circumflex && (isI || base == 'A' || base == 'a' || base == 'U' || base == 'u');
    for (int i = marks; i < end; i++) {
      char mark = text.charAt(i);
      if (!(mark == DOT_ABOVE && isI) && !(mark == CIRCUMFLEX && dropHat)) {
        folded.append(mark);
      }
    }
  }
}
