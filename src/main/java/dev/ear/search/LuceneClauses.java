package dev.ear.search;

import dev.ear.search.Ranking.Ranked;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.Weight;
import org.jspecify.annotations.Nullable;

/**
 * Tells which clauses of a query in Lucene's syntax a unit matches, and what each adds to its
 * score.
 *
 * <p>Clauses add up in Lucene, so that each can be scored by itself.
 */
final class LuceneClauses {
  private final IndexSearcher searcher;
  private final List<Clause> clauses = new ArrayList<>();

  private record Clause(String name, Weight weight) {}

  /**
   * Takes a query apart.
   *
   * @param searcher the index it is put to
   * @param query the query
   * @param names its clauses as typed, by their queries
   */
  LuceneClauses(IndexSearcher searcher, Query query, Map<Query, String> names) throws IOException {
    this.searcher = searcher;
    collect(query, 1, names);
  }

  private void collect(Query query, float boost, Map<Query, String> names) throws IOException {
    @Nullable String name = names.get(query);
    if (name != null) {
      Query boosted = searcher.rewrite(boost == 1 ? query : new BoostQuery(query, boost));
      clauses.add(new Clause(name, searcher.createWeight(boosted, ScoreMode.COMPLETE, 1)));
    } else if (query instanceof BoostQuery boosted) {
      collect(boosted.getQuery(), boost * boosted.getBoost(), names);
    } else if (query instanceof BooleanQuery several) {
      for (BooleanClause clause : several) {
        if (clause.isScoring()) {
          collect(clause.query(), boost, names);
        }
      }
    }
  }

  /** Returns units with the clauses they match; one of score 0 matches nothing that counts. */
  List<Ranked> explained(List<Ranked> units) throws IOException {
    var explained = new ArrayList<Ranked>();
    for (Ranked unit : units) {
      if (unit.score() > 0) {
        explained.add(new Ranked(unit.number(), unit.score(), unit.place(), terms(document(unit))));
      }
    }
    return explained;
  }

  private static int document(Ranked unit) {
    return Math.toIntExact(unit.number());
  }

  private List<ScoreTerm> terms(int document) throws IOException {
    List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
    LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(document, leaves));
    var terms = new ArrayList<ScoreTerm>();
    for (Clause clause : clauses) {
      @Nullable Scorer scorer = clause.weight().scorer(leaf);
      int wanted = document - leaf.docBase;
      if (scorer != null && scorer.iterator().advance(wanted) == wanted) {
        double points = scorer.score();
        terms.add(new ScoreTerm(ScoreTerm.CLAUSE, clause.name(), null, 1, points, 0, points));
      }
    }
    return terms;
  }
}
