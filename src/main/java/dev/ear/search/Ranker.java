package dev.ear.search;

import java.io.IOException;

/** Ranks the units of one index for a query (METHOD 5). */
interface Ranker {
  /**
   * Ranks units.
   *
   * @param query the query
   * @param k how many to return at most, at least 1
   * @param maxOverlap the share of the shorter one's words that two windows of a page may have in
   *     common; of no matter to other units
   * @return at most {@code k} units of a score above 0; those for a smaller k are the first of
   *     those for a larger
   */
  Ranking rank(AnalyzedQuery query, int k, double maxOverlap) throws IOException;
}
