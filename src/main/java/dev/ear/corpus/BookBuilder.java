package dev.ear.corpus;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Gathers the pages of a book and what is odd about them. */
final class BookBuilder {
  private static final int LISTED = 10;

  private final String name;
  private final Path file;
  private final Consumer<Warning> warnings;
  private final PackedPages pages;
  private final Map<Integer, String> places = new HashMap<>();
  private final List<Integer> empty = new ArrayList<>();

  BookBuilder(String name, Path file, Consumer<Warning> warnings) {
    this.name = name;
    this.file = file;
    this.warnings = warnings;
    this.pages = new PackedPages(name);
  }

  /** Adds a page given as a string. */
  void add(int number, String place, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    add(number, place, bytes, 0, bytes.length);
  }

  /**
   * Adds a page.
   *
   * @param number its number, at most once a book
   * @param place where it stands, for messages
   * @param bytes holds its text as UTF-8; not copied
   */
  void add(int number, String place, byte[] bytes, int start, int end) {
    String before = places.putIfAbsent(number, place);
    if (before != null) {
      throw Places.bad(
          place,
          "page "
              + number
              + " of book "
              + Places.shown(name)
              + " stands also at "
              + before
              + "; give each page its own number");
    }
    int parts = pages.appendSplit(number, bytes, start, end);
    if (parts > 1) {
      warnings.accept(
          new Warning(
              place,
              "page "
                  + number
                  + " has "
                  + (end - start)
                  + " bytes, over "
                  + PackedPages.MAX_PAGE_BYTES
                  + ": split into "
                  + parts
                  + " parts that share its number"));
    } else if (end - start <= PackedPages.MAX_PAGE_BYTES
        && PackedPages.isBlank(pages.get(pages.size() - 1).text())) {
      empty.add(number);
    }
  }

  /** Returns the book; the empty pages become one counted warning. */
  Book build(String sha256, boolean cleaned) {
    if (!empty.isEmpty()) {
      String numbers =
          empty.stream().limit(LISTED).map(String::valueOf).collect(Collectors.joining(", "));
      String more = empty.size() > LISTED ? " …" : "";
      warnings.accept(
          new Warning(
              Places.of(file),
              empty.size()
                  + (empty.size() == 1 ? " empty page" : " empty pages")
                  + " in book "
                  + Places.shown(name)
                  + ": "
                  + numbers
                  + more));
    }
    return new Book(name, file, sha256, cleaned, pages);
  }
}
