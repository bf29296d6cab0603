package dev.ear.search;

import dev.ear.index.EarIndex;
import dev.ear.index.WindowDocuments;
import dev.ear.index.WindowPlace;
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
  public Ranking rank(AnalyzedQuery query, int k, double maxOverlap) throws IOException {
    List<String> centres = centres(query.keys());
    Map<String, Float> anchors = centres.isEmpty() ? Map.of() : weights(query.keys());
    // Asking for more when repeats fall out of the best: k is filled after they are skipped.
    int all = windows.getIndexReader().maxDoc();
    for (int asked = Math.min(k, all) + SPARE; ; asked = Math.min(2 * asked, all + SPARE)) {
      List<Ranked> best =
          centres.isEmpty()
              ? TopUnits.of(windows, TokenClauses.of(query.tokens()).build(), asked)
              : scorer.best(centres, query.tokens(), anchors, asked);
      Ranking ranking = select(best, new WindowSelection(k, maxOverlap), centres.isEmpty());
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

  private Ranking select(List<Ranked> best, WindowSelection selection, boolean fallback)
      throws IOException {
    Map<Integer, Integer> rankOf = new HashMap<>();
    for (Ranked window : best) {
      if (selection.full()) {
        break;
      }
      WindowPlace place = store.place(window.number());
      int first = store.firstWithSameTokens(Math.toIntExact(window.number()));
      Integer rank = rankOf.get(first);
      if (rank != null) {
        selection.skipRepeat(place, rank);
      } else if (selection.offer(window, place)) {
        rankOf.put(first, selection.size());
      }
    }
    return selection.ranking(fallback);
  }
}
