package dev.ear.index;

/**
 * Where a term stands in the parents: the parents that hold it, and for each the words it covers.
 *
 * <p>Decoded from Lucene's postings into plain arrays, which queries read without a call. Callers
 * must not write to them.
 *
 * @param parents the parents that hold the term, ascending
 * @param first for each parent the index of its first occurrence; one entry more for the end
 * @param starts for each occurrence its first word, counted in the parent
 * @param ends for each occurrence the word after its last
 * @param bits a bit a parent that holds the term, for common terms; empty for others
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
public record TermSpans(int[] parents, int[] first, short[] starts, short[] ends, long[] bits) {
  /** Says whether there are bits. */
  public boolean common() {
    return bits.length > 0;
  }
}
