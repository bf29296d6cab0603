package dev.ear.index;

import dev.ear.corpus.Page;
import java.io.IOException;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;

/** Reads the stored pages of an index; safe for use by several threads. */
final class PageTexts {
  private static final Set<String> STORED = Set.of(Fields.BOOK, Fields.PAGE, Fields.STORED_TEXT);

  private final DirectoryReader reader;

  PageTexts(DirectoryReader reader) {
    this.reader = reader;
  }

  int count() {
    return reader.maxDoc();
  }

  Page page(int document) throws IOException {
    Document stored = reader.storedFields().document(document, STORED);
    return new Page(
        stored.get(Fields.BOOK),
        stored.getField(Fields.PAGE).numericValue().intValue(),
        stored.get(Fields.STORED_TEXT));
  }
}
