package dev.ear.search;

import dev.ear.index.WindowPlace;
import dev.ear.search.Ranking.Ranked;
import dev.ear.search.Ranking.Skipped;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Most pages are never opened. A window lies on its page, so it cannot be worth more than all the
 * page's words would be in the page's shortest window: that bound takes one look-up a term. A page is
 * opened, and its windows are scored, only when its bound reaches the best window found so far.
 *
 * What a term is worth falls when a taken window has said it and never rises. So a window's last
 * score, and a page's last bound, bound what it is worth later, and only what reaches the best so far
 * is counted again. Bounds and scores sum in different order; a bound gets a billionth more, so that
 * rounding never hides a window.
 */
/** Scores windows by the evidence they add to those taken (METHOD 5). For one query. */
final class EvidenceScorer {
  private static final double ROUNDING = 1 + 1e-9;
  private static final int TAKEN = -1;

  private final EvidenceQuery query;
  private final WindowTable windows;
  private final Drawer drawer;
  private final EvidenceWeights weights;
  private final TermGains gains;
  private final EvidencePoints points;

  /** What each term counts in a run: a key nothing, for its words count as stems. */
  private final double[] inRuns;

  private final List<Candidate> candidates = new ArrayList<>();

  /** The windows taken, by rank. */
  private final List<Integer> taken = new ArrayList<>();

  /** Draws the windows of a page. */
  @FunctionalInterface
  interface Drawer {
    /** Returns the windows of the page of a document. */
    DrawnWindows draw(int document) throws IOException;
  }

  /** A page that is not opened: the nearer its bound is looked at, the lower it gets. */
  private static final class Candidate {
    final CandidatePage page;
    TermsOnPage terms;
    @Nullable Runs runs;
    double bound;

    Candidate(CandidatePage page, TermsOnPage terms) {
      this.page = page;
      this.terms = terms;
    }
  }

  /**
   * Begins a query.
   *
   * @param query the query
   * @param pages the pages whose windows may be taken
   * @param windows a table no other query uses meanwhile
   * @param drawer what draws the windows of a page
   * @param weights what parts of the score count
   * @param radius words on either side of a window's anchor
   */
  EvidenceScorer(
      EvidenceQuery query,
      List<CandidatePage> pages,
      WindowTable windows,
      Drawer drawer,
      EvidenceWeights weights,
      int radius) {
    this.query = query;
    this.windows = windows;
    this.drawer = drawer;
    this.weights = weights;
    int most = pages.stream().mapToInt(CandidatePage::most).max().orElse(0);
    gains = new TermGains(query, most, weights);
    points = new EvidencePoints(query, windows, gains, weights, radius);
    inRuns = new double[query.terms().size()];
    for (int term = 0; term < query.stems(); term++) {
      inRuns[term] = query.terms().get(term).weight();
    }
    windows.begin(query.terms().size());
    var all = new TermsOnPage(query.asked(), query.options());
    for (CandidatePage page : pages) {
      var candidate = new Candidate(page, all);
      candidate.bound = bound(candidate);
      candidates.add(candidate);
    }
  }

  /** Returns the best window that may be taken, ties in index order; negative for none above 0. */
  int best() throws IOException {
    // What looked best before is likely to be best still, and few need to be scored beside it.
    int best = highestBound();
    double most = 0;
    if (best >= 0) {
      windows.bound[best] = points.score(best);
      most = windows.bound[best];
      best = most > 0 ? best : -1;
    }
    for (int window = 0; window < windows.count; window++) {
      if (windows.state[window] == 0 && windows.bound[window] >= most && window != best) {
        windows.bound[window] = points.score(window);
        if (better(window, best, most)) {
          most = windows.bound[window];
          best = window;
        }
      }
    }
    while (true) {
      @Nullable Candidate next = highest(most);
      if (next == null) {
        return best;
      }
      next.bound = bound(next);
      if (next.bound < most) {
        continue;
      }
      @Nullable Runs runs = next.runs;
      if (runs == null) {
        next.terms = TermsOnPage.of(query, next.page);
        next.runs = new Runs(query, next.page);
        next.bound = bound(next);
      } else {
        candidates.remove(next);
        for (int window = open(next, runs); window < windows.count; window++) {
          if (better(window, best, most)) {
            most = windows.bound[window];
            best = window;
          }
        }
      }
    }
  }

