package dev.ear.index;

/** Names of the fields of the three Lucene indexes. */
public final class Fields {
  /** Content tokens. Positions and frequencies in chunks and pages, documents alone in windows. */
  public static final String TEXT = "text";

  /** Keys of the anchors inside, dates apart. */
  public static final String ANCHOR = "anchor";

  /** Keys of the dates inside: they are found by search and never score. */
  public static final String DATE = "date";

  /** Keys of the years inside; in pages and chunks, for windows have them among their anchors. */
  public static final String YEAR = "year";

  /** Keys of a window's centres. */
  public static final String CENTRE = "centre";

  /** Name of the book; stored in pages. */
  public static final String BOOK = "book";

  /** Page numbers the unit touches; stored in pages. */
  public static final String PAGE = "page";

  /** The number printed on the page, where it is known; stored in pages alone. */
  static final String PRINTED = "printed";

  /** The page's cleaned text; stored in pages alone. */
  static final String STORED_TEXT = "stored_text";

  /**
   * Document of the page, or of a chunk's first page, in the pages index; of the windows of a page
   * the first alone has it.
   */
  static final String PAGE_DOC = "page_doc";

  /** First word of the unit: on the page for windows, in the book for pages and chunks. */
  static final String START = "start";

  /** How many words the unit has. */
  static final String WORDS = "words";

  /** Number of a parent on its page. */
  static final String PARENT = "parent";

  /** How many parents before the last one that begins no later than a window is the window's. */
  static final String PARENTS_BACK = "parents_back";

  /** For a window that repeats another's full token sequence, the first such window's document. */
  static final String REPEATS = "repeats";

  /** What the pages index keeps of a page, and the spans index of a parent, beside postings. */
  static final String ROW = "row";

  private Fields() {}
}
