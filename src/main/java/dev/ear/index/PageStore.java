package dev.ear.index;

import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.corpus.Page;
import java.io.IOException;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;

/** Gives the pages of an index by document number: the one place where text is stored. */
public final class PageStore {
  private static final Set<String> STORED =
      Set.of(Fields.BOOK, Fields.PAGE, Fields.PRINTED, Fields.STORED_TEXT);

  private final DirectoryReader reader;
  private final Annotator annotator;

  PageStore(DirectoryReader reader, Annotator annotator) {
    this.reader = reader;
    this.annotator = annotator;
  }

  /**
   * A page as it is stored.
   *
   * @param page the cleaned page
   * @param text its words, tokens and anchors
   */
  public record StoredPage(Page page, AnnotatedText text) {}

  /** Returns how many pages there are; their document numbers run from 0 in corpus order. */
  public int count() {
    return reader.maxDoc();
  }

  /** Reads a page and annotates it as the build did. */
  public StoredPage page(int document) throws IOException {
    Document stored = reader.storedFields().document(document, STORED);
    var page =
        new Page(
            stored.get(Fields.BOOK),
            stored.getField(Fields.PAGE).numericValue().intValue(),
            stored.get(Fields.PRINTED),
            stored.get(Fields.STORED_TEXT));
    return new StoredPage(page, annotator.annotate(page.text()));
  }
}
