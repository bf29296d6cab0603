package dev.ear.cli;

import dev.ear.corpus.Book;
import dev.ear.index.EarlierIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How the books of an index differ from those it had before.
 *
 * @param books how many it has
 * @param unchanged how many of them came from the earlier index
 * @param changed books that it had with another text, as far as is known
 * @param came books that it had not
 * @param gone books that it has no more
 */
record BookChanges(
    int books, long unchanged, List<String> changed, List<String> came, List<String> gone) {
  private static final int MOST_NAMED = 5;

  /**
   * Compares.
   *
   * @param before names of the books of the index that was there; none where there was none
   * @param books the books of today
   * @param earlier what could be taken from the index that was there
   */
  static BookChanges of(List<String> before, List<Book> books, EarlierIndex earlier) {
    Set<String> had = new HashSet<>(before);
    var changed = new ArrayList<String>();
    var came = new ArrayList<String>();
    var gone = new ArrayList<String>(before);
    long unchanged = 0;
    for (Book book : books) {
      gone.remove(book.name());
      if (earlier.holds(book)) {
        unchanged++;
      } else if (!had.contains(book.name())) {
        came.add(book.name());
      } else if (!earlier.isEmpty()) {
        changed.add(book.name());
      }
    }
    return new BookChanges(
        books.size(), unchanged, changed, before.isEmpty() ? List.of() : came, gone);
  }

  /** Says what changed; nothing for a first build, or the same books built anew. */
  void tell(Terminal terminal) {
    var parts = new ArrayList<String>();
    if (unchanged > 0) {
      parts.add(unchanged + " of " + books + " books unchanged");
    }
    add(parts, changed, "changed");
    add(parts, came, "new");
    add(parts, gone, "gone");
    if (!parts.isEmpty()) {
      terminal.message("ear: " + String.join(", ", parts));
    }
  }

  private static void add(List<String> parts, List<String> names, String what) {
    if (!names.isEmpty()) {
      String more = names.size() > MOST_NAMED ? " and others" : "";
      parts.add(
          names.size()
              + " "
              + what
              + " ("
              + String.join(", ", names.subList(0, Math.min(names.size(), MOST_NAMED)))
              + more
              + ")");
    }
  }
}
