package dev.ear.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What windows are worth beside those taken, and what that is made of (METHOD 5, evidence). For one
 * query.
 */
final class EvidencePoints {
  private final EvidenceQuery query;
  private final WindowTable windows;
  private final TermGains gains;
  private final EvidenceWeights weights;
  private final int radius;

  EvidencePoints(
      EvidenceQuery query,
      WindowTable windows,
      TermGains gains,
      EvidenceWeights weights,
      int radius) {
    this.query = query;
    this.windows = windows;
    this.gains = gains;
    this.weights = weights;
    this.radius = radius;
  }

  /** Returns what a window is worth, beside what was taken. */
  double score(int window) {
    TermsOnPage terms = windows.page[window].terms();
    double points = of(terms, windows.counts, windows.row(window));
    return (points + runPoints(window)) / length(windows.words(window));
  }

  /**
   * Returns what terms add, of the options those of the best alone.
   *
   * @param on the terms asked about
   * @param held how often each term of the query stands there
   * @param from where the counts begin
   */
  double of(TermsOnPage on, byte[] held, int from) {
    double best = 0;
    for (int[] option : on.options()) {
      best = Math.max(best, gains.gain(option, held, from));
    }
    return gains.gain(on.asked(), held, from) + best;
  }

  private double runPoints(int window) {
    int run = windows.run[window];
    return run < 0 ? 0 : weights.near() * windows.page[window].runs().points(run);
  }

  /** Returns what points are divided by for a window's length. */
  double length(int words) {
    return 1 - weights.length() + weights.length() * words / (2.0 * radius);
  }

  /** Says term by term what a window's score is the sum of. */
  List<ScoreTerm> explain(int window) {
    var parts = new ArrayList<ScoreTerm>();
    for (int term : query.asked()) {
      explain(window, term, null, parts);
    }
    int from = windows.row(window);
    int best = -1;
    double most = 0;
    for (int option = 0; option < query.options().length; option++) {
      double gain = gains.gain(query.options()[option], windows.counts, from);
      if (gain > most) {
        most = gain;
        best = option;
      }
    }
    if (best >= 0) {
      for (int term : query.options()[best]) {
        explain(window, term, query.labels().get(best), parts);
      }
    }
    int run = windows.run[window];
    if (run >= 0) {
      Runs runs = windows.page[window].runs();
      double points = runPoints(window);
      String words = runs.start(run) + "-" + runs.end(run);
      double part = points / length(windows.words(window));
      parts.add(new ScoreTerm(ScoreTerm.NEAR, words, null, 1, points, 0, part));
    }
    return parts;
  }

  private void explain(int window, int term, @Nullable String option, List<ScoreTerm> parts) {
    int inside = windows.counts[windows.row(window) + term];
    if (inside > 0) {
      double length = length(windows.words(window));
      double gain = gains.gain(term, inside);
      parts.add(
          new ScoreTerm(
              term < query.stems() ? ScoreTerm.STEM : ScoreTerm.ANCHOR,
              query.terms().get(term).text(),
              option,
              inside,
              query.terms().get(term).weight(),
              (gains.value(term, inside) - gain) / length,
              gain / length));
    }
  }
}
