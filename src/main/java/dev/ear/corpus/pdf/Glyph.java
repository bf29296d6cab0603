package dev.ear.corpus.pdf;

/**
 * A glyph as it stands on a PDF page, in points from the page's upper left corner.
 *
 * @param text what it says
 * @param x its left edge
 * @param end its right edge
 * @param y its baseline
 * @param size the size of its font
 * @param space how wide a space of its font is; 0 if that is not known
 * @param direction which way its line runs: 0, 90, 180 or 270 degrees
 */
record Glyph(String text, float x, float end, float y, float size, float space, int direction) {
  boolean isSpace() {
    return text.isBlank();
  }

  float width() {
    return end - x;
  }

  Glyph saying(String other) {
    return new Glyph(other, x, end, y, size, space, direction);
  }

  Glyph upTo(float otherEnd) {
    return new Glyph(text, x, otherEnd, y, size, space, direction);
  }

  Glyph on(float baseline, float ofSize) {
    return new Glyph(text, x, end, baseline, ofSize, space, direction);
  }
}
