package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.List;

/** Says of a query that none of its words is in any index. */
public final class LeftOutWords {
  private static final int MOST_NAMED = 10;

  private LeftOutWords() {}

  /**
   * Returns the error for a query that has nothing to look for.
   *
   * @param words its words
   */
  public static EarException only(List<String> words) {
    List<String> named = words.subList(0, Math.min(words.size(), MOST_NAMED));
    return new EarException(
        Category.USAGE,
        "the query has only words that the index leaves out (stop words, single letters): "
            + String.join(", ", named)
            + (named.size() < words.size() ? " and more" : "")
            + "; give another word");
  }
}
