package dev.ear.corpus;

import dev.ear.corpus.pdf.PageFlag;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Gathers the pages of a book and what is odd about them. */
final class BookBuilder {
  private static final int LISTED = 10;

  private final String name;
  private final Path file;
  private final Consumer<Warning> warnings;
  private final PackedPages pages;
  private final Map<Integer, String> places = new HashMap<>();
  private final List<Integer> empty = new ArrayList<>();
  private final List<Integer> hidden = new ArrayList<>();
  private final List<FlaggedPage> flagged = new ArrayList<>();
  private int controls;

  BookBuilder(String name, Path file, Consumer<Warning> warnings) {
    this.name = name;
    this.file = file;
    this.warnings = warnings;
    this.pages = new PackedPages(name);
  }

  /** Notes that a page could not be read as it stands; call it before the page is added. */
  void flag(int number, PageFlag flag) {
    flagged.add(new FlaggedPage(name, number, flag));
  }

  /** Notes that a page has text outside what viewers show, which is left out. */
  void noteHidden(int number) {
    hidden.add(number);
  }

  /**
   * Says which number is printed on a page; nothing if it is blank.
   *
   * @param label as the file has it: it may be long or hold control characters
   */
  void setPrinted(int number, String label) {
    if (!PackedPages.isBlank(label)) {
      pages.setPrinted(number, Places.shown(label.strip()));
    }
  }

  /** Says which numbers are printed on the pages 1, 2, 3 …; null where there is none. */
  void setPrinted(List<@Nullable String> printed) {
    for (int i = 0; i < printed.size(); i++) {
      String label = printed.get(i);
      if (label != null) {
        setPrinted(i + 1, label);
      }
    }
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
    controls += Controls.count(bytes, start, end);
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
        && !isFlagged(number)
        && PackedPages.isBlank(pages.get(pages.size() - 1).text())) {
      empty.add(number);
    }
  }

  private boolean isFlagged(int number) {
    return !flagged.isEmpty() && flagged.get(flagged.size() - 1).page() == number;
  }

  /** Returns the book; its empty and its flagged pages become a counted warning a kind. */
  Book build(String sha256, boolean cleaned) {
    if (!empty.isEmpty()) {
      String what = empty.size() == 1 ? " empty page" : " empty pages";
      warn(empty.size() + what + " in book " + Places.shown(name) + ": " + listed(empty));
    }
    if (!hidden.isEmpty()) {
      warn(
          (hidden.size() == 1 ? "page " : "pages ")
              + listed(hidden)
              + (hidden.size() == 1 ? " has" : " have")
              + " text outside the part that viewers show; that text is left out");
    }
    for (PageFlag flag : PageFlag.values()) {
      List<Integer> numbers =
          flagged.stream().filter(page -> page.flag() == flag).map(FlaggedPage::page).toList();
      if (!numbers.isEmpty()) {
        warn(
            (numbers.size() == 1 ? "page " : "pages ")
                + listed(numbers)
                + " "
                + flag.said(numbers.size())
                + "; "
                + flag.advice());
      }
    }
    return new Book(name, file, sha256, cleaned, pages, List.copyOf(flagged), controls);
  }

  private void warn(String message) {
    warnings.accept(new Warning(Places.of(file), message));
  }

  /** Lists page numbers, those that follow each other as a range. */
  private static String listed(List<Integer> numbers) {
    List<String> ranges = new ArrayList<>();
    for (int start = 0; start < numbers.size(); ) {
      int end = start + 1;
      while (end < numbers.size() && numbers.get(end) == numbers.get(end - 1) + 1) {
        end++;
      }
      int last = numbers.get(end - 1);
      ranges.add(numbers.get(start) + (end - start > 1 ? "-" + last : ""));
      start = end;
    }
    String more = ranges.size() > LISTED ? " …" : "";
    return ranges.stream().limit(LISTED).collect(Collectors.joining(", ")) + more;
  }
}
