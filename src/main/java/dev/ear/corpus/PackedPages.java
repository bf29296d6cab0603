package dev.ear.corpus;

import dev.ear.text.Words;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/**
 * Pages of a book, kept as UTF-8 and decoded when asked for.
 *
 * <p>Turkish text takes twice as much memory as a string as it does in a file; packed, a book of
 * 200 MB and its cleaned pages fit in a heap of 1 GiB. Line ends of any system are read as line
 * feeds, other {@link Controls} as spaces.
 */
final class PackedPages extends AbstractList<Page> implements RandomAccess {
  /** A page of more bytes is split. */
  static final int MAX_PAGE_BYTES = 1 << 20;

  private record Slice(int number, byte[] bytes, int start, int end) {}

  private final String book;
  private final List<Slice> slices = new ArrayList<>();
  private final Map<Integer, String> printed = new HashMap<>();

  PackedPages(String book) {
    this.book = book;
  }

  /** Adds a page as it is, however long. */
  void append(Page page) {
    byte[] bytes = page.text().getBytes(StandardCharsets.UTF_8);
    slices.add(new Slice(page.number(), bytes, 0, bytes.length));
    if (page.printed() != null) {
      setPrinted(page.number(), page.printed());
    }
  }

  /** Says which number is printed on a page. */
  void setPrinted(int number, String label) {
    printed.put(number, label);
  }

  /**
   * Adds a page, split at paragraphs when it is over {@link #MAX_PAGE_BYTES}.
   *
   * @param bytes holds the page's text as UTF-8; not copied
   * @return how many parts it was split into; 1 when it was not
   */
  int appendSplit(int number, byte[] bytes, int start, int end) {
    int parts = 0;
    int from = start;
    do {
      int to = end - from <= MAX_PAGE_BYTES ? end : cut(bytes, from, from + MAX_PAGE_BYTES);
      slices.add(new Slice(number, bytes, from, to));
      parts++;
      from = to;
    } while (from < end);
    return parts;
  }

  /** The last place to cut before a limit: after a blank line, a line, a space, or a character. */
  private static int cut(byte[] bytes, int from, int limit) {
    int line = -1;
    int space = -1;
    for (int i = limit - 1; i > from; i--) {
      if (bytes[i] == '\n') {
        line = Math.max(line, i + 1);
        int j = i - 1;
        while (j > from && (bytes[j] == ' ' || bytes[j] == '\t' || bytes[j] == '\r')) {
          j--;
        }
        if (bytes[j] == '\n') {
          return i + 1;
        }
        i = j + 1;
      } else if (bytes[i] == ' ') {
        space = Math.max(space, i + 1);
      }
    }
    if (line > 0 || space > 0) {
      return line > 0 ? line : space;
    }
    int character = limit;
    while ((bytes[character] & 0xC0) == 0x80) {
      character--;
    }
    return character;
  }

  @Override
  public Page get(int index) {
    Slice slice = slices.get(index);
    String text =
        new String(slice.bytes, slice.start, slice.end - slice.start, StandardCharsets.UTF_8);
    if (text.indexOf('\r') >= 0) {
      text = text.replace("\r\n", "\n").replace('\r', '\n');
    }
    return new Page(book, slice.number, printed.get(slice.number), Controls.spaced(text));
  }

  @Override
  public int size() {
    return slices.size();
  }

  /** Says whether a text has no word. */
  static boolean isBlank(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      if (!Words.isSpace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }
}
