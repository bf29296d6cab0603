package dev.ear.corpus;

/**
 * A word as it is set on a page, in points from the page's upper left corner.
 *
 * @param text what it says
 * @param x its left edge
 * @param end its right edge
 * @param y its baseline
 * @param size the size of its font
 */
record SetWord(String text, float x, float end, float y, float size) {}
