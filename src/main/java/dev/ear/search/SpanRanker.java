package dev.ear.search;

import dev.ear.index.AnchorSpans;
import dev.ear.index.ParentSpans;
import dev.ear.index.SpanLookup;
import dev.ear.index.TermSpans;
import dev.ear.index.WindowSpans;
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

  /** Workers that no query uses at the moment: as many as queries ever ran at once. */
  private final Queue<Worker> idle = new ConcurrentLinkedQueue<>();

  /** What serves one query at a time. */
  private record Worker(SpanLookup lookup, SpanScorer scorer) {}

  SpanRanker(WindowSpans windows) {
    this.windows = windows;
    parents = windows.parents();
  }

  @Override
  public Ranking rank(AnalyzedQuery query, int k, double maxOverlap) throws IOException {
    @Nullable Worker idler = idle.poll();
    Worker worker = idler == null ? new Worker(parents.lookup(), new SpanScorer(windows)) : idler;
    List<TermSpans> tokens = tokens(query.tokens(), worker.lookup());
    List<AnchorSpans> keys = keys(query.keys(), worker.lookup());
    worker.scorer().start(tokens, keys);
    Ranking ranking = select(worker.scorer(), new WindowSelection(k, maxOverlap), keys.isEmpty());
    idle.add(worker);
    return ranking;
  }

  private static List<TermSpans> tokens(Set<String> tokens, SpanLookup lookup) throws IOException {
    var found = new ArrayList<TermSpans>(tokens.size());
    for (String token : tokens) {
      @Nullable TermSpans spans = lookup.token(token);
      if (spans != null) {
        found.add(spans);
      }
    }
    return found;
  }

  private static List<AnchorSpans> keys(Set<String> keys, SpanLookup lookup) throws IOException {
    var found = new ArrayList<AnchorSpans>(keys.size());
    for (String key : keys) {
      @Nullable AnchorSpans spans = lookup.key(key);
      if (spans != null) {
        found.add(spans);
      }
    }
    return found;
  }

  private Ranking select(SpanScorer scorer, WindowSelection selection, boolean fallback) {
    Map<ByteBuffer, Integer> rankOf = new HashMap<>();
    while (!selection.full()) {
      long scored = scorer.next();
      if (scored == SpanScorer.NONE) {
        break;
      }
      long window = SpanScorer.window(scored);
      ByteBuffer tokens = windows.tokens(window);
      @Nullable Integer rank = rankOf.get(tokens);
      if (rank != null) {
        selection.skipRepeat(windows.place(window), rank);
      } else {
        double score = (double) SpanScorer.points(scored) / SpanScorer.HALVES;
        if (selection.offer(new Ranked(window, score), windows.place(window))) {
          rankOf.put(tokens, selection.size());
        }
      }
    }
    return selection.ranking(fallback);
  }
}
