package dev.ear.report;

import dev.ear.eval.Bootstrap;
import dev.ear.eval.Latency;
import dev.ear.eval.Share;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes numbers as the paper does, whatever the machine's locale. */
final class Num {
  /** Stands where a figure does not exist, which is not the same as zero. */
  static final String NONE = "–";

  private Num() {}

  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  static String mean(double mean) {
    return String.format(Locale.ROOT, "%,.1f", mean);
  }

  static String rate(@Nullable Double rate) {
    return rate == null ? NONE : String.format(Locale.ROOT, "%.3f", rate);
  }

  static String rate(Share share) {
    return rate(share.rate());
  }

  static String of(Share share) {
    return share.rate() == null
        ? NONE
        : count(share.count()) + "/" + count(share.of()) + " (" + rate(share.rate()) + ")";
  }

  static String percent(@Nullable Double rate) {
    return rate == null ? NONE : String.format(Locale.ROOT, "%.1f", 100 * rate);
  }

  static String signedPercent(@Nullable Double ratio) {
    return ratio == null ? NONE : String.format(Locale.ROOT, "%+.1f%%", 100 * ratio);
  }

  static String points(double difference) {
    return String.format(Locale.ROOT, "%+.1f", 100 * difference);
  }

  static String points(Bootstrap.Interval interval) {
    return "[" + points(interval.low()) + ", " + points(interval.high()) + "]";
  }

  static String interval(Bootstrap.@Nullable Interval interval) {
    return interval == null
        ? NONE
        : "[" + percent(interval.low()) + ", " + percent(interval.high()) + "]";
  }

  static String millis(@Nullable Latency latency) {
    return latency == null ? NONE : millis(latency.mean());
  }

  static String millis(double micros) {
    return String.format(Locale.ROOT, "%.2f", micros / 1000);
  }

  static String seconds(@Nullable Double seconds) {
    return seconds == null ? NONE : String.format(Locale.ROOT, "%.2f", seconds);
  }

  static String mib(@Nullable Long bytes) {
    return bytes == null ? NONE : String.format(Locale.ROOT, "%.2f", bytes / 1048576.0);
  }
}
