package dev.ear.search;

import dev.ear.index.WindowPlace;
import dev.ear.search.Ranking.Ranked;
import dev.ear.search.Ranking.Skipped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gathers windows best first and passes over those that share too many words with a better one on
 * the same page (METHOD 5).
 */
final class WindowSelection {
  private final int k;
  private final double maxOverlap;
  private final List<Ranked> taken = new ArrayList<>();
  private final List<Skipped> skipped = new ArrayList<>();

  /**
   * Begins a selection.
   *
   * @param k how many windows to take at most
   * @param maxOverlap the share of the shorter one's words that two windows may have in common
   */
  WindowSelection(int k, double maxOverlap) {
    this.k = k;
    this.maxOverlap = maxOverlap;
  }

  boolean full() {
    return taken.size() == k;
  }

  /** Returns how many windows were taken. */
  int size() {
    return taken.size();
  }

  /** Takes a window unless it overlaps a better one; says whether it did. */
  boolean offer(Ranked window, WindowPlace place) {
    @Nullable Skipped overlap = overlap(place);
    if (overlap != null) {
      skipped.add(overlap);
      return false;
    }
    taken.add(window.at(place));
    return true;
  }

  /** Passes over a window that repeats the tokens of a better one. */
  void skipRepeat(WindowPlace place, int rank) {
    skipped.add(new Skipped(place, rank, Skipped.REPEAT));
  }

  /** Says why a window cannot be taken; null when it can. */
  @Nullable Skipped overlap(WindowPlace place) {
    for (int i = 0; i < taken.size(); i++) {
      @Nullable WindowPlace better = taken.get(i).place();
      if (better != null && better.pageDocument() == place.pageDocument()) {
        int shared = shared(better, place);
        int shorter = Math.min(better.span().words(), place.span().words());
        if (shared > maxOverlap * shorter) {
          return new Skipped(place, i + 1, shared);
        }
      }
    }
    return null;
  }

  /** Returns how many words two windows of a page have in common; negative when they are apart. */
  static int shared(WindowPlace one, WindowPlace other) {
    return Math.min(one.span().end(), other.span().end())
        - Math.max(one.span().start(), other.span().start());
  }

  Ranking ranking(boolean fallback) {
    return new Ranking(taken, fallback, skipped);
  }
}
