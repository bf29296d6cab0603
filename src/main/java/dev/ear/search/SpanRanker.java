package dev.ear.search;

import dev.ear.index.AnchorSpans;
import dev.ear.index.ParentSpans;
import dev.ear.index.TermSpans;
import dev.ear.index.WindowSpans;
import dev.ear.search.Ranking.Duplicate;
import dev.ear.search.Ranking.Ranked;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** Ranks windows that are drawn in their parents while the query runs (METHOD 5, entity-window). */
final class SpanRanker implements Ranker {
  private final WindowSpans windows;
  private final ParentSpans parents;

  /** Scorers that no query uses at the moment: as many as queries ever ran at once. */
  private final Queue<SpanScorer> idle = new ConcurrentLinkedQueue<>();

  SpanRanker(WindowSpans windows) {
    this.windows = windows;
    parents = windows.parents();
  }

  @Override
  public Ranking rank(AnalyzedQuery query, int k) throws IOException {
    List<TermSpans> tokens = tokens(query.tokens());
    List<AnchorSpans> keys = keys(query.keys());
    @Nullable SpanScorer scorer = idle.poll();
    if (scorer == null) {
      scorer = new SpanScorer(windows);
    }
    scorer.start(tokens, keys);
    Ranking ranking = withoutRepeats(scorer, k, keys.isEmpty());
    idle.add(scorer);
    return ranking;
  }

  private List<TermSpans> tokens(Set<String> tokens) throws IOException {
    var found = new ArrayList<TermSpans>(tokens.size());
    for (String token : tokens) {
      @Nullable TermSpans spans = parents.token(token);
      if (spans != null) {
        found.add(spans);
      }
    }
    return found;
  }

  private List<AnchorSpans> keys(Set<String> keys) throws IOException {
    var found = new ArrayList<AnchorSpans>(keys.size());
    for (String key : keys) {
      @Nullable AnchorSpans spans = parents.key(key);
      if (spans != null) {
        found.add(spans);
      }
    }
    return found;
  }

  private Ranking withoutRepeats(SpanScorer scorer, int k, boolean fallback) {
    Map<ByteBuffer, Integer> rankOf = new HashMap<>();
    var units = new ArrayList<Ranked>();
    var duplicates = new ArrayList<Duplicate>();
    while (units.size() < k) {
      long scored = scorer.next();
      if (scored == SpanScorer.NONE) {
        break;
      }
      long window = SpanScorer.window(scored);
      @Nullable Integer rank = rankOf.putIfAbsent(windows.tokens(window), units.size() + 1);
      if (rank == null) {
        units.add(new Ranked(window, (double) SpanScorer.points(scored) / SpanScorer.HALVES));
      } else {
        duplicates.add(new Duplicate(window, rank));
      }
    }
    return new Ranking(units, fallback, duplicates);
  }
}
