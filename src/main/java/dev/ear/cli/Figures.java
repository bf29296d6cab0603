package dev.ear.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes numbers for people, whatever the machine's locale. */
final class Figures {
  /** Stands where a figure does not exist, which is not the same as zero. */
  static final String NONE = "–";

  private Figures() {}

  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** Writes a share between 0 and 1, or a difference of two, with three decimals. */
  static String rate(@Nullable Double rate) {
    return rate == null ? NONE : String.format(Locale.ROOT, "%.3f", rate);
  }

  /** Writes a mean with one decimal. */
  static String mean(@Nullable Double mean) {
    return mean == null ? NONE : String.format(Locale.ROOT, "%,.1f", mean);
  }

  /** Writes a difference of shares in points, with its sign. */
  static String points(double difference) {
    return String.format(Locale.ROOT, "%+.1f", 100 * difference);
  }
}
