package dev.ear.search;

import dev.ear.index.PlacesOnPages;
import java.util.Arrays;

/**
 * The runs of at most twenty words on a page that begin and end with words of the query, and what
 * each is worth: the stems in it, each once, of the options the best alone.
 */
final class Runs {
  /** Words of the longest run. */
  static final int MOST_WORDS = 20;

  private static final int WORD_SHIFT = 32;

  /** The query's words on the page: the number of the word, then of the term. */
  private final long[] occurrences;

  private final double[] points;
  private final int[] ends;
  private double most;

  Runs(EvidenceQuery query, TermsOnPage terms, int page) {
    occurrences = occurrences(query, terms, page);
    points = new double[occurrences.length];
    ends = new int[occurrences.length];
    int[] held = new int[query.stems()];
    int end = 0;
    for (int run = 0; run < occurrences.length; run++) {
      while (end < occurrences.length && start(end) < start(run) + MOST_WORDS) {
        held[term(end++)]++;
      }
      points[run] = points(query, terms, held);
      most = Math.max(most, points[run]);
      ends[run] = start(end - 1) + 1;
      held[term(run)]--;
    }
  }

  /** Returns the best run that lies in some words, of equals the first; negative for none. */
  int best(int start, int end) {
    int best = -1;
    int first = Arrays.binarySearch(occurrences, (long) start << WORD_SHIFT);
    for (int run = first < 0 ? -first - 1 : first;
        run < occurrences.length && start(run) < end;
        run++) {
      if (ends[run] <= end && (best < 0 || points[run] > points[best])) {
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

  /** Returns what the best run of the page is worth. */
  double most() {
    return most;
  }

  /** Returns what a run is worth. */
  double points(int run) {
    return points[run];
  }

  private int term(int occurrence) {
    return (int) occurrences[occurrence];
  }

  private static long[] occurrences(EvidenceQuery query, TermsOnPage terms, int page) {
    long[] found = new long[16];
    int count = 0;
    for (int term = 0; term < query.stems(); term++) {
      if (terms.counts()[term] == 0) {
        continue;
      }
      PlacesOnPages places = query.terms().get(term).places();
      int slot = places.slot(page);
      for (int i = places.first()[slot]; i < places.first()[slot + 1]; i++) {
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

  private static double points(EvidenceQuery query, TermsOnPage terms, int[] held) {
    double best = 0;
    for (int[] option : terms.options()) {
      best = Math.max(best, points(query, option, held));
    }
    return points(query, terms.asked(), held) + best;
  }

  private static double points(EvidenceQuery query, int[] some, int[] held) {
    double points = 0;
    for (int term : some) {
      if (term < held.length && held[term] > 0) {
        points += query.terms().get(term).weight();
      }
    }
    return points;
  }
}
