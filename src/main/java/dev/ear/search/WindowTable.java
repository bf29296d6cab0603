package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.WindowPlace;
import java.util.Arrays;
import org.apache.lucene.util.ArrayUtil;

/**
 * The windows of the pages a query opened, side by side in arrays that serve query after query.
 *
 * <p>Its users read and write the arrays below {@link #count}.
 */
final class WindowTable {
  private static final int USUAL_COUNTS = 8192;

  /** Bytes of counts that are kept from query to query. */
  private static final int MOST_KEPT = 1 << 20;

  /** The page of each window. */
  OpenPage[] page = new OpenPage[512];

  /** The number of each window on its page. */
  int[] number = new int[512];

  /** How often each term of the query stands in each window, one row a window. */
  byte[] counts = new byte[USUAL_COUNTS];

  /** The best run in each window by its number on the page; negative for none. */
  int[] run = new int[512];

  /** What each window was worth when that was last asked. */
  double[] bound = new double[512];

  /** 0 while a window may be taken, else the rank it overlaps, or that it is taken or told of. */
  int[] state = new int[512];

  /** How many windows there are. */
  int count;

  private int terms;

  /** Begins a query of some number of terms, with no window. */
  void begin(int termsOfQuery) {
    terms = termsOfQuery;
  }

  /** Takes all windows out, and gives back what an unusual query needed. */
  void clear() {
    Arrays.fill(page, 0, count, null);
    count = 0;
    if (counts.length > MOST_KEPT) {
      counts = new byte[USUAL_COUNTS];
    }
  }

  /** Adds the windows of a page, whose counts and runs are still to be told; returns the first. */
  int add(OpenPage opened) {
    int first = count;
    count += opened.windows().count();
    reserve();
    Arrays.fill(page, first, count, opened);
    Arrays.fill(state, first, count, 0);
    for (int window = first; window < count; window++) {
      number[window] = window - first;
    }
    return first;
  }

  private void reserve() {
    if (page.length < count) {
      int size = ArrayUtil.oversize(count, Long.BYTES);
      page = Arrays.copyOf(page, size);
      number = Arrays.copyOf(number, size);
      run = Arrays.copyOf(run, size);
      bound = Arrays.copyOf(bound, size);
      state = Arrays.copyOf(state, size);
    }
    long cells = (long) count * terms;
    if (cells > ArrayUtil.MAX_ARRAY_LENGTH) {
      throw new EarException(
          Category.USAGE,
          "the query has "
              + terms
              + " words and anchors, and the pages it points to "
              + count
              + " windows, more than can be compared at once; ask with fewer words");
    }
    counts = ArrayUtil.grow(counts, (int) cells);
  }

  /** Returns how many terms the query has. */
  int terms() {
    return terms;
  }

  /** Tells how often each term stands in a window. */
  void count(int window, int[] inside) {
    int row = row(window);
    for (int term = 0; term < terms; term++) {
      counts[row + term] = (byte) Math.min(inside[term], CandidatePage.MOST_COUNTED);
    }
  }

  /** Returns where a window's counts of terms begin. */
  int row(int window) {
    return window * terms;
  }

  /** Says whether a window stands before another in index order. */
  boolean before(int window, int other) {
    int byPage = Integer.compare(page[window].document(), page[other].document());
    return byPage < 0 || (byPage == 0 && number[window] < number[other]);
  }

  int words(int window) {
    return page[window].windows().words(number[window]);
  }

  WindowPlace place(int window) {
    return page[window].windows().place(page[window].document(), number[window]);
  }
}
