package dev.ear.index;

import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.text.Words;
import java.util.AbstractList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Some of the pages of a book, in order.
 *
 * <p>A book may decode its pages anew each time it is asked; so this keeps places, not pages.
 */
final class SomePages extends AbstractList<Page> {
  private final List<Page> all;
  private final int[] places;

  private SomePages(List<Page> all, Predicate<Page> wanted) {
    this.all = all;
    places = IntStream.range(0, all.size()).filter(place -> wanted.test(all.get(place))).toArray();
  }

  /** Returns a book with the wanted pages alone; it is asked once for each page, in order. */
  static Book of(Book book, Predicate<Page> wanted) {
    return new Book(
        book.name(),
        book.file(),
        book.sha256(),
        book.cleaned(),
        new SomePages(book.pages(), wanted));
  }

  /** Returns a book without the pages that have no word. */
  static Book withWords(Book book) {
    return of(book, page -> Words.of(page.text()).count() > 0);
  }

  @Override
  public Page get(int index) {
    return all.get(places[index]);
  }

  @Override
  public int size() {
    return places.length;
  }
}
