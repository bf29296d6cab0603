package dev.ear.index;

import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import java.util.ArrayList;
import java.util.List;

/**
 * Goes through the pages of books in corpus order, some at a time.
 *
 * <p>A batch is large enough to keep all processors at work and small enough for a book of any size
 * to pass through bounded memory.
 */
final class PageBatches {
  private static final int MOST_PAGES = 512;
  private static final int MOST_CHARS = 1 << 20;

  private PageBatches() {}

  /**
   * A page and where it stands.
   *
   * @param page the page
   * @param book number of its book
   * @param endsBook whether its book ends with it
   */
  record Placed(Page page, int book, boolean endsBook) {}

  /**
   * Takes the next pages of the corpus.
   *
   * @param <E> what it throws
   */
  @FunctionalInterface
  interface Taker<E extends Exception> {
    /** Takes a batch that is not empty. */
    void take(List<Placed> batch) throws E;
  }

  static <E extends Exception> void forEach(List<Book> books, Taker<E> taker) throws E {
    var batch = new ArrayList<Placed>();
    int chars = 0;
    for (int book = 0; book < books.size(); book++) {
      List<Page> pages = books.get(book).pages();
      for (int i = 0; i < pages.size(); i++) {
        Page page = pages.get(i);
        if (!batch.isEmpty()
            && (batch.size() == MOST_PAGES || chars + page.text().length() > MOST_CHARS)) {
          taker.take(List.copyOf(batch));
          batch.clear();
          chars = 0;
        }
        batch.add(new Placed(page, book, i + 1 == pages.size()));
        chars += page.text().length();
      }
    }
    if (!batch.isEmpty()) {
      taker.take(List.copyOf(batch));
    }
  }
}
