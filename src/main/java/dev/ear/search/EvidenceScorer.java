package dev.ear.search;

import dev.ear.index.PlacesOnPages;
import dev.ear.index.WindowPlace;
import dev.ear.search.EvidenceQuery.Term;
import dev.ear.search.Ranking.Skipped;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.apache.lucene.util.ArrayUtil;
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
/** Scores windows by the evidence they add to those taken (METHOD 5). For one query at a time. */
final class EvidenceScorer {
  private static final double ROUNDING = 1 + 1e-9;

  /** Occurrences beyond these add nothing that could matter. */
  private static final int MOST_COUNTED = Byte.MAX_VALUE;

  private static final int TAKEN = -1;
  private static final DrawnWindows NONE = new DrawnWindows(new int[0], new int[0], new int[0]);

  private final int radius;
  private final Drawer drawer;
  private final EvidenceWeights weights;
  private final double[] worth = new double[MOST_COUNTED + 1];
  private EvidenceQuery query = new EvidenceQuery(List.of(), 0, List.of(), List.of());
  private Term[] terms = new Term[0];
  private double[] covered = new double[0];

  private final List<Candidate> pages = new ArrayList<>();

  /**
   * Of the windows of opened pages: page, number there, counts of terms, run, last score, state.
   */
  private Candidate[] page = new Candidate[512];

  private int[] number = new int[512];
  private byte[] counts = new byte[8192];
  private int[] run = new int[512];
  private double[] bound = new double[512];

  /** 0 while a window may be taken, else the rank it overlaps, or that it is taken or told of. */
  private int[] state = new int[512];

  private int count;

  /** The windows taken, by rank. */
  private int[] taken = new int[8];

  /** A page whose windows may be scored. */
  private static final class Candidate {
    final int document;
    final TermsOnPage terms;
    final double least;
    double bound;
    @Nullable Runs runs;
    DrawnWindows windows = NONE;

    Candidate(int document, TermsOnPage terms, double least) {
      this.document = document;
      this.terms = terms;
      this.least = least;
    }
  }

  /** Draws the windows of a page. */
  @FunctionalInterface
  interface Drawer {
    /** Returns the windows of the page of a document. */
    DrawnWindows draw(int document) throws IOException;
  }

  EvidenceScorer(int radius, Drawer drawer, EvidenceWeights weights) {
    this.radius = radius;
    this.drawer = drawer;
    this.weights = weights;
    for (int n = 1; n < worth.length; n++) {
      worth[n] = n * (weights.k1() + 1) / (n + weights.k1());
    }
  }

  /** Begins a query. */
  void start(EvidenceQuery next) {
    query = next;
    terms = next.terms().toArray(Term[]::new);
    covered = new double[terms.length];
    pages.clear();
    count = 0;
  }

  /**
   * Adds a page.
   *
   * @param document its document
   * @param words how many words it has
   */
  void add(int document, int words) {
    byte[] all = new byte[terms.length];
    for (int term = 0; term < terms.length; term++) {
      int slot = terms[term].places().slot(document);
      if (slot >= 0) {
        all[term] = counted(term, terms[term].places().count(slot));
      }
    }
    double least = length(DrawnWindows.leastWords(words, radius));
    var candidate = new Candidate(document, TermsOnPage.of(query, all), least);
    candidate.bound = bound(candidate);
    pages.add(candidate);
  }

