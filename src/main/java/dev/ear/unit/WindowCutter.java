package dev.ear.unit;

import dev.ear.anchor.Anchor;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Cuts the windows of a page (METHOD 4).
 *
 * @param radius words kept on either side of an anchor
 */
public record WindowCutter(int radius) {
  /** Words on either side of an anchor in the paper. */
  public static final int DEFAULT_RADIUS = 80;

  private static final Comparator<Window> INDEX_ORDER =
      Comparator.comparingInt(Window::parent)
          .thenComparingInt(window -> window.span().start())
          .thenComparingInt(window -> window.span().end());

  /**
   * The windows of a page.
   *
   * @param windows the distinct windows, in index order
   * @param occurrences how many pairs of an anchor occurrence and a parent that holds it there were
   */
  public record Cut(List<Window> windows, int occurrences) {}

  /**
   * Cuts the windows of a page.
   *
   * @param words how many words the page has
   * @param anchors the page's anchors by first word; dates make no window, their years do
   * @return its windows, in index order
   */
  public Cut cut(int words, List<Anchor> anchors) {
    Map<Span, Integer> parentOf = new HashMap<>();
    Map<Span, Set<Anchor>> centresOf = new HashMap<>();
    int occurrences = 0;
    List<Span> parents = Segmentation.PARENTS.cut(words);
    int first = 0;
    for (int number = 0; number < parents.size(); number++) {
      Span parent = parents.get(number);
      while (first < anchors.size() && anchors.get(first).start() < parent.start()) {
        first++;
      }
      for (int i = first; i < anchors.size() && anchors.get(i).start() < parent.end(); i++) {
        Anchor anchor = anchors.get(i);
        if (anchor.end() <= parent.end() && anchor.kind().scores()) {
          occurrences++;
          Span span = around(anchor, parent);
          parentOf.putIfAbsent(span, number);
          centresOf.computeIfAbsent(span, s -> new LinkedHashSet<>()).add(anchor);
        }
      }
    }
    List<Window> windows =
        parentOf.entrySet().stream()
            .map(
                entry ->
                    new Window(
                        entry.getValue(),
                        entry.getKey(),
                        List.copyOf(centresOf.get(entry.getKey()))))
            .sorted(INDEX_ORDER)
            .toList();
    return new Cut(windows, occurrences);
  }

  private Span around(Anchor anchor, Span parent) {
    int start = (int) Math.max(parent.start(), (long) anchor.start() - radius);
    int end = (int) Math.min(parent.end(), (long) anchor.end() + radius);
    return new Span(start, end);
  }
}
