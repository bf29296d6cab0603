package dev.ear.corpus;

/**
 * Tells and rights the letters of Turkish that was read in a Western code page: Ý ý Þ þ Ð ð for İ ı
 * Ş ş Ğ ğ.
 *
 * <p>Icelandic and Old English are written with the same letters, so a text is only taken for wrong
 * where all of this holds: the right letters are nowhere, the wrong ones are as common as Turkish
 * needs them, a good part of them is ý (for ı is the commonest of the six; in Icelandic ý is rare),
 * and the accented vowels of Icelandic and the æ of Old English are not there.
 */
final class WrongLetters {
  private static final String WRONG = "ÝýÞþÐð";
  private static final String RIGHT = "İıŞşĞğ";
  private static final String FOREIGN = "æÆáÁéÉíÍóÓúÚ";
  private static final int FEWEST = 5;

  private int letters;
  private int wrong;
  private int wrongI;
  private int right;
  private int foreign;

  /** Counts the letters of a text. */
  void add(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      letters += c >= 'A' && Character.isLetter(c) ? 1 : 0;
      if (c > 0x7f) {
        boolean isWrong = isWrong(c);
        wrong += isWrong ? 1 : 0;
        wrongI += isWrong && (c == 'ý' || c == 'Ý') ? 1 : 0;
        right += RIGHT.indexOf(c) >= 0 ? 1 : 0;
        foreign += FOREIGN.indexOf(c) >= 0 ? 1 : 0;
      }
    }
  }

  /** Says whether there is a wrong letter at all. */
  boolean occur() {
    return wrong > 0;
  }

  /** Says whether the text counted so far is Turkish in wrong letters. */
  boolean areSure() {
    return wrong >= FEWEST
        && right * 50 <= wrong
        && wrong * 50 >= letters
        && wrongI * 10 >= wrong * 3
        && foreign * 10 <= wrong;
  }

  /** Says whether a letter may stand for a Turkish one. */
  static boolean isWrong(char c) {
    return c >= '\u00d0' && c <= '\u00fe' && WRONG.indexOf(c) >= 0;
  }

  /** Returns the Turkish letter that a letter may stand for, or the letter. */
  static char righted(char c) {
    return isWrong(c) ? RIGHT.charAt(WRONG.indexOf(c)) : c;
  }

  /** Returns a text with every letter righted. */
  static String righted(String text) {
    StringBuilder out = new StringBuilder(text);
    for (int i = 0; i < out.length(); i++) {
      out.setCharAt(i, righted(out.charAt(i)));
    }
    return out.toString();
  }
}
