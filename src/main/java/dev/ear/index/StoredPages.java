package dev.ear.index;

import dev.ear.IoReason;
import dev.ear.corpus.Page;
import java.io.IOException;
import java.util.AbstractList;
import java.util.RandomAccess;

/** The pages of a book as an index stores them, read when they are asked for. */
final class StoredPages extends AbstractList<Page> implements RandomAccess {
  private final PageTexts texts;
  private final int first;
  private final int count;

  /**
   * Creates the list.
   *
   * @param first document of the book's first page
   * @param count how many pages the book has
   */
  StoredPages(PageTexts texts, int first, int count) {
    this.texts = texts;
    this.first = first;
    this.count = count;
  }

  /**
   * Returns a page.
   *
   * @throws EarlierIndexException when it cannot be read
   */
  @Override
  public Page get(int index) {
    try {
      return texts.page(first + index);
    } catch (IOException e) {
      throw new EarlierIndexException(
          "its page " + (first + index) + " cannot be read: " + IoReason.at(e), e);
    }
  }

  @Override
  public int size() {
    return count;
  }
}
