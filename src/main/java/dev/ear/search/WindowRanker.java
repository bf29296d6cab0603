package dev.ear.search;

import dev.ear.index.EarIndex;
import dev.ear.index.Fields;
import dev.ear.index.UnitPlaces;
import dev.ear.search.Ranking.Duplicate;
import dev.ear.search.Ranking.Ranked;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;

/**
 * Ranks windows: overlap, three points a matched anchor, a bonus a matched year (METHOD 5,
 * entity-window).
 */
final class WindowRanker implements Ranker {
  /** Points of a matched anchor. */
  static final float ANCHOR_WEIGHT = 3f;

  /** Points of a matched year, over and above those it earns as an anchor. */
  static final float YEAR_BONUS = 1.5f;

  /** How many more than k to ask for at first, in case some are repeats. */
  private static final int SPARE = 8;

  private final EarIndex index;
  private final IndexSearcher windows;
  private final UnitPlaces places;

  WindowRanker(EarIndex index) {
    this.index = index;
    windows = index.windows();
    places = index.windowPlaces();
  }

  @Override
  public Ranking rank(AnalyzedQuery query, int k) throws IOException {
    List<String> centres = centres(query.keys());
    boolean fallback = centres.isEmpty();
    BooleanQuery.Builder clauses = TokenClauses.of(query.tokens());
    if (!fallback) {
      addAnchorClauses(query.keys(), centres, clauses);
    }
    BooleanQuery luceneQuery = clauses.build();
    // Asking for more when repeats fall out of the best: k is filled after they are skipped.
    for (int asked = k + SPARE; ; asked *= 2) {
      List<Ranked> best = TopUnits.of(windows, luceneQuery, asked);
      Ranking ranking = withoutRepeats(best, k, fallback);
      if (ranking.units().size() == k || best.size() < asked) {
        return ranking;
      }
    }
  }

  private List<String> centres(Set<String> keys) throws IOException {
    var centres = new ArrayList<String>();
    for (String key : keys) {
      if (index.isCentre(key)) {
        centres.add(key);
      }
    }
    return centres;
  }

  private void addAnchorClauses(
      Set<String> keys, List<String> centres, BooleanQuery.Builder query) throws IOException {
    for (String key : keys) {
      float weight = index.isYear(key) ? ANCHOR_WEIGHT + YEAR_BONUS : ANCHOR_WEIGHT;
      query.add(
          new BoostQuery(new TermQuery(new Term(Fields.ANCHOR, key)), weight), Occur.SHOULD);
    }
    var competing = new BooleanQuery.Builder();
    for (String centre : centres) {
      competing.add(new TermQuery(new Term(Fields.CENTRE, centre)), Occur.SHOULD);
    }
    query.add(competing.build(), Occur.FILTER);
    // Every competing window matches the clause of its own centre; saying so lets Lucene prune.
    query.setMinimumNumberShouldMatch(1);
  }

  private Ranking withoutRepeats(List<Ranked> best, int k, boolean fallback) throws IOException {
    Map<Integer, Integer> rankOf = new HashMap<>();
    var units = new ArrayList<Ranked>();
    var duplicates = new ArrayList<Duplicate>();
    for (Ranked window : best) {
      if (units.size() == k) {
        break;
      }
      int first = places.firstWithSameTokens(window.document());
      Integer rank = rankOf.putIfAbsent(first, units.size() + 1);
      if (rank == null) {
        units.add(window);
      } else {
        duplicates.add(new Duplicate(window.document(), rank));
      }
    }
    return new Ranking(units, fallback, duplicates);
  }
}
