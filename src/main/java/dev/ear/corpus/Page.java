package dev.ear.corpus;

import org.jspecify.annotations.Nullable;

/**
 * A page of a book (METHOD 1).
 *
 * @param book name of the book
 * @param number the number it has in the file: the one a page mark gives, or its place
 * @param printed the number that is printed on it, for example {@code 45} or {@code xii}; null
 *     where the file's number is the book's, or none was found
 * @param text its text: as read, or cleaned
 */
public record Page(String book, int number, @Nullable String printed, String text) {
  /** Makes a page whose number is the book's. */
  public Page(String book, int number, String text) {
    this(book, number, null, text);
  }

  /** Returns this page with another text. */
  public Page withText(String other) {
    return new Page(book, number, printed, other);
  }
}
