package dev.ear.corpus;

import java.nio.file.Path;
import java.util.List;

/**
 * A book of a corpus: a file, or all pages of one source in a {@code .pages.jsonl} file (METHOD 1).
 *
 * <p>Its pages may be decoded anew at each {@code get}, so that a big book takes little memory:
 * read them one after the other. Parts of a page over 1 MiB share its number; a page's place in the
 * list is what tells pages apart.
 *
 * @param name the file's name without ending, or the source
 * @param file where it was read
 * @param sha256 checksum of the file's bytes (of its pages, for a source in a {@code .pages.jsonl}
 *     file), in hexadecimal
 * @param cleaned whether its pages come from {@code ear clean} and need no cleaning again
 * @param pages its pages in order
 * @param flagged its pages that could not be read as they stand in the file
 * @param controls how many control characters of the file its pages have a space for
 */
public record Book(
    String name,
    Path file,
    String sha256,
    boolean cleaned,
    List<Page> pages,
    List<FlaggedPage> flagged,
    int controls) {
  /** Makes a book all of whose pages could be read as they stand. */
  public Book(String name, Path file, String sha256, boolean cleaned, List<Page> pages) {
    this(name, file, sha256, cleaned, pages, List.of(), 0);
  }

  /** Returns this book with other pages, which need no cleaning again. */
  public Book cleaned(List<Page> others) {
    return new Book(name, file, sha256, true, others, flagged, controls);
  }
}
