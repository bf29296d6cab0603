package dev.ear.corpus.pdf;

/**
 * A straight line that a page draws, across or down, in points from the page's upper left corner.
 *
 * @param x its left end
 * @param y its upper end
 * @param end its right end; its x if it runs down
 * @param bottom its lower end; its y if it runs across
 */
record Rule(float x, float y, float end, float bottom) {
  /** Wider strokes are bars. */
  private static final float THICKEST = 3f;

  private static final float SHORTEST = 4f;

  /** Returns whether a drawn box is so thin that it is a line, and long enough to part anything. */
  static boolean isLine(float width, float height) {
    return Math.min(width, height) <= THICKEST && Math.max(width, height) >= SHORTEST;
  }

  /** Makes a line of a thin box. */
  static Rule of(float x, float y, float width, float height) {
    return width >= height
        ? new Rule(x, y + height / 2, x + width, y + height / 2)
        : new Rule(x + width / 2, y, x + width / 2, y + height);
  }

  boolean isAcross() {
    return end - x > bottom - y;
  }

  float length() {
    return Math.max(end - x, bottom - y);
  }
}
