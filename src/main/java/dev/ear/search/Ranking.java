package dev.ear.search;

import dev.ear.index.WindowPlace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a ranker found, best first; ties in index order.
 *
 * @param units the ranked units
 * @param fallback whether no anchor of the query is in the index, so that tokens alone ranked
 *     windows
 * @param skipped windows that were passed over for better ones
 */
record Ranking(List<Ranked> units, boolean fallback, List<Skipped> skipped) {
  /**
   * A ranked unit.
   *
   * @param number its document in its index; of a window, whatever its ranker knows it by
   * @param score its score
   * @param place where it stands, for windows; null for other units
   * @param terms what its score is made of, where its ranking says so term by term
   */
  record Ranked(long number, double score, @Nullable WindowPlace place, List<ScoreTerm> terms) {
    Ranked(long number, double score) {
      this(number, score, null, List.of());
    }

    Ranked at(WindowPlace where) {
      return new Ranked(number, score, where, terms);
    }
  }

  /**
   * A window that was skipped.
   *
   * @param place where it stands
   * @param rank rank, from 1, of the window it was skipped for
   * @param shared how many words the two share on their page; -1 where it repeats that one
   */
  record Skipped(WindowPlace place, int rank, int shared) {
    static final int REPEAT = -1;
  }
}
