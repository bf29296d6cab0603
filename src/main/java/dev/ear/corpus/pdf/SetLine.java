package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A line as it is set on a page, in points from the page's upper left corner.
 *
 * @param text what it says
 * @param x its left edge
 * @param y its baseline
 * @param size the size of its largest font
 * @param column which column of the page it belongs to; neighbours of one column may be a block
 */
record SetLine(String text, float x, float y, float size, int column) {
  private static final float WIDE_SPACE = 1.7f;

  /** Makes a line of the words of a row. */
  static SetLine of(List<SetWord> row, int column) {
    return of(row, column, Float.MAX_VALUE);
  }

  /**
   * Makes a line of the words of a row.
   *
   * @param widest of its size; words further apart have two spaces between them
   */
  static SetLine of(List<SetWord> row, int column, float widest) {
    List<SetWord> words = new ArrayList<>(row);
    words.sort(Comparator.comparingDouble(SetWord::x));
    float wide = Math.min(wideSpace(words), widest * words.get(0).size());
    StringBuilder text = new StringBuilder(words.get(0).text());
    float size = words.get(0).size();
    for (int i = 1; i < words.size(); i++) {
      SetWord word = words.get(i);
      text.append(word.x() - words.get(i - 1).end() > wide ? "  " : " ").append(word.text());
      size = Math.max(size, word.size());
    }
    return new SetLine(text.toString(), words.get(0).x(), words.get(0).y(), size, column);
  }

  /** Where single letters stand in a row, the wider spaces between them part words. */
  private static float wideSpace(List<SetWord> words) {
    List<Float> gaps = new ArrayList<>();
    int single = 0;
    for (int i = 0; i < words.size(); i++) {
      single += words.get(i).text().length() == 1 ? 1 : 0;
      if (i > 0) {
        gaps.add(words.get(i).x() - words.get(i - 1).end());
      }
    }
    if (single < 4 || single * 10 < words.size() * 7) {
      return Float.MAX_VALUE;
    }
    gaps.sort(null);
    return WIDE_SPACE * gaps.get(gaps.size() / 2);
  }
}
