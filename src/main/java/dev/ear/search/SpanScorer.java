package dev.ear.search;

import dev.ear.index.AnchorSpans;
import dev.ear.index.ParentSpans;
import dev.ear.index.TermSpans;
import dev.ear.index.WindowSpans;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.util.ArrayUtil;
import org.apache.lucene.util.LongHeap;

/** ESSAY */
final class SpanScorer {
  /** Points are counted in halves, so that sums are exact. */
  static final int HALVES = 2;

  /** No window is left. */
  static final long NONE = -1;

  private static final long LAST_WINDOW = (1L << WindowSpans.NUMBER_BITS) - 1;

  private final WindowSpans windows;
  private final ParentSpans parents;

  private TermSpans[] terms = new TermSpans[64];
  private int[] worth = new int[64];
  private int tokenCount;
  private int termCount;

  private final int[] bound;
  private final int[] touched;
  private int touchedCount;

  private final boolean[] exact;
  private long[][] common = new long[64][];
  private int commonCount;

  private int[] bucket = new int[128];
  private final int[] nextInBucket;
  private int highest;

  private int[] from = new int[64];
  private int[] to = new int[64];
  private long[] drawn = new long[64];
  private int drawnCount;

  private final LongHeap best = new LongHeap(64);
  private long last;

  SpanScorer(WindowSpans windows) {
    this.windows = windows;
    parents = windows.parents();
    bound = new int[parents.count()];
    touched = new int[parents.count()];
    exact = new boolean[parents.count()];
    nextInBucket = new int[parents.count()];
  }

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
    boundParents();
    fillBuckets();
  }

  long next() {
    while (true) {
      while (highest > 0 && (best.size() == 0 || points(-best.top()) <= highest)) {
        sweepHighest();
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

  static long window(long scored) {
    return LAST_WINDOW - (scored & LAST_WINDOW);
  }

  static int points(long scored) {
    return (int) (scored >>> WindowSpans.NUMBER_BITS);
  }

  private boolean fallback() {
    return tokenCount == termCount;
  }

  private void boundParents() {
    for (int i = 0; i < touchedCount; i++) {
      bound[touched[i]] = 0;
      exact[touched[i]] = false;
    }
    touchedCount = 0;
    commonCount = 0;
    for (int i = fallback() ? 0 : tokenCount; i < termCount; i++) {
      touch(terms[i].parents(), worth[i]);
    }
    if (!fallback()) {
      for (int i = 0; i < tokenCount; i++) {
        if (terms[i].common()) {
          common[commonCount++] = terms[i].bits();
        } else {
          add(terms[i].parents());
        }
      }
    }
  }

  private void touch(int[] holders, int points) {
    for (int parent : holders) {
      if (bound[parent] == 0) {
        touched[touchedCount++] = parent;
      }
      bound[parent] += points;
    }
  }

  private void add(int[] holders) {
    for (int parent : holders) {
      bound[parent] += bound[parent] == 0 ? 0 : HALVES;
    }
  }

  private void fillBuckets() {
    int most = 0;
    for (int i = 0; i < touchedCount; i++) {
      most = Math.max(most, bound[touched[i]]);
    }
    highest = touchedCount == 0 ? 0 : most + HALVES * commonCount;
    bucket = ArrayUtil.grow(bucket, highest + 1);
    Arrays.fill(bucket, 0, highest + 1, -1);
    for (int i = 0; i < touchedCount; i++) {
      put(touched[i], bound[touched[i]] + HALVES * commonCount);
    }
  }

  private void put(int parent, int points) {
    nextInBucket[parent] = bucket[points];
    bucket[points] = parent;
  }

  private void sweepHighest() {
    int parent = bucket[highest];
    while (parent >= 0) {
      int next = nextInBucket[parent];
      int points = exact[parent] ? highest : bound[parent] + HALVES * commonIn(parent);
      exact[parent] = true;
      if (points == highest) {
        sweep(parent);
      } else {
        put(parent, points);
      }
      parent = next;
    }
    do {
      highest--;
    } while (highest > 0 && bucket[highest] < 0);
  }

  private int commonIn(int parent) {
    int held = 0;
    for (int i = 0; i < commonCount; i++) {
      held += has(common[i], parent) ? 1 : 0;
    }
    return held;
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
    return term.common() && !has(term.bits(), parent)
        ? -1
        : Arrays.binarySearch(term.parents(), parent);
  }

  private static boolean has(long[] bits, int parent) {
    return (bits[parent >>> 6] >>> parent & 1) != 0;
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
      common = new long[terms.length][];
      from = new int[terms.length];
      to = new int[terms.length];
    }
  }
}
