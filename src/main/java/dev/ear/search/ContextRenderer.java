package dev.ear.search;

import dev.ear.search.RetrievalOptions.ParentContext;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes hits as the context a generator reads: passages numbered in rank order (METHOD 6). */
public final class ContextRenderer {
  private ContextRenderer() {}

  /**
   * Renders hits.
   *
   * @param hits the hits, best first
   * @param options whether a parent hit gives its summary or its whole text
   * @return a passage a hit, each opening with its number and place, parted by blank lines
   */
  public static String render(List<Hit> hits, RetrievalOptions options) {
    var context = new StringBuilder();
    for (Hit hit : hits) {
      if (!context.isEmpty()) {
        context.append("\n\n");
      }
      context.append('[').append(hit.rank()).append("] (").append(place(hit)).append(") ");
      context.append(printed(hit, options));
    }
    return context.toString();
  }

  /**
   * Returns the text of a hit that is printed: for a parent hit window and summary, or the parent.
   */
  public static String printed(Hit hit, RetrievalOptions options) {
    if (!hit.unit().equals(UnitKind.PARENT.label())) {
      return hit.text();
    }
    if (options.parentContext() == ParentContext.FULL) {
      return orElse(hit.parentText(), hit.text());
    }
    String summary = orElse(hit.summary(), "");
    return summary.isEmpty() ? hit.text() : hit.text() + "\n" + summary;
  }

  /**
   * Returns where a hit stands, for people: {@code tarih-9, s. 12}, {@code tarih-9, s. 12-13}, or
   * with the printed number first {@code tarih-9, s. 12 (file 20)}.
   */
  public static String place(Hit hit) {
    String pages =
        hit.page() != null || Objects.equals(hit.pageFrom(), hit.pageTo())
            ? String.valueOf(hit.page() != null ? hit.page() : hit.pageFrom())
            : hit.pageFrom() + "-" + hit.pageTo();
    return hit.printed() == null || hit.printed().equals(pages)
        ? hit.book() + ", s. " + pages
        : hit.book() + ", s. " + hit.printed() + " (file " + pages + ")";
  }

  static int words(String text) {
    return Words.of(text).count();
  }

  private static String orElse(@Nullable String text, String other) {
    return text == null || text.isEmpty() ? other : text;
  }
}
