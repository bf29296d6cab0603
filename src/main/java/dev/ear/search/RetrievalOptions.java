package dev.ear.search;

/**
 * How the text of hits is cut for printing (METHOD 5).
 *
 * @param pageWords the most words printed of a page; {@link #ALL_WORDS} for the whole page
 * @param parentContext what a parent hit gives a generator
 */
public record RetrievalOptions(int pageWords, ParentContext parentContext) {
  /** Stands for whole pages. */
  public static final int ALL_WORDS = Integer.MAX_VALUE;

  /** The paper's settings: pages cut to 220 words, parents summed up. */
  public static final RetrievalOptions DEFAULT = new RetrievalOptions(220, ParentContext.SUMMARY);

  /** What a parent hit gives a generator. */
  public enum ParentContext {
    /** The window and the summary of its parent. */
    SUMMARY,
    /** The parent's whole text, which holds the window. */
    FULL
  }
}
