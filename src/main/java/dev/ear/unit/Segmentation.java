package dev.ear.unit;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a run of words into units of one size that overlap (METHOD 4).
 *
 * @param size words in a unit
 * @param overlap words that a unit shares with the one before it
 */
public record Segmentation(int size, int overlap) {
  /** Chunks: the baseline's passages over a whole book. */
  public static final Segmentation CHUNKS = new Segmentation(220, 30);

  /** Parents: the larger passages of a page that hold its windows. */
  public static final Segmentation PARENTS = new Segmentation(260, 60);

  /**
   * Checks the sizes.
   *
   * @throws IllegalArgumentException unless {@code 0 <= overlap < size}
   */
  public Segmentation {
    if (overlap < 0 || overlap >= size) {
      throw new IllegalArgumentException("overlap " + overlap + " does not fit size " + size);
    }
  }

  /**
   * Cuts {@code words} words: units start at 0, {@code size - overlap}, … and end with the first
   * that reaches the last word.
   *
   * @param words how many words there are
   * @return the units in order; none for no words
   */
  public List<Span> cut(int words) {
    var units = new ArrayList<Span>();
    int start = 0;
    int end = 0;
    while (end < words) {
      end = Math.min(words, start + size);
      units.add(new Span(start, end));
      start += size - overlap;
    }
    return units;
  }

  /** Returns how many units {@link #cut} makes of {@code words} words. */
  public int count(int words) {
    return words <= 0 ? 0 : 1 + Math.ceilDiv(Math.max(0, words - size), size - overlap);
  }

  /** Returns the number of the last unit that may begin at a word or before it. */
  public int last(int word) {
    return word / (size - overlap);
  }
}
