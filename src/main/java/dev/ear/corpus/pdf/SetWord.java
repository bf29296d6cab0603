package dev.ear.corpus.pdf;

/**
 * A word as it is set on a page, or the row of a table with lines around its cells, in points from
 * the page's upper left corner.
 *
 * @param text what it says
 * @param x its left edge
 * @param end its right edge
 * @param y its baseline
 * @param size the size of its font
 * @param table which table it is a row of, from 1; 0 for a word
 */
record SetWord(String text, float x, float end, float y, float size, int table) {
  SetWord(String text, float x, float end, float y, float size) {
    this(text, x, end, y, size, 0);
  }
}
