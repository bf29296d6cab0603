package dev.ear.corpus;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gathers the pages of a book whose text flows: lines make blocks, blocks make pages. */
final class PageFlow {
  /**
   * A page.
   *
   * @param printed the number printed on it, where the file says so
   * @param text its text; blank lines part its blocks
   */
  record FlowPage(@Nullable String printed, String text) {}

  private final List<FlowPage> pages = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private @Nullable String printed;
  private boolean blockEnds;

  /** Adds a line to the open block, or opens one. */
  void line(String line) {
    if (PackedPages.isBlank(line)) {
      return;
    }
    text.append(blockEnds && !text.isEmpty() ? "\n" : "").append(line.strip()).append('\n');
    blockEnds = false;
  }

  /** Ends the open block. */
  void endBlock() {
    blockEnds = true;
  }

  /** Says whether nothing stands on the open page yet. */
  boolean isPageEmpty() {
    return text.isEmpty();
  }

  /**
   * Ends the open page, unless it is empty, and opens the next.
   *
   * @param number the number printed on the next page, if the file says so
   */
  void endPage(@Nullable String number) {
    if (!text.isEmpty()) {
      pages.add(new FlowPage(printed, text.toString()));
      text.setLength(0);
    }
    printed = number;
    blockEnds = false;
  }

  /** Returns the number printed on the open page, if the file says so. */
  @Nullable String printed() {
    return printed;
  }

  /** Puts all pages into a book, numbered from 1. */
  void addTo(BookBuilder book, String place) {
    endPage(null);
    if (pages.isEmpty()) {
      throw Places.bad(place, "holds no text; check the file");
    }
    for (int i = 0; i < pages.size(); i++) {
      FlowPage page = pages.get(i);
      book.add(i + 1, place + ", page " + (i + 1), page.text);
      if (page.printed != null) {
        book.setPrinted(i + 1, page.printed);
      }
    }
  }
}
