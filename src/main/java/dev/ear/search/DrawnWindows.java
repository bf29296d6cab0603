package dev.ear.search;

import dev.ear.index.WindowPlace;
import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.util.ArrayUtil;

/**
 * The windows of a page in index order, drawn from the places of its anchors (METHOD 4).
 *
 * @param starts their first words on the page
 * @param ends the words after their last
 * @param parents the numbers of their parents
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
record DrawnWindows(int[] starts, int[] ends, int[] parents) {
  /** Bits of a word's number: a page has a MiB at most, and so less than a million words. */
  private static final int WORD_BITS = 20;

  private static final long WORD_MASK = (1 << WORD_BITS) - 1;

  /** Bits of a parent's number, which is at most a two-hundredth of its page's words. */
  private static final int PARENT_BITS = 13;

  /**
   * Draws windows.
   *
   * @param words how many words the page has
   * @param anchors the spans of its anchors, by first word
   * @param radius words on either side of an anchor
   */
  static DrawnWindows of(int words, List<Span> anchors, int radius) {
    // Span, then parent: of windows on the same words the lower parent's comes first.
    long[] bySpan = new long[2 * anchors.size()];
    int drawn = 0;
    List<Span> parents = Segmentation.PARENTS.cut(words);
    int first = 0;
    for (int number = 0; number < parents.size(); number++) {
      Span parent = parents.get(number);
      while (first < anchors.size() && anchors.get(first).start() < parent.start()) {
        first++;
      }
      for (int i = first; i < anchors.size() && anchors.get(i).start() < parent.end(); i++) {
        Span anchor = anchors.get(i);
        if (parent.contains(anchor.start(), anchor.end())) {
          long start = Math.max(parent.start(), (long) anchor.start() - radius);
          long end = Math.min(parent.end(), (long) anchor.end() + radius);
          bySpan = ArrayUtil.grow(bySpan, drawn + 1);
          bySpan[drawn++] = (start << WORD_BITS | end) << PARENT_BITS | number;
        }
      }
    }
    Arrays.sort(bySpan, 0, drawn);
    // Parent, then span: index order.
    long[] windows = new long[drawn];
    int count = 0;
    for (int i = 0; i < drawn; i++) {
      long span = bySpan[i] >>> PARENT_BITS;
      if (i == 0 || span != bySpan[i - 1] >>> PARENT_BITS) {
        long parent = bySpan[i] & (1 << PARENT_BITS) - 1;
        windows[count++] = parent << 2 * WORD_BITS | span;
      }
    }
    Arrays.sort(windows, 0, count);
    int[] starts = new int[count];
    int[] ends = new int[count];
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      starts[i] = (int) (windows[i] >>> WORD_BITS & WORD_MASK);
      ends[i] = (int) (windows[i] & WORD_MASK);
      numbers[i] = (int) (windows[i] >>> 2 * WORD_BITS);
    }
    return new DrawnWindows(starts, ends, numbers);
  }

  /** Returns a number of words that no window of a page falls below. */
  static int leastWords(int words, int radius) {
    Segmentation parents = Segmentation.PARENTS;
    int step = parents.size() - parents.overlap();
    int last =
        words <= parents.size()
            ? words
            : words - step * ((words - parents.size() + step - 1) / step);
    return Math.min(radius + 1, last);
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
