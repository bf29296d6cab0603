package dev.ear.index;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Remembers which window had a token sequence first (METHOD 5, the skipping of repeats).
 *
 * <p>Sequences are told apart by the first 96 bits of their SHA-256; among ten million windows two
 * different ones share them with a chance of one in 10<sup>15</sup>. A book of 200 MB has six
 * million windows, so they lie in bare arrays, many small tables of them: a table that grows must
 * not double what all of them take.
 */
final class Sequences {
  private static final int TABLES = 256;

  private final Table[] tables = new Table[TABLES];

  Sequences() {
    Arrays.setAll(tables, i -> new Table());
  }

  /**
   * Returns the first window with a sequence.
   *
   * @param sha256 SHA-256 of the sequence
   * @param window the window that has it now
   * @return the window that had it first: {@code window} itself when none had
   */
  int first(byte[] sha256, int window) {
    var bytes = ByteBuffer.wrap(sha256);
    long high = bytes.getLong();
    return tables[(int) high & TABLES - 1].first(high, bytes.getInt(), window);
  }

  /** An open table; a slot is free while its window is. */
  private static final class Table {
    private static final int FREE = -1;

    private long[] high = new long[16];
    private int[] low = new int[16];
    private int[] window = new int[16];
    private int size;

    Table() {
      Arrays.fill(window, FREE);
    }

    int first(long highBits, int lowBits, int now) {
      int slot = slot(highBits, lowBits);
      if (window[slot] != FREE) {
        return window[slot];
      }
      high[slot] = highBits;
      low[slot] = lowBits;
      window[slot] = now;
      if (++size * 4 > window.length * 3) {
        grow();
      }
      return now;
    }

    private int slot(long highBits, int lowBits) {
      int slot = lowBits & window.length - 1;
      while (window[slot] != FREE && (high[slot] != highBits || low[slot] != lowBits)) {
        slot = slot + 1 & window.length - 1;
      }
      return slot;
    }

    private void grow() {
      long[] oldHigh = high;
      int[] oldLow = low;
      int[] oldWindow = window;
      high = new long[2 * oldHigh.length];
      low = new int[high.length];
      window = new int[high.length];
      Arrays.fill(window, FREE);
      for (int i = 0; i < oldWindow.length; i++) {
        if (oldWindow[i] != FREE) {
          int slot = slot(oldHigh[i], oldLow[i]);
          high[slot] = oldHigh[i];
          low[slot] = oldLow[i];
          window[slot] = oldWindow[i];
        }
      }
    }
  }
}
