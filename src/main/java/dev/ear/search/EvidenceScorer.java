package dev.ear.search;

import dev.ear.index.PlacesOnPages;
import dev.ear.index.WindowPlace;
import dev.ear.search.EvidenceQuery.Term;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.util.ArrayUtil;
import org.jspecify.annotations.Nullable;

/**
 * Scores windows by the evidence they add to those already taken (METHOD 5, evidence). For one query
 * at a time.
 *
 * <p>A window's score is what its terms are worth and what its best run of words is worth, over its
 * length. What a term is worth falls by half of what taken windows have said of it, and never rises,
 * so a window's first score bounds its later ones: only windows that could be the best are counted
 * again.
 */
final class EvidenceScorer {
  /** How fast a term's further occurrences lose worth. */
  static final double K1 = 1.2;

  /** The part of what was said before that no longer counts. */
  static final double COVERED = 0.5;

  /** The part of the score that falls with length. */
  static final double LENGTH = 0.2;

  /** Words of a run of words that stand close together. */
  static final int RUN = 20;

  /** Occurrences beyond these add nothing that could matter. */
  private static final int MOST_COUNTED = Byte.MAX_VALUE;

  private final int radius;
  private EvidenceQuery query = new EvidenceQuery(List.of(), 0, List.of(), List.of());
  private double[] covered = new double[0];

  /** Of the windows: their pages' windows, numbers there, counts of terms, runs and scores. */
  private int[] pages = new int[1024];

  private DrawnWindows[] drawn = new DrawnWindows[1024];
  private int[] numbers = new int[1024];
  private byte[] counts = new byte[16_384];
  private double[] runs = new double[1024];
  private int[] runStarts = new int[1024];
  private int[] runEnds = new int[1024];
  private double[] bounds = new double[1024];
  private int count;

  private final double[] worth = new double[MOST_COUNTED + 1];

  EvidenceScorer(int radius) {
    this.radius = radius;
    for (int n = 1; n < worth.length; n++) {
      worth[n] = n * (K1 + 1) / (n + K1);
    }
  }

  /** Begins a query. */
  void start(EvidenceQuery next) {
    query = next;
    count = 0;
    covered = new double[next.terms().size()];
  }

  /** Adds the windows of a page; pages come in index order. */
  void add(int page, DrawnWindows windows) {
    int first = count;
    reserve(count + windows.count());
    for (int i = 0; i < windows.count(); i++) {
      pages[count] = page;
      drawn[count] = windows;
      numbers[count++] = i;
    }
    int terms = query.terms().size();
    Arrays.fill(counts, first * terms, count * terms, (byte) 0);
    for (int term = 0; term < terms; term++) {
      PlacesOnPages places = query.terms().get(term).places();
      int slot = places.slot(page);
      if (slot >= 0) {
        countIn(windows, first, term, places, slot);
      }
    }
    var near = new Runs(query, page);
    for (int window = first; window < count; window++) {
      int i = numbers[window];
      int run = near.best(windows.starts()[i], windows.ends()[i]);
      runs[window] = run < 0 ? 0 : near.points(run);
      runStarts[window] = run < 0 ? -1 : near.start(run);
      runEnds[window] = run < 0 ? -1 : near.end(run);
      bounds[window] = score(window);
    }
  }

  private void countIn(
      DrawnWindows windows, int first, int term, PlacesOnPages places, int slot) {
    int terms = query.terms().size();
    boolean key = term >= query.stems();
    for (int window = first; window < count; window++) {
      int start = windows.starts()[window - first];
      int end = windows.ends()[window - first];
      int inside = 0;
      for (int i = places.first()[slot]; i < places.first()[slot + 1]; i++) {
        if (places.starts()[i] >= start && places.ends()[i] <= end) {
          inside++;
        }
      }
      // A key counts once: its words count as stems already.
      counts[window * terms + term] = (byte) Math.min(key ? 1 : MOST_COUNTED, inside);
    }
  }

