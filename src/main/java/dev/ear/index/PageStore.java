package dev.ear.index;

import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.corpus.Page;
import java.io.IOException;
import org.apache.lucene.index.DirectoryReader;

/** Gives the pages of an index by document number: the one place where text is stored. */
public final class PageStore {
  private final PageTexts texts;
  private final Annotator annotator;

  PageStore(DirectoryReader reader, Annotator annotator) {
    texts = PageTexts.of(reader);
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
    return texts.count();
  }

  /** Reads a page and annotates it as the build did. */
  public StoredPage page(int document) throws IOException {
    Page page = texts.page(document);
    return new StoredPage(page, annotator.annotate(page.text()));
  }
}
