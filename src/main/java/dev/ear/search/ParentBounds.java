package dev.ear.search;

import dev.ear.index.TermSpans;
import java.util.Arrays;
import org.apache.lucene.util.ArrayUtil;

/**
 * Bounds what the windows of each parent can score, and gives parents out from the highest bound
 * down: steps 1 to 3 of {@link SpanScorer}.
 */
final class ParentBounds {
  /** Points of a token. */
  private static final int TOKEN = SpanScorer.HALVES;

  /** For each parent its bound; as if it held no common token until it was asked. */
  private final int[] bound;

  /** The parents whose bound is not 0. */
  private final int[] touched;

  private int touchedCount;

  /** The parents that were asked which common tokens they hold. */
  private final boolean[] exact;

  /** The bits of the query's common tokens. */
  private long[][] common = new long[64][];

  private int commonCount;

  /** For each bound the first of its parents, for each parent the next; -1 at the end. */
  private int[] bucket = new int[128];

  private final int[] nextInBucket;
  private int highest;

  ParentBounds(int parents) {
    bound = new int[parents];
    touched = new int[parents];
    exact = new boolean[parents];
    nextInBucket = new int[parents];
  }

  /**
   * Bounds the parents for a query.
   *
   * @param terms its terms, tokens before keys
   * @param worth the points of each
   * @param tokenCount how many are tokens
   * @param termCount how many there are; with no key every parent that holds a token is bounded
   */
  void start(TermSpans[] terms, int[] worth, int tokenCount, int termCount) {
    forget();
    boolean keys = termCount > tokenCount;
    for (int i = keys ? tokenCount : 0; i < termCount; i++) {
      touch(terms[i].parents(), worth[i]);
    }
    if (keys) {
      if (common.length < tokenCount) {
        common = new long[ArrayUtil.oversize(tokenCount, Long.BYTES)][];
      }
      for (int i = 0; i < tokenCount; i++) {
        if (terms[i].common()) {
          common[commonCount++] = terms[i].bits();
        } else {
          add(terms[i].parents());
        }
      }
    }
    fillBuckets();
  }

  /** Returns a bound that no parent left exceeds; 0 when none is left. */
  int highest() {
    return highest;
  }

  /**
   * Takes a parent out.
   *
   * @return a parent whose bound is {@link #highest}; -1 when there is none after all, which lowers
   *     it
   */
  int take() {
    while (bucket[highest] >= 0) {
      int parent = bucket[highest];
      bucket[highest] = nextInBucket[parent];
      int points = exact[parent] ? highest : bound[parent] + TOKEN * commonIn(parent);
      exact[parent] = true;
      if (points == highest) {
        return parent;
      }
      put(parent, points);
    }
    do {
      highest--;
    } while (highest > 0 && bucket[highest] < 0);
    return -1;
  }

  /** Says whether a term's bits have a parent. */
  static boolean has(long[] bits, int parent) {
    return (bits[parent >>> 6] >>> parent & 1) != 0;
  }

  private void forget() {
    for (int i = 0; i < touchedCount; i++) {
      bound[touched[i]] = 0;
      exact[touched[i]] = false;
    }
    touchedCount = 0;
    commonCount = 0;
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
      bound[parent] += bound[parent] == 0 ? 0 : TOKEN;
    }
  }

  private void fillBuckets() {
    int most = 0;
    for (int i = 0; i < touchedCount; i++) {
      most = Math.max(most, bound[touched[i]]);
    }
    highest = touchedCount == 0 ? 0 : most + TOKEN * commonCount;
    bucket = ArrayUtil.growNoCopy(bucket, highest + 1);
    Arrays.fill(bucket, 0, highest + 1, -1);
    for (int i = 0; i < touchedCount; i++) {
      put(touched[i], bound[touched[i]] + TOKEN * commonCount);
    }
  }

  private void put(int parent, int points) {
    nextInBucket[parent] = bucket[points];
    bucket[points] = parent;
  }

  private int commonIn(int parent) {
    int held = 0;
    for (int i = 0; i < commonCount; i++) {
      held += has(common[i], parent) ? 1 : 0;
    }
    return held;
  }
}
