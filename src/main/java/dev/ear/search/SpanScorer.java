package dev.ear.search;

import dev.ear.index.AnchorSpans;
import dev.ear.index.ParentSpans;
import dev.ear.index.TermSpans;
import dev.ear.index.WindowSpans;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.util.ArrayUtil;
import org.apache.lucene.util.LongHeap;

/*
 * Windows overlap: a word lies in some twenty of them, so an index with a document a window says
 * nearly everything twenty times, and a query reads it twenty times. Here nothing is said of windows
 * at all. What is kept is where terms stand in parents, and a query draws the windows it needs.
 *
 *    parent            0 ........................................ 259
 *    token "ordu"            x              x                 x
 *    key "ii mahmut"               [--]
 *    key "1826"                               []
 *    windows around     [==========|  |==========]
 *    the two keys               [=============||============]
 *
 * A window competes when it is drawn around a key of the query, so the windows that matter follow
 * from the places of the query's keys alone, whatever the radius. A window has a token when one of
 * the token's places lies in it: a few comparisons.
 *
 * Most parents are never looked at. A window lies in its parent, so it cannot score more than the
 * parent would: a point a token the parent holds, three a key, one and a half more a year. That
 * bound is cheap to get, for it asks which parents hold a term and not where:
 *
 *    1. The lists of the keys name the parents that have a competing window at all.
 *    2. The lists of the rarer tokens add to the bounds of those.
 *    3. Common tokens have long lists. Each is taken to be everywhere at first; only when a parent
 *       comes up for its turn is it asked, by a bit a token, which of them it really holds, and put
 *       back where it then belongs.
 *
 * Bounds are small whole numbers (points are counted in halves), so parents are put into a bucket a
 * bound, which sorts them in one pass. Buckets are visited from the highest down. Visiting a parent
 * draws its windows, scores them, and puts them on a heap; the heap's best window is given out once
 * no bucket is left that could hold one as good. That test must let ties through: a window of the
 * same score and an earlier place may still be in a bucket with that very bound. Since windows
 * are given out one at a time, the caller skips repeats and stops when it has enough; nothing is
 * asked twice and nothing is scored in reserve.
 *
 * A window's number is parent, first word, word after the last, so that comparing numbers compares
 * places. Points and the number's complement packed into one long make a heap of longs give the
 * best first and of equals the earliest.
 *
 * When no key of the query is in the index, every window competes on tokens alone. Then the tokens'
 * lists name the parents, and a parent draws all of its windows; the rest is the same.
 *
 * Two neighbouring parents share words and may draw the same window, which is then the earlier
 * one's. If both are visited, both put it on the heap under the same number; the second is dropped
 * as it follows the first. If only the later is, no harm is done: its bound covers the window.
 *
 * All state is in arrays that are made once and grow to the largest query seen: scoring allocates
 * nothing once warm.
 */
/** Scores windows while drawing them; gives them best first. For one query at a time. */
final class SpanScorer {
  /** Points are counted in halves, so that sums are exact. */
  static final int HALVES = 2;

  /** No window is left. */
  static final long NONE = -1;

  private static final long LAST_WINDOW = (1L << WindowSpans.NUMBER_BITS) - 1;

  private final WindowSpans windows;
  private final ParentSpans parents;

  /** The query's terms, tokens before keys, and the points of each. */
  private TermSpans[] terms = new TermSpans[64];

  private int[] worth = new int[64];
  private int tokenCount;
  private int termCount;

  private final ParentBounds bounds;

  /** Of the parent being visited: where each term's occurrences begin and end. */
  private int[] from = new int[64];

  private int[] to = new int[64];

  /** Of the parent being visited: its windows. */
  private long[] drawn = new long[64];

  private int drawnCount;

  private final LongHeap best = new LongHeap(64);
  private long last;

  SpanScorer(WindowSpans windows) {
    this.windows = windows;
    parents = windows.parents();
    bounds = new ParentBounds(parents.count());
  }

