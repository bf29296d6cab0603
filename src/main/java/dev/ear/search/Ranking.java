package dev.ear.search;

import java.util.List;

/**
 * What a ranker found, best first; ties in index order.
 *
 * @param units the ranked units
 * @param fallback whether no anchor of the query is in the index, so that tokens alone ranked
 *     windows
 * @param duplicates windows that were skipped because a better one has the same tokens
 */
record Ranking(List<Ranked> units, boolean fallback, List<Duplicate> duplicates) {
  /**
   * A ranked unit.
   *
   * @param number its document in its index, or its number in the window store
   * @param score its score
   */
  record Ranked(long number, double score) {}

  /**
   * A window that was skipped.
   *
   * @param window its number in the window store
   * @param rank rank, from 1, of the window it repeats
   */
  record Duplicate(long window, int rank) {}
}
