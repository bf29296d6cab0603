package dev.ear.eval;

import java.util.List;
import org.apache.commons.statistics.descriptive.Quantile;
import org.jspecify.annotations.Nullable;

/**
 * How long something took, in microseconds; it says nothing of the content and is never compared.
 *
 * @param mean the mean
 * @param p50 the median
 * @param p90 the 90th percentile
 * @param p99 the 99th percentile
 * @param max the longest
 */
public record Latency(double mean, double p50, double p90, double p99, double max) {
  private static final double[] PERCENTILES = {0.5, 0.9, 0.99, 1};

  /** Sums up; null for nothing measured. */
  static @Nullable Latency of(List<Long> micros) {
    if (micros.isEmpty()) {
      return null;
    }
    double[] values = micros.stream().mapToDouble(Long::doubleValue).toArray();
    double[] at = Quantile.withDefaults().withCopy(true).evaluate(values, PERCENTILES);
    double mean = micros.stream().mapToLong(Long::longValue).sum() / (double) values.length;
    return new Latency(mean, at[0], at[1], at[2], at[3]);
  }
}
