package dev.ear.search;

import dev.ear.index.PlacesOnPages;
import java.util.Arrays;

/**
 * The runs of at most twenty words on a page that begin and end with words of the query, and what
 * each is worth: the stems in it, each once, of the options the best alone.
 */
final class Runs {
  private static final int WORD_SHIFT = 32;

  /** The query's words on the page: the number of the word, then of the term. */
  private final long[] occurrences;
  private final double[] points;
  private final int[] ends;

  Runs(EvidenceQuery query, int page) {
    occurrences = occurrences(query, page);
    points = new double[occurrences.length];
    ends = new int[occurrences.length];
    int[] held = new int[query.stems()];
    int end = 0;
    for (int run = 0; run < occurrences.length; run++) {
      while (end < occurrences.length && start(end) < start(run) + EvidenceScorer.RUN) {
        held[term(end++)]++;
      }
      points[run] = points(query, held);
      ends[run] = start(end - 1) + 1;
      held[term(run)]--;
    }
  }

  /** Returns the best run that lies in some words, of equals the first; negative for none. */
  int best(int start, int end) {
    int best = -1;
    for (int run = 0; run < occurrences.length; run++) {
      if (start(run) >= start
          && ends[run] <= end
          && (best < 0 || points[run] > points[best])) {
        best = run;
      }
    }
    return best;
  }

  /** Returns a run's first word. */
  int start(int run) {
    return (int) (occurrences[run] >>> WORD_SHIFT);
  }

  /** Returns the word after a run's last word of the query. */
  int end(int run) {
    return ends[run];
  }

  /** Returns what a run is worth. */
  double points(int run) {
    return points[run];
  }

  private int term(int occurrence) {
    return (int) occurrences[occurrence];
  }

  private static long[] occurrences(EvidenceQuery query, int page) {
    long[] found = new long[16];
    int count = 0;
    for (int term = 0; term < query.stems(); term++) {
      PlacesOnPages places = query.terms().get(term).places();
      int slot = places.slot(page);
      for (int i = slot < 0 ? 0 : places.first()[slot];
          i < (slot < 0 ? 0 : places.first()[slot + 1]);
          i++) {
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = (long) places.starts()[i] << WORD_SHIFT | term;
      }
    }
    long[] sorted = Arrays.copyOf(found, count);
    Arrays.sort(sorted);
    return sorted;
  }

  private static double points(EvidenceQuery query, int[] held) {
    double points = 0;
    for (int term = 0; term < held.length; term++) {
      if (held[term] > 0 && query.terms().get(term).asked()) {
        points += query.terms().get(term).weight();
      }
    }
    double best = 0;
    for (int[] option : query.options()) {
      double sum = 0;
      for (int term : option) {
        if (term < held.length && held[term] > 0) {
          sum += query.terms().get(term).weight();
        }
      }
      best = Math.max(best, sum);
    }
    return points + best;
  }
}
