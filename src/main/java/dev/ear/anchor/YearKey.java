package dev.ear.anchor;

import java.util.OptionalInt;

/** Reads the number of a year from its key (METHOD 3, Year). */
public final class YearKey {
  private static final int MOST_DIGITS = 6;

  private YearKey() {}

  /**
   * Returns the year a key stands for.
   *
   * @param key a year's key, for example {@code 1923} or {@code mö 209}
   * @return the year; negative where the key has an era mark beside the number, which only years
   *     before the common era keep; nothing where there is no number
   */
  public static OptionalInt number(String key) {
    int year = -1;
    boolean era = false;
    for (String part : key.split(" ")) {
      if (!part.isEmpty() && part.chars().allMatch(c -> c >= '0' && c <= '9')) {
        if (year >= 0 || part.length() > MOST_DIGITS) {
          return OptionalInt.empty();
        }
        year = Integer.parseInt(part);
      } else {
        era = true;
      }
    }
    if (year < 0) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(era ? -year : year);
  }
}
