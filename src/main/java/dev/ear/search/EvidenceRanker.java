package dev.ear.search;

import dev.ear.index.PageSpans;
import dev.ear.search.Ranking.Ranked;
import dev.ear.search.Ranking.Skipped;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/*
 * The paper counts what a window has: a point a token, three an anchor. Its best windows are then
 * often one window three times over, a few words apart, around neighbouring anchors. This ranking
 * asks instead what a window adds:
 *
 *    1. The thirty best pages by BM25 over stems are opened. Their windows are the candidates,
 *       whatever anchors they are drawn around: anchors pull, they do not exclude.
 *    2. A window is worth the stems and anchors it holds, the rare ones more, plus what stands
 *       within twenty words of each other, for an answer stands close to what is asked. Of the
 *       options only the one it speaks for most counts: options are alternatives.
 *    3. Windows are taken one at a time. What a window says that those before it have said counts
 *       half, and one that shares more than three tenths of its words with one of them is skipped.
 *
 * All it reads is in the pages index, so both ways of storing windows give the same answers.
 */
/** Ranks windows by the evidence each adds to those before it (METHOD 5, evidence). */
final class EvidenceRanker implements Ranker {
  private final PageSpans pages;
  private final int radius;
  private final EvidenceWeights weights;
  private final AtomicReferenceArray<@Nullable DrawnWindows> drawn;

  /** Workers that no query uses at the moment: as many as queries ever ran at once. */
  private final Queue<Worker> idle = new ConcurrentLinkedQueue<>();

  /** What serves one query at a time. */
  private record Worker(EvidenceQuery.Reader reader, BestPages best, WindowTable table) {}

  EvidenceRanker(PageSpans pages, int radius, EvidenceWeights weights) {
    this.pages = pages;
    this.radius = radius;
    this.weights = weights;
    drawn = new AtomicReferenceArray<>(pages.count());
  }

  @Override
  public Ranking rank(AnalyzedQuery analyzed, int k, double maxOverlap) throws IOException {
    @Nullable Worker idler = idle.poll();
    Worker worker =
        idler == null
            ? new Worker(new EvidenceQuery.Reader(pages), new BestPages(pages), new WindowTable())
            : idler;
    EvidenceQuery query = worker.reader().read(analyzed);
    var candidates = new ArrayList<CandidatePage>();
    for (int page : worker.best().of(query, weights.pages())) {
      int least = DrawnWindows.leastWords(pages.words(page), radius);
      candidates.add(CandidatePage.of(query, page, least));
    }
    var scorer =
        new EvidenceScorer(query, candidates, worker.table(), this::windows, weights, radius);
    Ranking ranking = select(query, scorer, k, maxOverlap);
    worker.table().clear();
    idle.add(worker);
    return ranking;
  }

  private static Ranking select(
      EvidenceQuery query, EvidenceScorer scorer, int k, double maxOverlap) throws IOException {
    var taken = new ArrayList<Ranked>();
    var skipped = new ArrayList<Skipped>();
    while (taken.size() < k) {
      int best = scorer.best();
      if (best < 0) {
        break;
      }
      scorer.passedOver(best, skipped);
      taken.add(scorer.ranked(best));
      scorer.take(best, maxOverlap);
    }
    return new Ranking(taken, query.stems() == query.terms().size(), skipped);
  }

  private DrawnWindows windows(int page) throws IOException {
    @Nullable DrawnWindows windows = drawn.get(page);
    if (windows == null) {
      windows = DrawnWindows.of(pages.words(page), pages.anchors(page), radius);
      drawn.set(page, windows);
    }
    return windows;
  }
}
