package dev.ear.eval;

import java.util.Arrays;
import org.apache.commons.rng.core.source32.MersenneTwister;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * The percentile bootstrap of a mean over items (METHOD 6).
 *
 * <p>Every call begins anew with the seed. The generator is the Mersenne Twister MT19937 seeded by
 * array, and an item is drawn as {@code floor(u * items)} with a {@code u} of 53 bits: the stream
 * of Python's {@code random.Random(13).choices}, so that intervals can be checked outside Java.
 */
public final class Bootstrap {
  /** Resamples drawn. */
  public static final int RESAMPLES = 2000;

  /** Seed of each comparison. */
  public static final int SEED = 13;

  /** Name of the generator, for records. */
  public static final String GENERATOR = "MT19937, init_by_array([13]), 53-bit doubles";

  private static final double[] TAILS = {0.025, 0.975};
  private static final double LOW_BITS = 1L << 26;
  private static final double RANGE = 1L << 53;

  private Bootstrap() {}

  /**
   * An interval.
   *
   * @param low its lower end
   * @param high its upper end
   */
  public record Interval(double low, double high) {}

  /**
   * Returns the 95% interval of the mean of some whole numbers, one an item.
   *
   * @param values the value of each item: 0 or 1 for an accuracy, their difference for a pair
   * @return the 2.5th and 97.5th percentile of the resamples' means, interpolated linearly
   * @throws IllegalArgumentException for no items
   */
  public static Interval interval(int[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no items to resample");
    }
    var generator = new MersenneTwister(new int[] {SEED});
    double[] means = new double[RESAMPLES];
    for (int i = 0; i < RESAMPLES; i++) {
      long sum = 0;
      for (int drawn = 0; drawn < values.length; drawn++) {
        sum += values[(int) (uniform(generator) * values.length)];
      }
      means[i] = sum / (double) values.length;
    }
    Arrays.sort(means);
    double[] ends =
        Quantile.withDefaults().with(Quantile.EstimationMethod.HF7).evaluate(means, TAILS);
    return new Interval(ends[0], ends[1]);
  }

  private static double uniform(MersenneTwister generator) {
    int high = generator.nextInt() >>> 5;
    int low = generator.nextInt() >>> 6;
    return (high * LOW_BITS + low) / RANGE;
  }
}