  /** Returns the best window that may be taken, ties in index order; negative for none above 0. */
  int best() throws IOException {
    int best = -1;
    double most = 0;
    for (int window = 0; window < count; window++) {
      if (state[window] == 0 && bound[window] >= most) {
        bound[window] = score(window);
        if (better(window, bound[window], best, most)) {
          most = bound[window];
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
      if (next.bound >= most && next.runs == null) {
        next.runs = new Runs(query, next.terms, next.document);
        next.bound = bound(next);
      } else if (next.bound >= most) {
        int first = count;
        open(next);
        for (int window = first; window < count; window++) {
          if (better(window, bound[window], best, most)) {
            most = bound[window];
            best = window;
          }
        }
      }
    }
  }

  private boolean better(int window, double score, int best, double most) {
    return score > most || (score == most && best >= 0 && before(window, best));
  }

  private boolean before(int window, int other) {
    int pageOrder = Integer.compare(page[window].document, page[other].document);
    return pageOrder < 0 || (pageOrder == 0 && number[window] < number[other]);
  }

  private @Nullable Candidate highest(double most) {
    @Nullable Candidate highest = null;
    for (Candidate candidate : pages) {
      if (candidate.bound > 0
          && candidate.bound >= most
          && (highest == null || candidate.bound > highest.bound)) {
        highest = candidate;
      }
    }
    return highest;
  }

  private void open(Candidate candidate) throws IOException {
    DrawnWindows windows = drawer.draw(candidate.document);
    candidate.windows = windows;
    Runs runs = Objects.requireNonNull(candidate.runs);
    candidate.bound = 0;
    int first = count;
    reserve(count + windows.count());
    count += windows.count();
    Arrays.fill(counts, first * terms.length, count * terms.length, (byte) 0);
    for (int term = 0; term < terms.length; term++) {
      if (candidate.terms.counts()[term] > 0) {
        PlacesOnPages places = terms[term].places();
        countIn(windows, first, term, places, places.slot(candidate.document));
      }
    }
    for (int i = 0; i < windows.count(); i++) {
      int window = first + i;
      page[window] = candidate;
      number[window] = i;
      run[window] = runs.best(windows.starts()[i], windows.ends()[i]);
      state[window] = 0;
      bound[window] = score(window);
    }
  }

  private void countIn(DrawnWindows windows, int first, int term, PlacesOnPages places, int slot) {
    int to = places.first()[slot + 1];
    for (int i = 0; i < windows.count(); i++) {
      int start = windows.starts()[i];
      int end = windows.ends()[i];
      int inside = 0;
      for (int at = places.firstFrom(slot, start); at < to && places.starts()[at] < end; at++) {
        if (places.ends()[at] <= end) {
          inside++;
        }
      }
      counts[(first + i) * terms.length + term] = counted(term, inside);
    }
  }

  /** A key counts once: its words count as stems already. */
  private byte counted(int term, int occurrences) {
    return (byte) Math.min(occurrences, term < query.stems() ? MOST_COUNTED : 1);
  }

  /** Lists the windows that are better than one and overlap a taken one, best first, each once. */
  void passedOver(int than, List<Skipped> skipped) {
    var over = new ArrayList<Integer>();
    double score = score(than);
    for (int window = 0; window < count; window++) {
      if (state[window] > 0 && bound[window] >= score) {
        bound[window] = score(window);
        if (better(window, bound[window], than, score)) {
          over.add(window);
        }
      }
    }
    over.sort(
        Comparator.comparingDouble((Integer window) -> -bound[window])
            .thenComparing(window -> page[window].document)
            .thenComparing(window -> number[window]));
    for (int window : over) {
      int rank = state[window];
      WindowPlace place = place(window);
      int shared = WindowSelection.shared(place, place(taken[rank - 1]));
      skipped.add(new Skipped(place, rank, shared));
      state[window] = TAKEN;
    }
  }

  /** Takes a window: what it says counts less from now on, and what overlaps it is out. */
  void take(int window, int rank, double maxOverlap) {
    taken = ArrayUtil.grow(taken, rank);
    taken[rank - 1] = window;
    state[window] = TAKEN;
    for (int term = 0; term < terms.length; term++) {
      covered[term] = Math.max(covered[term], value(term, counts[window * terms.length + term]));
    }
    DrawnWindows on = page[window].windows;
    int start = on.starts()[number[window]];
    int end = on.ends()[number[window]];
    for (int other = 0; other < count; other++) {
      if (state[other] == 0 && page[other] == page[window]) {
        int i = number[other];
        int shared = Math.min(end, on.ends()[i]) - Math.max(start, on.starts()[i]);
        if (shared > maxOverlap * Math.min(end - start, on.words(i))) {
          state[other] = rank;
        }
      }
    }
  }

  WindowPlace place(int window) {
    return page[window].windows.place(page[window].document, number[window]);
  }

  /** Returns what a window is worth, beside what was taken. */
  double score(int window) {
    double points = points(page[window].terms, counts, window * terms.length);
    return (points + runPoints(window)) / length(page[window].windows.words(number[window]));
  }

  private double bound(Candidate candidate) {
    @Nullable Runs runs = candidate.runs;
    double run = runs == null ? allOf(candidate.terms) : runs.most();
    double points = points(candidate.terms, candidate.terms.counts(), 0) + weights.near() * run;
    return points / candidate.least * ROUNDING;
  }

  /** What a run would be worth that held all stems of a page. */
  private double allOf(TermsOnPage held) {
    double best = 0;
    for (int[] option : held.options()) {
      best = Math.max(best, weight(option));
    }
    return weight(held.asked()) + best;
  }

  private double weight(int[] some) {
    double weight = 0;
    for (int term : some) {
      weight += term < query.stems() ? terms[term].weight() : 0;
    }
    return weight;
  }

  private double points(TermsOnPage on, byte[] held, int from) {
    double points = gain(on.asked(), held, from);
    double best = 0;
    for (int[] option : on.options()) {
      best = Math.max(best, gain(option, held, from));
    }
    return points + best;
  }

  private double gain(int[] some, byte[] held, int from) {
    double gain = 0;
    for (int term : some) {
      gain += gain(term, held[from + term]);
    }
    return gain;
  }

  private double gain(int term, int occurrences) {
    double value = value(term, occurrences);
    return value - weights.covered() * Math.min(value, covered[term]);
  }

  private double value(int term, int occurrences) {
    double part = term < query.stems() ? 1 : weights.anchors();
    return part * terms[term].weight() * worth[occurrences];
  }

  private double runPoints(int window) {
    @Nullable Runs runs = page[window].runs;
    return runs == null || run[window] < 0 ? 0 : weights.near() * runs.points(run[window]);
  }

  private double length(int words) {
    return 1 - weights.length() + weights.length() * words / (2.0 * radius);
  }

  /** Says term by term what a window's score is the sum of. */
  List<ScoreTerm> explain(int window) {
    var parts = new ArrayList<ScoreTerm>();
    for (int term = 0; term < terms.length; term++) {
      if (terms[term].asked()) {
        explain(window, term, null, parts);
      }
    }
    int from = window * terms.length;
    int option = -1;
    for (int i = 0; i < query.options().size(); i++) {
      double gain = gain(query.options().get(i), counts, from);
      if (gain > (option < 0 ? 0 : gain(query.options().get(option), counts, from))) {
        option = i;
      }
    }
    if (option >= 0) {
      for (int term : query.options().get(option)) {
        explain(window, term, query.labels().get(option), parts);
      }
    }
    @Nullable Runs runs = page[window].runs;
    if (runs != null && run[window] >= 0) {
      double points = runPoints(window);
      double length = length(page[window].windows.words(number[window]));
      String words = runs.start(run[window]) + "-" + runs.end(run[window]);
      parts.add(new ScoreTerm(ScoreTerm.NEAR, words, null, 1, points, 0, points / length));
    }
    return parts;
  }

  private void explain(int window, int term, @Nullable String option, List<ScoreTerm> parts) {
    int inside = counts[window * terms.length + term];
    if (inside > 0) {
      double length = length(page[window].windows.words(number[window]));
      double gain = gain(term, inside);
      parts.add(
          new ScoreTerm(
              term < query.stems() ? ScoreTerm.STEM : ScoreTerm.ANCHOR,
              terms[term].text(),
              option,
              inside,
              terms[term].weight(),
              (value(term, inside) - gain) / length,
              gain / length));
    }
  }

  private void reserve(int windows) {
    if (page.length < windows) {
      int size = ArrayUtil.oversize(windows, Long.BYTES);
      page = Arrays.copyOf(page, size);
      number = Arrays.copyOf(number, size);
      run = Arrays.copyOf(run, size);
      bound = Arrays.copyOf(bound, size);
      state = Arrays.copyOf(state, size);
    }
    counts = ArrayUtil.grow(counts, Math.multiplyExact(windows, Math.max(1, terms.length)));
  }
}
