package dev.ear.eval;

import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * The exact two-sided McNemar test of two paired yes-or-no outcomes (METHOD 6).
 *
 * @param onlyFirst items on which the first alone succeeds
 * @param onlySecond items on which the second alone succeeds
 */
public record McNemar(int onlyFirst, int onlySecond) {
  /**
   * Returns the probability, were both equally good, of discordant pairs at least as uneven.
   *
   * <p>Each discordant pair falls to either side with probability one half; the smaller tail is
   * doubled. Without a discordant pair it is 1.
   */
  public double p() {
    int pairs = onlyFirst + onlySecond;
    double tail =
        BinomialDistribution.of(pairs, 0.5).cumulativeProbability(Math.min(onlyFirst, onlySecond));
    return Math.min(1, 2 * tail);
  }
}
