package dev.ear.anchor;

import java.util.OptionalInt;

/** Reads the number of a year from its key (METHOD 3, Year). */
public final class YearKey {
  private static final String BEFORE_COMMON_ERA = "mö ";

  private YearKey() {}

  /**
   * Returns the year a key stands for.
   *
   * @param key a year's key, for example {@code 1923} or {@code mö 209}
   * @return the year, negative before the common era; nothing where the key ends with no number
   */
  public static OptionalInt number(String key) {
    String digits = key.substring(key.lastIndexOf(' ') + 1);
    if (digits.isEmpty()
        || digits.length() > 6
        || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return OptionalInt.empty();
    }
    int year = Integer.parseInt(digits);
    return OptionalInt.of(key.startsWith(BEFORE_COMMON_ERA) ? -year : year);
  }
}