  /**
   * Begins a query.
   *
   * @param tokens where its tokens stand, of those that stand anywhere
   * @param keys where its anchor keys stand, likewise; when there are none all windows compete
   */
  void start(List<TermSpans> tokens, List<AnchorSpans> keys) {
    best.clear();
    last = NONE;
    tokenCount = tokens.size();
    termCount = tokenCount + keys.size();
    reserve(termCount);
    for (int i = 0; i < tokenCount; i++) {
      terms[i] = tokens.get(i);
      worth[i] = HALVES;
    }
    for (int i = tokenCount; i < termCount; i++) {
      AnchorSpans key = keys.get(i - tokenCount);
      terms[i] = key.spans();
      worth[i] =
          Math.round(
              HALVES * (WindowRanker.ANCHOR_WEIGHT + (key.year() ? WindowRanker.YEAR_BONUS : 0)));
    }
    bounds.start(terms, worth, tokenCount, termCount);
  }

  /**
   * Gives the next best window; ties in index order.
   *
   * @return points and window, for {@link #points} and {@link #window}; {@link #NONE} at the end
   */
  long next() {
    while (true) {
      while (bounds.highest() > 0
          && (best.size() == 0 || points(-best.top()) <= bounds.highest())) {
        int parent = bounds.take();
        if (parent >= 0) {
          sweep(parent);
        }
      }
      if (best.size() == 0) {
        return NONE;
      }
      long top = -best.pop();
      if (top != last) {
        last = top;
        return top;
      }
    }
  }

  /** Returns the number of a window that was given. */
  static long window(long scored) {
    return LAST_WINDOW - (scored & LAST_WINDOW);
  }

  /** Returns the points, in halves, of a window that was given. */
  static int points(long scored) {
    return (int) (scored >>> WindowSpans.NUMBER_BITS);
  }

  private boolean fallback() {
    return tokenCount == termCount;
  }

  private void sweep(int parent) {
    drawnCount = 0;
    for (int i = 0; i < termCount; i++) {
      TermSpans term = terms[i];
      int slot = slot(term, parent);
      if (slot >= 0) {
        from[i] = term.first()[slot];
        to[i] = term.first()[slot + 1];
        if (i >= tokenCount) {
          draw(parent, term, from[i], to[i]);
        }
      } else {
        from[i] = 0;
        to[i] = 0;
      }
    }
    if (fallback()) {
      TermSpans anchors = parents.anchors();
      draw(parent, anchors, anchors.first()[parent], anchors.first()[parent + 1]);
    }
    for (int i = 0; i < drawnCount; i++) {
      score(parent, drawn[i]);
    }
  }

  private static int slot(TermSpans term, int parent) {
    return term.common() && !ParentBounds.has(term.bits(), parent)
        ? -1
        : Arrays.binarySearch(term.parents(), parent);
  }

  private void draw(int parent, TermSpans centres, int first, int end) {
    drawn = ArrayUtil.grow(drawn, drawnCount + end - first);
    for (int i = first; i < end; i++) {
      drawn[drawnCount++] = windows.around(parent, centres.starts()[i], centres.ends()[i]);
    }
  }

  private void score(int parent, long window) {
    // A window in the overlap may be the parent before's; the terms' words are counted in this one.
    int shift = windows.offset(WindowSpans.parent(window)) - windows.offset(parent);
    int start = WindowSpans.start(window) + shift;
    int end = WindowSpans.end(window) + shift;
    int points = 0;
    for (int i = 0; i < termCount; i++) {
      if (inside(terms[i], from[i], to[i], start, end)) {
        points += worth[i];
      }
    }
    if (points > 0) {
      best.push(-((long) points << WindowSpans.NUMBER_BITS | LAST_WINDOW - window));
    }
  }

  private static boolean inside(TermSpans term, int from, int to, int start, int end) {
    for (int i = from; i < to; i++) {
      if (term.starts()[i] >= start && term.ends()[i] <= end) {
        return true;
      }
    }
    return false;
  }

  private void reserve(int count) {
    if (terms.length < count) {
      terms = Arrays.copyOf(terms, ArrayUtil.oversize(count, Long.BYTES));
      worth = new int[terms.length];
      from = new int[terms.length];
      to = new int[terms.length];
    }
  }
}
