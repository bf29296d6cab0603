package dev.ear.index;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.ArrayUtil;
import org.apache.lucene.util.BytesRefBuilder;
import org.apache.lucene.util.FixedBitSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds where terms stand in the parents of a spans index.
 *
 * <p>Postings are decoded when a query first names their term and kept for all lookups of the
 * index: what is kept grows to the size of the index's postings and no further. One lookup serves
 * one thread at a time, since it keeps its place in Lucene's dictionary; making a new one each time
 * would cost more than what it finds.
 */
public final class SpanLookup {
  private final Shared shared;
  private final TermsEnum tokens;
  private final TermsEnum keys;
  private final BytesRefBuilder bytes = new BytesRefBuilder();

  /** What all lookups of an index share; safe for use by several threads. */
  static final class Shared {
    private final DirectoryReader reader;
    private final DirectoryReader pages;
    private final Map<String, TermSpans> tokens = new ConcurrentHashMap<>();
    private final Map<String, AnchorSpans> keys = new ConcurrentHashMap<>();

    Shared(DirectoryReader reader, DirectoryReader pages) {
      this.reader = reader;
      this.pages = pages;
    }
  }

  SpanLookup(Shared shared) throws IOException {
    this.shared = shared;
    tokens = IndexTerms.of(shared.reader, Fields.TEXT);
    keys = IndexTerms.of(shared.reader, Fields.ANCHOR);
  }

  /** Returns where a content token stands; null when it stands nowhere. */
  public @Nullable TermSpans token(String token) throws IOException {
    @Nullable TermSpans known = shared.tokens.get(token);
    if (known == null && seek(tokens, token)) {
      known = decode(tokens, false);
      shared.tokens.put(token, known);
    }
    return known;
  }

  /** Returns where an anchor key stands; null when it stands nowhere. */
  public @Nullable AnchorSpans key(String key) throws IOException {
    @Nullable AnchorSpans known = shared.keys.get(key);
    if (known == null && seek(keys, key)) {
      boolean year = shared.pages.docFreq(new Term(Fields.YEAR, key)) > 0;
      known = new AnchorSpans(decode(keys, true), year);
      shared.keys.put(key, known);
    }
    return known;
  }

  private boolean seek(TermsEnum terms, String term) throws IOException {
    bytes.copyChars(term);
    return terms.seekExact(bytes.get());
  }

  private TermSpans decode(TermsEnum term, boolean offsets) throws IOException {
    PostingsEnum postings =
        term.postings(null, offsets ? PostingsEnum.OFFSETS : PostingsEnum.POSITIONS);
    var spans = new Builder();
    for (int parent = postings.nextDoc();
        parent != DocIdSetIterator.NO_MORE_DOCS;
        parent = postings.nextDoc()) {
      spans.parent(parent);
      for (int left = postings.freq(); left > 0; left--) {
        int position = postings.nextPosition();
        spans.occurrence(position, offsets ? postings.endOffset() : position + 1);
      }
    }
    return spans.build(shared.reader.maxDoc());
  }

  /** Gathers a term's occurrences, parent after parent. */
  static final class Builder {
    /** A term is common when one parent in this many holds it. */
    private static final int COMMON = 64;

    private int[] parents = new int[4];
    private int[] first = new int[4];
    private short[] starts = new short[4];
    private short[] ends = new short[4];
    private int parentCount;
    private int occurrences;

    void parent(int parent) {
      parents = ArrayUtil.grow(parents, parentCount + 1);
      first = ArrayUtil.grow(first, parentCount + 1);
      parents[parentCount] = parent;
      first[parentCount++] = occurrences;
    }

    void occurrence(int start, int end) {
      starts = ArrayUtil.grow(starts, occurrences + 1);
      ends = ArrayUtil.grow(ends, occurrences + 1);
      starts[occurrences] = (short) start;
      ends[occurrences++] = (short) end;
    }

    /**
     * Returns what was gathered.
     *
     * @param all how many parents there are
     */
    TermSpans build(int all) {
      int[] firsts = Arrays.copyOf(first, parentCount + 1);
      firsts[parentCount] = occurrences;
      return new TermSpans(
          Arrays.copyOf(parents, parentCount),
          firsts,
          Arrays.copyOf(starts, occurrences),
          Arrays.copyOf(ends, occurrences),
          bits(all));
    }

    private long[] bits(int all) {
      if (parentCount * COMMON < all) {
        return new long[0];
      }
      var bits = new FixedBitSet(all);
      for (int i = 0; i < parentCount; i++) {
        bits.set(parents[i]);
      }
      return bits.getBits();
    }
  }
}
