package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import org.jspecify.annotations.Nullable;

/**
 * A range as typed, {@code [1800 TO 1826]}.
 *
 * @param typed how it was typed
 * @param withLow whether its first value belongs to it
 * @param withHigh whether its last value belongs to it
 */
record LuceneRange(String typed, boolean withLow, boolean withHigh) {
  static LuceneRange of(
      @Nullable String low, @Nullable String high, boolean withLow, boolean withHigh) {
    String typed =
        (withLow ? "[" : "{")
            + (low == null ? "*" : low)
            + " TO "
            + (high == null ? "*" : high)
            + (withHigh ? "]" : "}");
    return new LuceneRange(typed, withLow, withHigh);
  }

  /**
   * Refuses a range without a value.
   *
   * @throws EarException where it holds none
   */
  void requireSomething(String field, boolean holdsSomething) {
    if (!holdsSomething) {
      throw new EarException(
          Category.USAGE,
          "the range "
              + field
              + ":"
              + typed
              + " holds nothing and can match nothing; write the smaller value first, and [ ] for"
              + " ends that count");
    }
  }
}
