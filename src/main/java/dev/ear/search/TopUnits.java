package dev.ear.search;

import dev.ear.search.Ranking.Ranked;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TopScoreDocCollectorManager;

/** Runs a Lucene query for its best documents; ties in index order. */
final class TopUnits {
  private TopUnits() {}

  /**
   * Returns the {@code k} best documents.
   *
   * <p>Hit counts are not asked for, which lets Lucene skip documents that cannot be among the
   * best.
   */
  static List<Ranked> of(IndexSearcher searcher, Query query, int k) throws IOException {
    int wanted = Math.max(1, Math.min(k, searcher.getIndexReader().maxDoc()));
    var ranked = new ArrayList<Ranked>();
    try {
      var manager = new TopScoreDocCollectorManager(wanted, wanted);
      for (ScoreDoc hit : searcher.search(query, manager).scoreDocs) {
        ranked.add(new Ranked(hit.doc, hit.score));
      }
    } catch (IndexSearcher.TooManyClauses e) {
      throw TokenClauses.tooMany(e);
    }
    return ranked;
  }
}
