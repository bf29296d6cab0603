package dev.ear.search;

import dev.ear.search.EvidenceQuery.Term;
import java.util.List;

/**
 * What each term of a query is worth to a window by how often it stands there, and how much of that
 * the windows taken have not said (METHOD 5, evidence). Tables, since scoring asks little else.
 */
final class TermGains {
  private final EvidenceWeights weights;
  private final double[] values;
  private final double[] gains;
  private final double[] covered;
  private final int row;

  /**
   * Makes the tables of a query, of which nothing has been said.
   *
   * @param query the query
   * @param most how often a term stands at most where it will be asked for
   * @param weights what parts of the score count
   */
  TermGains(EvidenceQuery query, int most, EvidenceWeights weights) {
    this.weights = weights;
    List<Term> terms = query.terms();
    row = most + 1;
    values = new double[terms.size() * row];
    covered = new double[terms.size()];
    for (int term = 0; term < terms.size(); term++) {
      double part = term < query.stems() ? 1 : weights.anchors();
      double weight = part * terms.get(term).weight();
      for (int n = 1; n <= most; n++) {
        values[term * row + n] = weight * (n * (weights.k1() + 1) / (n + weights.k1()));
      }
    }
    gains = values.clone();
  }

  /** Returns what a term that stands some times is worth. */
  double value(int term, int occurrences) {
    return values[term * row + occurrences];
  }

  /** Returns what it adds to what was said. */
  double gain(int term, int occurrences) {
    return gains[term * row + occurrences];
  }

  /**
   * Returns what some terms add together.
   *
   * @param some their numbers
   * @param counts how often each term of the query stands there
   * @param from where the counts begin
   */
  double gain(int[] some, byte[] counts, int from) {
    double gain = 0;
    for (int term : some) {
      gain += gains[term * row + counts[from + term]];
    }
    return gain;
  }

  /** Takes note that a term was said as often as it stands in a taken window. */
  void cover(int term, int occurrences) {
    double said = value(term, occurrences);
    if (said > covered[term]) {
      covered[term] = said;
      for (int at = term * row; at < (term + 1) * row; at++) {
        gains[at] = values[at] - weights.covered() * Math.min(values[at], said);
      }
    }
  }
}
