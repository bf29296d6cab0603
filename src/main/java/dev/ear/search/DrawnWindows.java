package dev.ear.search;

import dev.ear.index.WindowPlace;
import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The windows of a page in index order, drawn from the places of its anchors (METHOD 4).
 *
 * @param starts their first words on the page
 * @param ends the words after their last
 * @param parents the numbers of their parents
 * @param shortest how many words the shortest has; 0 without windows
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
record DrawnWindows(int[] starts, int[] ends, int[] parents, int shortest) {
  private static final int WORD_BITS = 20;
  private static final int WORD_MASK = (1 << WORD_BITS) - 1;

  /**
   * Draws windows.
   *
   * @param words how many words the page has: below a million, for a page has a MiB at most
   * @param anchors the spans of its anchors, by first word
   * @param radius words on either side of an anchor
   */
  static DrawnWindows of(int words, List<Span> anchors, int radius) {
    Set<Long> seen = new HashSet<>();
    // Parent, first word and word after the last in one number: index order is its order.
    Set<Long> windows = new TreeSet<>();
    List<Span> parents = Segmentation.PARENTS.cut(words);
    for (int number = 0; number < parents.size(); number++) {
      Span parent = parents.get(number);
      for (Span anchor : anchors) {
        if (parent.contains(anchor.start(), anchor.end())) {
          long start = Math.max(parent.start(), (long) anchor.start() - radius);
          long end = Math.min(parent.end(), (long) anchor.end() + radius);
          long span = start << WORD_BITS | end;
          if (seen.add(span)) {
            windows.add((long) number << 2 * WORD_BITS | span);
          }
        }
      }
    }
    int[] starts = windows.stream().mapToInt(w -> (int) (w >>> WORD_BITS) & WORD_MASK).toArray();
    int[] ends = windows.stream().mapToInt(w -> w.intValue() & WORD_MASK).toArray();
    int[] numbers = windows.stream().mapToInt(w -> (int) (w >>> 2 * WORD_BITS)).toArray();
    int shortest = IntStream.range(0, starts.length).map(i -> ends[i] - starts[i]).min().orElse(0);
    return new DrawnWindows(starts, ends, numbers, shortest);
  }

  int count() {
    return starts.length;
  }

  int words(int window) {
    return ends[window] - starts[window];
  }

  WindowPlace place(int page, int window) {
    return new WindowPlace(page, parents[window], new Span(starts[window], ends[window]));
  }
}
