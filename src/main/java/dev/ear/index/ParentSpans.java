package dev.ear.index;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.store.ByteArrayDataInput;
import org.apache.lucene.util.BytesRef;

/**
 * The parents of a spans index, ready to be scored; safe for use by several threads.
 *
 * <p>Places, anchors and token numbers are read as the index opens, a few bytes a word; {@link
 * SpanLookup} reads the rest as queries need it.
 */
public final class ParentSpans {
  /** More parents than this do not fit a window's number. */
  static final int MOST_PARENTS = 1 << 23;

  private final DirectoryReader reader;
  private final int[] pageDocuments;
  private final int[] numbers;
  private final short[] words;
  private final byte[][] rows;
  private final short[] wordsAt;
  private final TermSpans anchors;
  private final SpanLookup.Shared lookups;

  ParentSpans(DirectoryReader reader, DirectoryReader pages) throws IOException {
    this.reader = reader;
    lookups = new SpanLookup.Shared(reader, pages);
    int parents = reader.maxDoc();
    if (parents >= MOST_PARENTS) {
      throw new IOException(
          parents + " parents are more than the " + MOST_PARENTS + " a spans index may have");
    }
    pageDocuments = new int[parents];
    numbers = new int[parents];
    words = new short[parents];
    rows = new byte[parents][];
    wordsAt = new short[parents];
    for (LeafReaderContext leaf : reader.leaves()) {
      read(leaf);
    }
    anchors = readAnchors();
  }

  /** Returns how many parents there are; they are numbered from 0 in index order. */
  public int count() {
    return rows.length;
  }

  /** Returns the pages-index document of a parent's page. */
  public int pageDocument(int parent) {
    return pageDocuments[parent];
  }

  /** Returns a parent's number on its page. */
  public int number(int parent) {
    return numbers[parent];
  }

  /** Returns how many words a parent has. */
  public int words(int parent) {
    return words[parent];
  }

  /** Returns for every parent the distinct spans of the anchors that make windows in it. */
  public TermSpans anchors() {
    return anchors;
  }

  /** Returns a new lookup of terms, for one thread at a time. */
  public SpanLookup lookup() throws IOException {
    return new SpanLookup(lookups);
  }

  /** Says whether a parent holds an anchor key. */
  boolean holdsKey(String key) throws IOException {
    return reader.docFreq(new Term(Fields.ANCHOR, key)) > 0;
  }

  /** Returns the wanted keys in order of their UTF-8 bytes. */
  List<String> keys(Predicate<String> wanted) throws IOException {
    var found = new ArrayList<String>();
    TermsEnum terms = IndexTerms.of(reader, Fields.ANCHOR);
    for (BytesRef term = terms.next(); term != null; term = terms.next()) {
      String key = term.utf8ToString();
      if (wanted.test(key)) {
        found.add(key);
      }
    }
    return found;
  }

  /**
   * Returns what tells the token sequences of runs of words apart: equal exactly when all tokens,
   * stop words included, are.
   *
   * @param parent the parent the run is in
   * @param start its first word, counted in the parent
   * @param end the word after its last
   */
  public ByteBuffer tokens(int parent, int start, int end) {
    byte[] row = rows[parent];
    var in = new ByteArrayDataInput(row, wordsAt[parent], row.length - wordsAt[parent]);
    int tokensBefore = start;
    int tokensUpTo = end;
    int word = 0;
    for (int odd = in.readVInt(); odd > 0; odd--) {
      word += in.readVInt();
      int more = in.readVInt() - 1;
      tokensBefore += word < start ? more : 0;
      tokensUpTo += word < end ? more : 0;
    }
    int from = skip(row, in.getPosition(), tokensBefore);
    int to = skip(row, from, tokensUpTo - tokensBefore);
    return ByteBuffer.wrap(row, from, to - from);
  }

  private static int skip(byte[] row, int position, int tokens) {
    int at = position;
    for (int left = tokens; left > 0; at++) {
      // The last byte of a variable-length integer alone has no continuation bit.
      left -= row[at] >= 0 ? 1 : 0;
    }
    return at;
  }

  private void read(LeafReaderContext leaf) throws IOException {
    BinaryDocValues row = leaf.reader().getBinaryDocValues(Fields.ROW);
    NumericDocValues page = leaf.reader().getNumericDocValues(Fields.PAGE_DOC);
    NumericDocValues number = leaf.reader().getNumericDocValues(Fields.PARENT);
    NumericDocValues size = leaf.reader().getNumericDocValues(Fields.WORDS);
    for (int document = 0; document < leaf.reader().maxDoc(); document++) {
      if (row.nextDoc() != document
          || page.nextDoc() != document
          || number.nextDoc() != document
          || size.nextDoc() != document) {
        throw new IOException("parent " + document + " is incomplete");
      }
      int parent = leaf.docBase + document;
      BytesRef bytes = row.binaryValue();
      rows[parent] = Arrays.copyOfRange(bytes.bytes, bytes.offset, bytes.offset + bytes.length);
      pageDocuments[parent] = (int) page.longValue();
      numbers[parent] = (int) number.longValue();
      words[parent] = (short) size.longValue();
    }
  }

  private TermSpans readAnchors() {
    var spans = new SpanLookup.Builder();
    var in = new ByteArrayDataInput();
    for (int parent = 0; parent < rows.length; parent++) {
      in.reset(rows[parent]);
      spans.parent(parent);
      int start = 0;
      for (int left = in.readVInt(); left > 0; left--) {
        start += in.readVInt();
        spans.occurrence(start, start + in.readVInt());
      }
      wordsAt[parent] = (short) in.getPosition();
    }
    return spans.build(rows.length);
  }
}
