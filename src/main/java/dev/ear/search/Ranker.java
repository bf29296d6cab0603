package dev.ear.search;

import java.io.IOException;

/** Ranks the units of one index for a query (METHOD 5). */
interface Ranker {
  /**
   * Ranks units.
   *
   * @param query the query
   * @param k how many to return at most, at least 1
   * @return at most {@code k} units of a score above 0
   */
  Ranking rank(AnalyzedQuery query, int k) throws IOException;
}