  /** Returns the window that may be taken and was worth most; negative for none above 0. */
  private int highestBound() {
    int highest = -1;
    double most = 0;
    for (int window = 0; window < windows.count; window++) {
      if (windows.state[window] == 0 && windows.bound[window] > most) {
        most = windows.bound[window];
        highest = window;
      }
    }
    return highest;
  }

  private boolean better(int window, int best, double most) {
    double score = windows.bound[window];
    return score > most || (score == most && best >= 0 && windows.before(window, best));
  }

  private @Nullable Candidate highest(double most) {
    @Nullable Candidate highest = null;
    for (Candidate candidate : candidates) {
      if (candidate.bound > 0
          && candidate.bound >= most
          && (highest == null || candidate.bound > highest.bound)) {
        highest = candidate;
      }
    }
    return highest;
  }

  private int open(Candidate candidate, Runs runs) throws IOException {
    CandidatePage page = candidate.page;
    DrawnWindows drawn = drawer.draw(page.document());
    int first = windows.add(new OpenPage(page.document(), candidate.terms, runs, drawn));
    runs.into(drawn, windows, first);
    for (int key = query.stems(); key < query.terms().size(); key++) {
      if (page.counts()[key] > 0) {
        page.findIn(drawn, query.terms().get(key).places(), key, windows, first);
      }
    }
    for (int window = first; window < windows.count; window++) {
      windows.bound[window] = points.score(window);
    }
    return first;
  }

  /** Lists the windows that are better than one and overlap a taken one, best first, each once. */
  void passedOver(int than, List<Skipped> skipped) {
    var over = new ArrayList<Integer>();
    double score = points.score(than);
    for (int window = 0; window < windows.count; window++) {
      if (windows.state[window] > 0 && windows.bound[window] >= score) {
        windows.bound[window] = points.score(window);
        if (better(window, than, score)) {
          over.add(window);
        }
      }
    }
    over.sort(
        Comparator.comparingDouble((Integer window) -> -windows.bound[window])
            .thenComparing(window -> windows.page[window].document())
            .thenComparing(window -> windows.number[window]));
    for (int window : over) {
      int rank = windows.state[window];
      WindowPlace place = windows.place(window);
      int shared = WindowSelection.shared(place, windows.place(taken.get(rank - 1)));
      skipped.add(new Skipped(place, rank, shared));
      windows.state[window] = TAKEN;
    }
  }

  /** Takes a window: what it says counts less from now on, and what overlaps it is out. */
  void take(int window, double maxOverlap) {
    taken.add(window);
    windows.state[window] = TAKEN;
    for (int term = 0; term < query.terms().size(); term++) {
      gains.cover(term, windows.counts[windows.row(window) + term]);
    }
    OpenPage on = windows.page[window];
    int start = on.windows().starts()[windows.number[window]];
    int end = on.windows().ends()[windows.number[window]];
    for (int other = 0; other < windows.count; other++) {
      if (windows.state[other] == 0 && windows.page[other] == on) {
        int i = windows.number[other];
        int shared =
            Math.min(end, on.windows().ends()[i]) - Math.max(start, on.windows().starts()[i]);
        if (shared > maxOverlap * Math.min(end - start, on.windows().words(i))) {
          windows.state[other] = taken.size();
        }
      }
    }
  }

  /** Returns a window that may be taken, as it stands with what was taken before. */
  Ranked ranked(int window) {
    return new Ranked(window, points.score(window), windows.place(window), points.explain(window));
  }

  private double bound(Candidate candidate) {
    CandidatePage page = candidate.page;
    @Nullable Runs runs = candidate.runs;
    double run = runs == null ? allOf(page) : runs.most();
    double most = points.of(candidate.terms, page.counts(), 0) + weights.near() * run;
    return most / points.length(page.least()) * ROUNDING;
  }

  /** What a run would be worth that held all stems of a page. */
  private double allOf(CandidatePage page) {
    double best = 0;
    for (int[] option : query.options()) {
      best = Math.max(best, inRun(option, page.counts()));
    }
    return inRun(query.asked(), page.counts()) + best;
  }

  private double inRun(int[] some, byte[] held) {
    double points = 0;
    for (int term : some) {
      points += held[term] > 0 ? inRuns[term] : 0;
    }
    return points;
  }
}
