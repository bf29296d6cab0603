package dev.ear.index;

import dev.ear.unit.Segmentation;
import java.io.IOException;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.ReaderUtil;

/** Tells where the units of an index stand in the corpus, by document number. */
public final class UnitPlaces {
  private final IndexReader reader;
  private final PagesOfUnits pages;

  UnitPlaces(IndexReader reader) throws IOException {
    this.reader = reader;
    pages = new PagesOfUnits(reader);
  }

  /** Returns the pages-index document of the unit's page, or of a chunk's first page. */
  public int pageDocument(int document) {
    return pages.page(document);
  }

  /** Returns the number of a window's parent on its page. */
  public int parent(int document) throws IOException {
    int last = Segmentation.PARENTS.last(start(document));
    return last - (int) value(Fields.PARENTS_BACK, document);
  }

  /** Returns the unit's first word: on the page for windows, in the book for pages and chunks. */
  public int start(int document) throws IOException {
    return (int) value(Fields.START, document);
  }

  /** Returns the word after the unit's last, counted as {@link #start} is. */
  public int end(int document) throws IOException {
    return start(document) + (int) value(Fields.WORDS, document);
  }

  /**
   * Returns the first window with the same full token sequence: the window itself unless it repeats
   * an earlier one.
   */
  public int firstWithSameTokens(int document) throws IOException {
    LeafReaderContext leaf = leaf(document);
    NumericDocValues values = leaf.reader().getNumericDocValues(Fields.REPEATS);
    return values != null && values.advanceExact(document - leaf.docBase)
        ? (int) values.longValue()
        : document;
  }

  private long value(String field, int document) throws IOException {
    LeafReaderContext leaf = leaf(document);
    NumericDocValues values = leaf.reader().getNumericDocValues(field);
    if (values == null || !values.advanceExact(document - leaf.docBase)) {
      throw new IllegalStateException("document " + document + " has no " + field);
    }
    return values.longValue();
  }

  private LeafReaderContext leaf(int document) {
    return reader.leaves().get(ReaderUtil.subIndex(document, reader.leaves()));
  }
}
