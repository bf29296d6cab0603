package dev.ear.index;

import dev.ear.unit.Span;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.ArrayUtil;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.StringHelper;
import org.jspecify.annotations.Nullable;

/**
 * Finds where stems and anchors stand on pages, from the pages index alone and so alike for both
 * ways of storing windows; safe for use by several threads.
 *
 * <p>What a query names is decoded when it is first named and kept, unless it stands nowhere: what
 * is kept grows to the size of the index's postings and no further.
 */
public final class PageSpans {
  /** The characters a longer word is known by. */
  static final int STEM = 5;

  private static final PlacesOnPages NOWHERE =
      new PlacesOnPages(new int[0], new int[1], new int[0], new int[0]);

  private final DirectoryReader reader;
  private final int[] words;
  private final double meanWords;
  private final AtomicReferenceArray<@Nullable PageRow> rows;
  private final Map<String, PlacesOnPages> stems = new ConcurrentHashMap<>();
  private final Map<String, PlacesOnPages> keys = new ConcurrentHashMap<>();

  PageSpans(DirectoryReader reader) throws IOException {
    this.reader = reader;
    var places = new UnitPlaces(reader);
    words = new int[reader.maxDoc()];
    for (int page = 0; page < words.length; page++) {
      words[page] = places.end(page) - places.start(page);
    }
    meanWords = Arrays.stream(words).average().orElse(1);
    rows = new AtomicReferenceArray<>(words.length);
  }

  /**
   * Returns the stem of a token: its first five characters; a number, or a shorter word, is its
   * own.
   */
  public static String stem(String token) {
    return token.codePointCount(0, token.length()) <= STEM
            || Character.isDigit(token.codePointAt(0))
        ? token
        : token.substring(0, token.offsetByCodePoints(0, STEM));
  }

  /** Returns how many pages there are. */
  public int count() {
    return words.length;
  }

  /** Returns how many words a page has. */
  public int words(int page) {
    return words[page];
  }

  /** Returns how many words a page has on average. */
  public double meanWords() {
    return meanWords;
  }

  /** Returns the distinct spans of a page's anchors that score, by first word, then last. */
  public List<Span> anchors(int page) throws IOException {
    return row(page).anchors();
  }

  /** Returns where the content tokens of a stem stand. */
  public PlacesOnPages stem(String stem, TermsEnum terms) throws IOException {
    @Nullable PlacesOnPages known = stems.get(stem);
    if (known == null) {
      known = decodeStem(stem, terms);
      keep(stems, stem, known);
    }
    return known;
  }

  /** Returns where an anchor key stands. */
  public PlacesOnPages key(String key, TermsEnum terms) throws IOException {
    @Nullable PlacesOnPages known = keys.get(key);
    if (known == null) {
      known = terms.seekExact(new BytesRef(key)) ? decodeKey(terms) : NOWHERE;
      keep(keys, key, known);
    }
    return known;
  }

  /** Queries may name any number of words that no page has. */
  private static void keep(Map<String, PlacesOnPages> kept, String name, PlacesOnPages places) {
    if (places.pages().length > 0) {
      kept.put(name, places);
    }
  }

  /** Returns how many stems and keys are kept. */
  int kept() {
    return stems.size() + keys.size();
  }

  /** Returns the terms of content tokens, for one thread at a time. */
  public TermsEnum tokenTerms() throws IOException {
    return IndexTerms.of(reader, Fields.TEXT);
  }

  /** Returns the keys of anchors, for one thread at a time. */
  public TermsEnum keyTerms() throws IOException {
    return IndexTerms.of(reader, Fields.ANCHOR);
  }

  private PageRow row(int page) throws IOException {
    @Nullable PageRow row = rows.get(page);
    if (row == null) {
      LeafReaderContext leaf = reader.leaves().get(ReaderUtil.subIndex(page, reader.leaves()));
      BinaryDocValues values = leaf.reader().getBinaryDocValues(Fields.ROW);
      if (values == null || !values.advanceExact(page - leaf.docBase)) {
        throw new IOException("page " + page + " is incomplete");
      }
      row = PageRow.unpack(values.binaryValue());
      rows.set(page, row);
    }
    return row;
  }

  /** A stem of full length stands for all terms that begin with it, a shorter one for itself. */
  private PlacesOnPages decodeStem(String stem, TermsEnum terms) throws IOException {
    var prefix = new BytesRef(stem);
    var found = new Words();
    if (stem.codePointCount(0, stem.length()) < STEM || Character.isDigit(stem.codePointAt(0))) {
      if (terms.seekExact(prefix)) {
        addTokens(terms, found);
      }
    } else if (terms.seekCeil(prefix) != TermsEnum.SeekStatus.END) {
      BytesRef term = terms.term();
      while (term != null && StringHelper.startsWith(term, prefix)) {
        addTokens(terms, found);
        term = terms.next();
      }
    }
    return found.build();
  }

  private void addTokens(TermsEnum term, Words found) throws IOException {
    PostingsEnum postings = term.postings(null, PostingsEnum.POSITIONS);
    for (int page = postings.nextDoc();
        page != DocIdSetIterator.NO_MORE_DOCS;
        page = postings.nextDoc()) {
      int[] wordOf = row(page).wordOf();
      for (int left = postings.freq(); left > 0; left--) {
        found.add(page, wordOf[postings.nextPosition()]);
      }
    }
  }

  /** A key's position is the number of its span in the page's row. */
  private PlacesOnPages decodeKey(TermsEnum key) throws IOException {
    var found = new Builder();
    PostingsEnum postings = key.postings(null, PostingsEnum.POSITIONS);
    for (int page = postings.nextDoc();
        page != DocIdSetIterator.NO_MORE_DOCS;
        page = postings.nextDoc()) {
      List<Span> spans = row(page).anchors();
      for (int left = postings.freq(); left > 0; left--) {
        Span span = spans.get(postings.nextPosition());
        found.add(page, span.start(), span.end());
      }
    }
    return found.build();
  }

  /** Gathers places in order of pages and words. */
  private static final class Builder {
    private int[] pages = new int[8];
    private int[] first = new int[8];
    private int[] starts = new int[8];
    private int[] ends = new int[8];
    private int held;
    private int count;

    void add(int page, int start, int end) {
      if (held == 0 || pages[held - 1] != page) {
        pages = ArrayUtil.grow(pages, held + 1);
        first = ArrayUtil.grow(first, held + 2);
        pages[held] = page;
        first[held++] = count;
      }
      starts = ArrayUtil.grow(starts, count + 1);
      ends = ArrayUtil.grow(ends, count + 1);
      starts[count] = start;
      ends[count++] = end;
    }

    PlacesOnPages build() {
      first[held] = count;
      return new PlacesOnPages(
          Arrays.copyOf(pages, held),
          Arrays.copyOf(first, held + 1),
          Arrays.copyOf(starts, count),
          Arrays.copyOf(ends, count));
    }
  }

  /** Gathers the words of several terms and puts them in order of pages and words. */
  private static final class Words {
    private static final int WORD_BITS = 32;

    private long[] places = new long[8];
    private int count;

    void add(int page, int word) {
      places = ArrayUtil.grow(places, count + 1);
      places[count++] = (long) page << WORD_BITS | word;
    }

    PlacesOnPages build() {
      Arrays.sort(places, 0, count);
      var sorted = new Builder();
      for (int i = 0; i < count; i++) {
        int word = (int) places[i];
        sorted.add((int) (places[i] >>> WORD_BITS), word, word + 1);
      }
      return sorted.build();
    }
  }
}