  /** Returns the best window left, ties in index order; negative when none has a score above 0. */
  int best() {
    int best = -1;
    double most = 0;
    for (int window = 0; window < count; window++) {
      if (bounds[window] > most) {
        double score = score(window);
        bounds[window] = score;
        if (score > most) {
          most = score;
          best = window;
        }
      }
    }
    return best;
  }

  /** Leaves a window out from now on. */
  void drop(int window) {
    bounds[window] = 0;
  }

  /** Remembers what a window says, so that other windows gain less by saying it again. */
  void cover(int window) {
    for (int term = 0; term < covered.length; term++) {
      covered[term] = Math.max(covered[term], value(window, term));
    }
  }

  WindowPlace place(int window) {
    return drawn[window].place(pages[window], numbers[window]);
  }

  /** Returns what a window is worth, beside what was taken. */
  double score(int window) {
    double points = 0;
    for (int term = 0; term < covered.length; term++) {
      if (query.terms().get(term).asked()) {
        points += gain(window, term);
      }
    }
    int option = option(window);
    if (option >= 0) {
      points += optionGain(window, option);
    }
    return (points + runs[window]) / length(window);
  }

  /** Says term by term what a window's score is the sum of. */
  List<ScoreTerm> explain(int window) {
    var terms = new ArrayList<ScoreTerm>();
    for (int term = 0; term < covered.length; term++) {
      if (query.terms().get(term).asked()) {
        explain(window, term, null, terms);
      }
    }
    int option = option(window);
    if (option >= 0) {
      for (int term : query.options().get(option)) {
        explain(window, term, query.labels().get(option), terms);
      }
    }
    if (runStarts[window] >= 0) {
      terms.add(
          new ScoreTerm(
              ScoreTerm.NEAR,
              runStarts[window] + "-" + runEnds[window],
              null,
              1,
              runs[window],
              0,
              runs[window] / length(window)));
    }
    return terms;
  }

  private void explain(int window, int term, @Nullable String option, List<ScoreTerm> terms) {
    int inside = counts[window * covered.length + term];
    if (inside > 0) {
      Term named = query.terms().get(term);
      double gain = gain(window, term);
      terms.add(
          new ScoreTerm(
              term < query.stems() ? ScoreTerm.STEM : ScoreTerm.ANCHOR,
              named.text(),
              option,
              inside,
              named.weight(),
              (value(window, term) - gain) / length(window),
              gain / length(window)));
    }
  }

  /** Returns the option a window speaks for most, of equals the first; negative for none. */
  private int option(int window) {
    int best = -1;
    double most = 0;
    for (int option = 0; option < query.options().size(); option++) {
      double gain = optionGain(window, option);
      if (gain > most) {
        most = gain;
        best = option;
      }
    }
    return best;
  }

  private double optionGain(int window, int option) {
    double gain = 0;
    for (int term : query.options().get(option)) {
      gain += gain(window, term);
    }
    return gain;
  }

  private double gain(int window, int term) {
    double value = value(window, term);
    return value - COVERED * Math.min(value, covered[term]);
  }

  private double value(int window, int term) {
    return query.terms().get(term).weight() * worth[counts[window * covered.length + term]];
  }

  private double length(int window) {
    int i = numbers[window];
    int words = drawn[window].ends()[i] - drawn[window].starts()[i];
    return 1 - LENGTH + LENGTH * words / (2.0 * radius);
  }

  private void reserve(int windows) {
    if (pages.length < windows) {
      int size = ArrayUtil.oversize(windows, Long.BYTES);
      pages = Arrays.copyOf(pages, size);
      drawn = Arrays.copyOf(drawn, size);
      numbers = Arrays.copyOf(numbers, size);
      runs = Arrays.copyOf(runs, size);
      runStarts = Arrays.copyOf(runStarts, size);
      runEnds = Arrays.copyOf(runEnds, size);
      bounds = Arrays.copyOf(bounds, size);
    }
    counts = ArrayUtil.grow(counts, windows * Math.max(1, query.terms().size()));
  }
}
