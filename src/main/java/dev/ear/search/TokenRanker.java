package dev.ear.search;

import java.io.IOException;
import java.util.List;
import org.apache.lucene.search.IndexSearcher;

/**
 * Ranks chunks or pages by the tokens of Q alone (METHOD 5, chunk and bm25-page).
 *
 * <p>What a token is worth is the searcher's similarity: one point for chunks, BM25 for pages.
 */
final class TokenRanker implements Ranker {
  private final IndexSearcher searcher;

  TokenRanker(IndexSearcher searcher) {
    this.searcher = searcher;
  }

  @Override
  public Ranking rank(AnalyzedQuery query, int k, double maxOverlap) throws IOException {
    return new Ranking(
        TopUnits.of(searcher, TokenClauses.of(query.tokens()).build(), k), false, List.of());
  }
}
