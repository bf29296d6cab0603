package dev.ear.unit;

/**
 * A run of words.
 *
 * @param start number of its first word
 * @param end number of the word after its last
 */
public record Span(int start, int end) {
  /** Returns how many words it has. */
  public int words() {
    return end - start;
  }

  /** Says whether another run lies wholly inside this one. */
  public boolean contains(int otherStart, int otherEnd) {
    return start <= otherStart && otherEnd <= end;
  }
}
