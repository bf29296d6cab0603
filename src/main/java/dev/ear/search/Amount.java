package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;

/**
 * How much evidence is asked for.
 *
 * @param number how many units, or how many words
 * @param inWords whether it is words
 */
public record Amount(int number, boolean inWords) {
  /** Units asked for at first where words are, before it is known how many fill them. */
  private static final int FIRST = 8;

  /** Checks the number. */
  public Amount {
    if (number < 1) {
      throw new EarException(
          Category.USAGE,
          inWords
              ? "the budget is " + number + " words; ask for at least 1, for example --words 450"
              : "k is " + number + "; ask for at least 1 result, for example -k 3");
    }
  }

  /** Returns a number of units. */
  public static Amount units(int k) {
    return new Amount(k, false);
  }

  /** Returns a number of words, which the units fill; the last is cut where they end. */
  public static Amount words(int words) {
    return new Amount(words, true);
  }

  int first() {
    return inWords ? FIRST : number;
  }
}
