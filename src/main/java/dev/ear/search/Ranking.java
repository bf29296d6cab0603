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
   * @param document its document number in its index
   * @param score its score
   */
  record Ranked(int document, double score) {}

  /**
   * A window that was skipped.
   *
   * @param document its document number
   * @param rank rank, from 1, of the window it repeats
   */
  record Duplicate(int document, int rank) {}
}
