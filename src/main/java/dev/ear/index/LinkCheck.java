package dev.ear.index;

import dev.ear.unit.Segmentation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.lucene.index.DirectoryReader;

/** Follows the links from chunks and windows to pages and parents, and counts what there is. */
final class LinkCheck {
  private final Manifest manifest;
  private final UnitReader pageReader;
  private final UnitReader chunkReader;
  private final UnitReader windowReader;
  private final List<Damage> damages = new ArrayList<>();

  /** For each page the number of its book's first word that is on it, and how many follow. */
  private final int[] pageStarts;

  private final int[] pageWords;

  /** For each page the words of its whole book. */
  private final int[] bookWords;

  LinkCheck(Manifest manifest, UnitReader pages, UnitReader chunks, UnitReader windows)
      throws IOException {
    this.manifest = manifest;
    pageReader = pages;
    chunkReader = chunks;
    windowReader = windows;
    pageStarts = Columns.of(pages.reader(), Fields.START);
    pageWords = Columns.of(pages.reader(), Fields.WORDS);
    bookWords = new int[pageWords.length];
  }

  /** Returns what is not as it should be, at most a line a kind. */
  List<Damage> damages() throws IOException {
    checkPages();
    checkChunks();
    switch (manifest.windowStorage()) {
      case DOCUMENTS -> checkWindows();
      case SPANS -> checkParents();
    }
    countWindows();
    return damages;
  }

  private void checkPages() throws IOException {
    var wrong = new Kind(IndexBuilder.PAGES, "page", "are not where their book has them");
    var texts = PageTexts.inOrder(pageReader.reader());
    int page = 0;
    for (Manifest.BookEntry book : manifest.books()) {
      int start = 0;
      for (int i = 0; i < book.pages() && page < pageWords.length; i++, page++) {
        bookWords[page] = book.words();
        wrong.checkThat(
            pageStarts[page] == start
                && pageWords[page] > 0
                && texts.page(page).book().equals(book.name()),
            page);
        start += pageWords[page];
      }
      count("words of book " + book.name(), book.words(), start);
    }
    wrong.tell("pages in book order, each beginning where the last ended");
    count("pages", manifest.counts().pages(), pageWords.length);
    count("pages of the books", page, pageWords.length);
  }

  private void checkChunks() throws IOException {
    DirectoryReader reader = chunkReader.reader();
    int[] pages = Columns.of(reader, Fields.PAGE_DOC);
    int[] starts = Columns.of(reader, Fields.START);
    int[] words = Columns.of(reader, Fields.WORDS);
    var wrong = new Kind(IndexBuilder.CHUNKS, "chunk", "lead to no words of a page");
    for (int chunk = 0; chunk < pages.length; chunk++) {
      int page = pages[chunk];
      wrong.checkThat(
          isPage(page)
              && starts[chunk] >= pageStarts[page]
              && starts[chunk] < pageStarts[page] + pageWords[page]
              && words[chunk] > 0
              && starts[chunk] + words[chunk] <= bookWords[page],
          chunk);
    }
    wrong.tell("chunks that begin on their page and end in their book");
    count("chunks", manifest.counts().chunks(), pages.length);
  }

  private void checkWindows() throws IOException {
    DirectoryReader reader = windowReader.reader();
    var pages = new PagesOfUnits(reader);
    int[] parentsBack = Columns.of(reader, Fields.PARENTS_BACK);
    int[] starts = Columns.of(reader, Fields.START);
    int[] words = Columns.of(reader, Fields.WORDS);
    int[] repeats = Columns.of(reader, Fields.REPEATS);
    var lost = new Kind(IndexBuilder.WINDOWS, "window", "lead to no words of a page's parent");
    var circular = new Kind(IndexBuilder.WINDOWS, "window", "repeat no window before them");
    for (int window = 0; window < starts.length; window++) {
      int page = pages.page(window);
      int start = starts[window];
      int parent = Segmentation.PARENTS.last(start) - parentsBack[window];
      lost.checkThat(
          isPage(page)
              && isParent(page, parent)
              && start >= first(parent)
              && words[window] > 0
              && start + words[window] <= end(page, parent),
          window);
      circular.checkThat(
          repeats[window] < window
              && (repeats[window] == Columns.NONE || repeats[repeats[window]] == Columns.NONE),
          window);
    }
    lost.tell("windows inside a parent of a page");
    circular.tell("repeats that name the first window with the same tokens");
  }

  private void checkParents() throws IOException {
    DirectoryReader reader = windowReader.reader();
    int[] pages = Columns.of(reader, Fields.PAGE_DOC);
    int[] parents = Columns.of(reader, Fields.PARENT);
    int[] words = Columns.of(reader, Fields.WORDS);
    var wrong = new Kind(IndexBuilder.WINDOWS, "parent", "lead to no words of a page");
    for (int parent = 0; parent < pages.length; parent++) {
      int page = pages[parent];
      int number = parents[parent];
      wrong.checkThat(
          isPage(page)
              && isParent(page, number)
              && words[parent] == end(page, number) - first(number),
          parent);
    }
    wrong.tell("parents of pages, of their size");
  }

  private void countWindows() throws IOException {
    WindowStore store = EarIndex.windowStore(manifest, windowReader, pageReader);
    long[] windows = {0};
    store.forEach(window -> windows[0]++);
    count("windows", manifest.counts().windows(), windows[0]);
    count("keys of windows", manifest.counts().anchorKeys(), store.centres(key -> true).size());
  }

  private boolean isPage(int page) {
    return page >= 0 && page < pageWords.length;
  }

  private boolean isParent(int page, int parent) {
    return parent >= 0 && parent < Segmentation.PARENTS.count(pageWords[page]);
  }

  private static int first(int parent) {
    return parent * (Segmentation.PARENTS.size() - Segmentation.PARENTS.overlap());
  }

  private int end(int page, int parent) {
    return Math.min(pageWords[page], first(parent) + Segmentation.PARENTS.size());
  }

  private void count(String what, long said, long found) {
    if (said != found) {
      damages.add(
          new Damage(
              Manifests.FILE,
              String.format(Locale.ROOT, "says %d %s", said, what),
              String.format(Locale.ROOT, "%d, as many as the index has", found)));
    }
  }

  /** Counts units that are wrong in one way. */
  private final class Kind {
    private final String part;
    private final String unit;
    private final String fault;
    private int wrong;
    private int first;

    Kind(String part, String unit, String fault) {
      this.part = part;
      this.unit = unit;
      this.fault = fault;
    }

    void checkThat(boolean right, int number) {
      if (!right) {
        first = wrong == 0 ? number : first;
        wrong++;
      }
    }

    void tell(String expected) {
      if (wrong > 0) {
        damages.add(
            new Damage(
                part,
                String.format(
                    Locale.ROOT,
                    "has %ss that %s (%d of them, the first is %d)",
                    unit,
                    fault,
                    wrong,
                    first),
                expected));
      }
    }
  }
}
