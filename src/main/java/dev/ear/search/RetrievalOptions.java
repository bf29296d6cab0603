package dev.ear.search;

import dev.ear.ConstantName;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.Locale;

/**
 * How hits are ranked and chosen and their text is cut for printing (METHOD 5).
 *
 * @param pageWords the most words printed of a page; {@link #ALL_WORDS} for the whole page
 * @param parentContext what a parent hit gives a generator
 * @param ranking how windows are ranked
 * @param maxOverlap the share of the shorter one's words that two windows of a page may have in
 *     common, from 0 to 1; 1 for no limit
 * @param expansion which questions get the summaries of parents
 */
public record RetrievalOptions(
    int pageWords,
    ParentContext parentContext,
    WindowRanking ranking,
    double maxOverlap,
    Expansion expansion) {
  /** Stands for whole pages. */
  public static final int ALL_WORDS = Integer.MAX_VALUE;

  /** The paper's settings: pages cut to 220 words, parents summed up. */
  public static final RetrievalOptions DEFAULT = new RetrievalOptions(220, ParentContext.SUMMARY);

  /** What a parent hit gives a generator. */
  public enum ParentContext {
    /** The window and the summary of its parent. */
    SUMMARY,
    /** The parent's whole text, which holds the window. */
    FULL;

    /**
     * Reads a name.
     *
     * @throws EarException when it is none
     */
    public static ParentContext of(String label) {
      for (ParentContext context : values()) {
        if (context.name().equalsIgnoreCase(label)) {
          return context;
        }
      }
      throw new EarException(
          Category.USAGE, "no parent context '" + label + "'; expected summary or full");
    }
  }

  /** Which questions have their windows expanded by the parents, of those that ask for parents. */
  public enum Expansion {
    /** All, as in the paper. */
    ALWAYS,
    /** None: the windows alone. */
    NEVER,
    /** Those that ask for a cause, a result, an order in time, a role or a comparison. */
    BY_RELATION;

    /** Returns its name on the command line and in configurations. */
    public String label() {
      return ConstantName.of(this);
    }

    /**
     * Reads a name.
     *
     * @throws EarException when it is none
     */
    public static Expansion of(String label) {
      for (Expansion expansion : values()) {
        if (expansion.label().equals(label.toLowerCase(Locale.ROOT))) {
          return expansion;
        }
      }
      throw new EarException(
          Category.USAGE, "no expansion '" + label + "'; expected always, never or by-relation");
    }
  }

  /**
   * Reads a number of words to print of a page.
   *
   * @param words a number from 1, or {@code all}
   * @throws EarException when it is neither
   */
  public static int pageWords(String words) {
    if (words.equals("all")) {
      return ALL_WORDS;
    }
    if (!words.matches("[1-9]\\d{0,8}")) {
      throw new EarException(
          Category.USAGE,
          "the most words to print of a page are '"
              + words
              + "'; give a number of words from 1, or all");
    }
    return Integer.parseInt(words);
  }

  /**
   * Checks a share of words.
   *
   * @throws EarException when it is not from 0 to 1
   */
  public static double overlap(double share) {
    if (!(share >= 0 && share <= 1)) {
      throw new EarException(
          Category.USAGE,
          "the most windows may overlap is "
              + share
              + "; expected a share from 0 (no word) to 1 (no limit), for example 0.3");
    }
    return share;
  }

  /** Creates the options of the paper's ranking. */
  public RetrievalOptions(int pageWords, ParentContext parentContext) {
    this(
        pageWords,
        parentContext,
        WindowRanking.PAPER,
        WindowRanking.PAPER.maxOverlap(),
        Expansion.ALWAYS);
  }

  /** Returns the same options for another ranking, with the overlap it allows. */
  public RetrievalOptions withRanking(WindowRanking other) {
    return new RetrievalOptions(pageWords, parentContext, other, other.maxOverlap(), expansion);
  }

  /** Returns the same options with another limit to what windows share. */
  public RetrievalOptions withMaxOverlap(double share) {
    return new RetrievalOptions(pageWords, parentContext, ranking, share, expansion);
  }
}
