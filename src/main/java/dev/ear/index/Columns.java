package dev.ear.index;

import java.io.IOException;
import java.util.Arrays;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.search.DocIdSetIterator;

/** Reads a numeric field of all documents. */
final class Columns {
  /** Stands for a document without the field. */
  static final int NONE = -1;

  private Columns() {}

  static int[] of(IndexReader reader, String field) throws IOException {
    int[] column = new int[reader.maxDoc()];
    Arrays.fill(column, NONE);
    for (LeafReaderContext leaf : reader.leaves()) {
      NumericDocValues values = leaf.reader().getNumericDocValues(field);
      if (values != null) {
        for (int doc = values.nextDoc();
            doc != DocIdSetIterator.NO_MORE_DOCS;
            doc = values.nextDoc()) {
          column[leaf.docBase + doc] = (int) values.longValue();
        }
      }
    }
    return column;
  }
}
