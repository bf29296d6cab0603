package dev.ear.search;

import dev.ear.index.EarIndex;
import dev.ear.index.WindowDocuments;
import dev.ear.search.Ranking.Duplicate;
import dev.ear.search.Ranking.Ranked;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.search.IndexSearcher;

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
  private final WindowDocuments store;
  private final WindowScorer scorer;

  WindowRanker(EarIndex index, WindowDocuments store) {
    this.index = index;
    this.store = store;
    windows = store.searcher();
    scorer = new WindowScorer(windows);
  }

  @Override
  public Ranking rank(AnalyzedQuery query, int k) throws IOException {
    List<String> centres = centres(query.keys());
    Map<String, Float> anchors = centres.isEmpty() ? Map.of() : weights(query.keys());
    // Asking for more when repeats fall out of the best: k is filled after they are skipped.
    int all = windows.getIndexReader().maxDoc();
    for (int asked = Math.min(k, all) + SPARE; ; asked = Math.min(2 * asked, all + SPARE)) {
      List<Ranked> best =
          centres.isEmpty()
              ? TopUnits.of(windows, TokenClauses.of(query.tokens()).build(), asked)
              : scorer.best(centres, query.tokens(), anchors, asked);
      Ranking ranking = withoutRepeats(best, k, centres.isEmpty());
      if (ranking.units().size() == k || best.size() < asked) {
        return ranking;
      }
    }
  }

  private List<String> centres(Set<String> keys) throws IOException {
    var centres = new ArrayList<String>();
    for (String key : keys) {
      if (store.isCentre(key)) {
        centres.add(key);
      }
    }
    return centres;
  }

  private Map<String, Float> weights(Set<String> keys) throws IOException {
    Map<String, Float> weights = new LinkedHashMap<>();
    for (String key : keys) {
      weights.put(key, index.isYear(key) ? ANCHOR_WEIGHT + YEAR_BONUS : ANCHOR_WEIGHT);
    }
    return weights;
  }

  private Ranking withoutRepeats(List<Ranked> best, int k, boolean fallback) throws IOException {
    Map<Integer, Integer> rankOf = new HashMap<>();
    var units = new ArrayList<Ranked>();
    var duplicates = new ArrayList<Duplicate>();
    for (Ranked window : best) {
      if (units.size() == k) {
        break;
      }
      int first = store.firstWithSameTokens(Math.toIntExact(window.number()));
      Integer rank = rankOf.putIfAbsent(first, units.size() + 1);
      if (rank == null) {
        units.add(window);
      } else {
        duplicates.add(new Duplicate(window.number(), rank));
      }
    }
    return new Ranking(units, fallback, duplicates);
  }
}
