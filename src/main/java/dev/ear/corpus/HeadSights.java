package dev.ear.corpus;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Remembers which lines stood at the edges of a book's pages, how often and where.
 *
 * <p>What was seen once is forgotten after some pages, so that a long book needs little memory: the
 * lines of its text are all different, and so are heads that carry the page's number.
 */
final class HeadSights {
  /** Pages between two sights of a head, at most, a sight. */
  private static final int SPARSEST = 4;

  /** A line seen once is forgotten after so many pages: it is no head, or a sparse one. */
  private static final int MEMORY = 64;

  private static final Pattern SIGNED = Pattern.compile("^\\p{L}+: \\p{Lu}|\\s[/•|·–—-]\\s\\p{Lu}");

  /** How often a line stood at an edge, and on which pages first and last. */
  static final class Times {
    private final String text;
    private int count;
    private int first = -1;
    private int last;
    private boolean numbered;

    /** How often a gap parted it from the text. */
    private int apart;

    /** How often it stood inside a page since it was first seen at an edge. */
    private int inside;

    private Times(String text) {
      this.text = text;
    }

    private void add(int page, boolean hasNumber) {
      first = count == 0 ? page : first;
      count += count == 0 || page != last ? 1 : 0;
      last = page;
      numbered |= hasNumber;
    }

    int count() {
      return count;
    }

    int first() {
      return first;
    }
  }

  /**
   * The last sight of a line as it stands on a page, number and all.
   *
   * @param again whether it was seen on another page before
   */
  private record Exact(Times times, int page, boolean again) {}

  private final Headings headings;
  private final HeadKeys keys;
  private final Map<String, Times> edges = new HashMap<>();
  private final Map<String, Times> shapes = new HashMap<>();
  private final Map<String, Exact> seen = new HashMap<>();
  private int pages;

  HeadSights(Headings headings, HeadKeys keys) {
    this.headings = headings;
    this.keys = keys;
  }

  /** Returns how many pages were seen. */
  int pages() {
    return pages;
  }

  /** Returns how many lines are remembered. */
  int size() {
    return edges.size() + shapes.size() + seen.size();
  }

  /**
   * Notes a line at the edge of the next page.
   *
   * @param key its key, not empty
   */
  void observeEdge(List<Line> lines, int at, boolean upper, String key) {
    String text = lines.get(at).text();
    String stripped = keys.stripped(text);
    Times times = edges.computeIfAbsent(key, k -> new Times(stripped));
    times.add(pages, stripped.length() < text.length());
    times.apart += new EdgeLine(lines, at, upper).isApart() ? 1 : 0;
    Exact before = seen.get(text);
    boolean again = before != null && (before.again || before.page != pages);
    seen.put(text, new Exact(times, pages, again));
    if (HeadKeys.isParted(text)) {
      shapes.computeIfAbsent(HeadKeys.shape(key), k -> new Times(stripped)).add(pages, false);
    }
  }

  /** Notes a line inside the next page. */
  void observeInside(String text) {
    Exact exact = seen.get(text);
    if (exact != null) {
      exact.times.inside++;
    }
  }

  /** Goes on to the page after the next. */
  void endPage() {
    pages++;
    if (pages % MEMORY == 0) {
      edges.values().removeIf(times -> times.count == 1 && isLongAgo(times.last));
      shapes.values().removeIf(times -> times.count == 1 && isLongAgo(times.last));
      seen.values().removeIf(exact -> !exact.again && isLongAgo(exact.page));
    }
  }

  private boolean isLongAgo(int page) {
    return pages - page > MEMORY;
  }

  /** Returns how often a line with a key stood at an edge; null if it never did. */
  @Nullable Times times(String key) {
    return edges.get(key);
  }

  /** Says whether a text is a head of the book, numbers at its ends aside. */
  boolean isKnown(String text) {
    return isEstablished(text, edges.get(keys.of(text)));
  }

  /** Says whether a text is a head of the book as it stands. */
  boolean isKnownAsItStands(String text) {
    Times times = edges.get(keys.of(text));
    return times != null && times.text.equals(text) && isEstablished(text, times);
  }

  /** Says whether a line with parts is a head of the book, other numbers aside. */
  boolean isKnownInShape(String text, String key) {
    return isEstablished(text, shapes.get(HeadKeys.shape(key)));
  }

  /** The heads that carry page numbers, without them. */
  List<String> numbered() {
    return edges.values().stream()
        .filter(times -> times.numbered && isEstablished(times.text, times))
        .map(times -> times.text)
        .sorted()
        .toList();
  }

  /** Says whether a line stands at the edges of much of the book. */
  boolean isOfWholeBook(Times times) {
    return times.count * 5 >= pages || (times.last - times.first) * 2 >= pages;
  }

  /** Says whether a line stands at edges often enough, and near enough, to be a head. */
  boolean isEstablished(String text, @Nullable Times times) {
    if (times == null) {
      return false;
    }
    boolean likely =
        times.numbered
            || Headings.isCapitals(text)
            || HeadKeys.isParted(text)
            || (times.count * 3 >= pages
                && (times.apart > 1 || !headings.division(text).isEmpty()));
    // A refrain and the title of a form stand anywhere on a page.
    if (times.inside > 1 && times.inside * 2 >= times.count && !times.numbered) {
      return false;
    }
    boolean dense = times.last - times.first < SPARSEST * times.count;
    if (isSentence(text)) {
      return times.count >= 3 && dense && times.text.equals(text) && SIGNED.matcher(text).find();
    }
    return times.count >= (likely ? 2 : 3) && (dense || times.numbered || times.count * 5 >= pages);
  }

  private static boolean isSentence(String text) {
    return Headings.endsSentence(text) && text.indexOf(' ') > 0;
  }
}
