package dev.ear.index;

import dev.ear.corpus.Page;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.DocumentStoredFieldVisitor;
import org.apache.lucene.index.CodecReader;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.StoredFields;

/** Reads the stored pages of an index. */
final class PageTexts {
  private static final Set<String> STORED =
      Set.of(Fields.BOOK, Fields.PAGE, Fields.PRINTED, Fields.STORED_TEXT);

  private final Source source;
  private final int count;

  private interface Source {
    StoredFields fields() throws IOException;
  }

  private PageTexts(Source source, int count) {
    this.source = source;
    this.count = count;
  }

  /** Returns the pages for reading in any order and by several threads. */
  static PageTexts of(DirectoryReader reader) {
    return new PageTexts(reader::storedFields, reader.maxDoc());
  }

  /**
   * Returns the pages for one thread that reads them in order: a tenth of the time, since what was
   * decompressed for a page is kept for the next.
   */
  static PageTexts inOrder(DirectoryReader reader) throws IOException {
    List<LeafReaderContext> leaves = reader.leaves();
    if (leaves.size() == 1 && leaves.getFirst().reader() instanceof CodecReader leaf) {
      StoredFields fields = leaf.getFieldsReader().getMergeInstance();
      return new PageTexts(() -> fields, reader.maxDoc());
    }
    return of(reader);
  }

  int count() {
    return count;
  }

  Page page(int document) throws IOException {
    var visitor = new DocumentStoredFieldVisitor(STORED);
    source.fields().document(document, visitor);
    Document stored = visitor.getDocument();
    return new Page(
        stored.get(Fields.BOOK),
        stored.getField(Fields.PAGE).numericValue().intValue(),
        stored.get(Fields.PRINTED),
        stored.get(Fields.STORED_TEXT));
  }
}
