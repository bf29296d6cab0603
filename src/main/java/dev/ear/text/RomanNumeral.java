package dev.ear.text;

/**
 * Reads the Roman numerals that number rulers, wars and centuries: I to XXXIX (METHOD 2.2).
 *
 * <p>L, C, D and M are left out: alone or with a point they are initials ({@code M. Kemal}).
 */
public final class RomanNumeral {
  private static final String[] UNITS = {
    "", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"
  };

  private RomanNumeral() {}

  /**
   * Returns the value of a canonical Roman numeral in capitals.
   *
   * @param text a text
   * @param start where the numeral starts in it
   * @param end where it ends
   * @return 1 to 39, or 0 if it is none
   */
  public static int value(CharSequence text, int start, int end) {
    int tens = 0;
    int i = start;
    while (i < end && tens < 3 && text.charAt(i) == 'X') {
      i++;
      tens++;
    }
    // The X of IX belongs to the units; a leading one never does.
    for (int unit = UNITS.length - 1; unit >= 0; unit--) {
      String form = UNITS[unit];
      if (form.length() == end - i && form.contentEquals(text.subSequence(i, end))) {
        return 10 * tens + unit;
      }
    }
    return 0;
  }
}
