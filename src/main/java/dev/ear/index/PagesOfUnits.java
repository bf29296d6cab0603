package dev.ear.index;

import java.io.IOException;
import java.util.Arrays;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.ArrayUtil;

/**
 * Tells the pages that units stand on: a unit without a page of its own stands on that of the unit
 * before it, so that the many windows of a page name it once.
 */
final class PagesOfUnits {
  private int[] units = new int[8];
  private int[] pages = new int[8];
  private int count;

  PagesOfUnits(IndexReader reader) throws IOException {
    for (LeafReaderContext leaf : reader.leaves()) {
      NumericDocValues values = leaf.reader().getNumericDocValues(Fields.PAGE_DOC);
      if (values != null) {
        for (int unit = values.nextDoc();
            unit != DocIdSetIterator.NO_MORE_DOCS;
            unit = values.nextDoc()) {
          add(leaf.docBase + unit, (int) values.longValue());
        }
      }
    }
  }

  private void add(int unit, int page) {
    units = ArrayUtil.grow(units, count + 1);
    pages = ArrayUtil.grow(pages, count + 1);
    units[count] = unit;
    pages[count++] = page;
  }

  /** Returns a unit's page by its document; -1 when no unit up to this one names a page. */
  int page(int unit) {
    int slot = Arrays.binarySearch(units, 0, count, unit);
    int last = slot >= 0 ? slot : -slot - 2;
    return last < 0 ? -1 : pages[last];
  }
}
