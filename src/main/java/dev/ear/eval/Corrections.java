package dev.ear.eval;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Corrects p values for how many tests a family has (METHOD 6). */
public final class Corrections {
  private Corrections() {}

  /** Returns each p value times the size of the family, at most 1. */
  public static List<Double> bonferroni(List<Double> p) {
    return p.stream().map(value -> Math.min(1, value * p.size())).toList();
  }

  /**
   * Returns p values after Holm, made monotone: the i-th smallest of m is multiplied by m - i + 1
   * and is at least as large as those before it, and at most 1.
   */
  public static List<Double> holm(List<Double> p) {
    int[] order =
        IntStream.range(0, p.size())
            .boxed()
            .sorted(Comparator.comparingDouble(p::get))
            .mapToInt(Integer::intValue)
            .toArray();
    Double[] adjusted = new Double[p.size()];
    double largest = 0;
    for (int i = 0; i < order.length; i++) {
      largest = Math.max(largest, Math.min(1, p.get(order[i]) * (order.length - i)));
      adjusted[order[i]] = largest;
    }
    return Arrays.asList(adjusted);
  }
}
