package dev.ear.search;

import dev.ear.index.PlacesOnPages;
import java.util.Arrays;
import org.apache.lucene.util.ArrayUtil;

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

  private final int count;
  private final double[] points;
  private final int[] ends;
  private double most;

  Runs(EvidenceQuery query, CandidatePage page) {
    occurrences = occurrences(query, page);
    count = occurrences.length;
    points = new double[count];
    ends = new int[count];
    var inside = new Inside(query);
    int end = 0;
    for (int run = 0; run < count; run++) {
      while (end < count && start(end) < start(run) + MOST_WORDS) {
        inside.enters(term(end++));
      }
      ends[run] = start(end - 1) + 1;
      points[run] = inside.points();
      most = Math.max(most, points[run]);
      inside.leaves(term(run));
    }
  }

  /**
   * The stems inside a run that moves over a page. They are summed in one order, so that runs with
   * the same stems are worth the same to the last bit.
   */
  private static final class Inside {
    private final EvidenceQuery query;
    private final int[] times;
    private final int[] stems;
    private int held;
    private final double[] options;

    Inside(EvidenceQuery query) {
      this.query = query;
      times = new int[query.stems()];
      stems = new int[query.stems()];
      options = new double[query.options().length];
    }

    void enters(int stem) {
      if (times[stem]++ == 0) {
        int at = held++;
        for (; at > 0 && stems[at - 1] > stem; at--) {
          stems[at] = stems[at - 1];
        }
        stems[at] = stem;
      }
    }

    void leaves(int stem) {
      if (--times[stem] == 0) {
        int at = 0;
        while (stems[at] != stem) {
          at++;
        }
        System.arraycopy(stems, at + 1, stems, at, --held - at);
      }
    }

    double points() {
      Arrays.fill(options, 0);
      double asked = 0;
      double best = 0;
      for (int i = 0; i < held; i++) {
        double weight = query.terms().get(stems[i]).weight();
        int[] of = query.optionsOf()[stems[i]];
        asked += of.length == 0 ? weight : 0;
        for (int option : of) {
          options[option] += weight;
          best = Math.max(best, options[option]);
        }
      }
      return asked + best;
    }
  }

  /**
   * Counts the stems in each window and finds the best run that lies in it, of equals the first;
   * negative for none.
   *
   * <p>Windows begin near those before them, and runs begin and end in one order, so that what lies
   * in a window is what lay in the one before, but for a few at either end.
   *
   * @param windows the windows of the page
   * @param table where counts and runs go
   * @param from the first of the windows there
   */
  void into(DrawnWindows windows, WindowTable table, int from) {
    int[] inside = new int[table.terms()];
    int first = 0;
    int after = 0;
    int last = -1;
    int best = -1;
    for (int window = 0; window < windows.count(); window++) {
      int start = windows.starts()[window];
      int end = windows.ends()[window];
      int firstBefore = first;
      int lastBefore = last;
      for (; after < count && start(after) < end; after++) {
        inside[term(after)]++;
      }
      for (; first > 0 && start(first - 1) >= start; first--) {
        inside[term(first - 1)]++;
      }
      for (; after > 0 && start(after - 1) >= end; after--) {
        inside[term(after - 1)]--;
      }
      for (; first < count && start(first) < start; first++) {
        inside[term(first)]--;
      }
      table.count(from + window, inside);
      while (last >= 0 && ends[last] > end) {
        last--;
      }
      while (last + 1 < count && ends[last + 1] <= end) {
        last++;
      }
      boolean stays = firstBefore <= first && first <= best && best <= last;
      best = stays ? best : -1;
      for (int run = stays ? lastBefore + 1 : first; run <= last; run++) {
        if (best < 0 || points[run] > points[best]) {
          best = run;
        }
      }
      table.run[from + window] = best;
    }
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

  private static long[] occurrences(EvidenceQuery query, CandidatePage page) {
    long[] found = new long[64];
    int count = 0;
    for (int term = 0; term < query.stems(); term++) {
      int slot = page.slots()[term];
      if (slot >= 0) {
        PlacesOnPages places = query.terms().get(term).places();
        found = ArrayUtil.grow(found, count + places.count(slot));
        for (int i = places.first()[slot]; i < places.first()[slot + 1]; i++) {
          found[count++] = (long) places.starts()[i] << WORD_SHIFT | term;
        }
      }
    }
    Arrays.sort(found, 0, count);
    return Arrays.copyOf(found, count);
  }
}
