package dev.ear.corpus;

import java.util.ArrayList;
import java.util.List;

/**
 * Strips of a page that no word of a run of rows touches, with words on both sides.
 *
 * <p>A gap between two words of one row is a space; where such gaps of row after row leave a strip
 * free, columns part there. A row across the strip (a headline, a caption, a paragraph of full
 * width) ends the run.
 */
final class Gutters {
  private static final float NARROWEST = 0.8f;
  private static final int MANY_ROWS = 6;
  private static final float FEW_ROWS_TIMES = 2f;

  /** A stretch of the page's width. */
  private record Strip(float from, float to) {}

  /**
   * A run of rows.
   *
   * @param end the row after its last
   * @param middles where its columns part, from left to right; empty for a run of one column
   */
  record Run(int end, List<Float> middles) {}

  private final List<SetRow> rows;
  private final float left;
  private final float right;
  private final float narrowest;

  Gutters(List<SetRow> rows) {
    this.rows = rows;
    this.left = (float) rows.stream().mapToDouble(SetRow::x).min().orElse(0);
    this.right = (float) rows.stream().mapToDouble(SetRow::end).max().orElse(0);
    double[] sizes = rows.stream().mapToDouble(SetRow::size).sorted().toArray();
    this.narrowest = sizes.length == 0 ? 0 : NARROWEST * (float) sizes[sizes.length / 2];
  }

  /**
   * Finds the run that starts at a row: up to where the last strip with words on both sides ends.
   */
  Run run(int start) {
    List<Strip> free = List.of(new Strip(left, right));
    List<Strip> between = List.of();
    float runLeft = Float.MAX_VALUE;
    float runRight = -Float.MAX_VALUE;
    int end = start;
    while (end < rows.size()) {
      SetRow row = rows.get(end);
      free = without(free, row);
      float newLeft = Math.min(runLeft, row.x());
      float newRight = Math.max(runRight, row.end());
      List<Strip> now =
          free.stream().filter(strip -> strip.from > newLeft && strip.to < newRight).toList();
      if (free.isEmpty() || (now.isEmpty() && !between.isEmpty())) {
        break;
      }
      between = now;
      runLeft = newLeft;
      runRight = newRight;
      end++;
    }
    // In a few rows of justified text, wide spaces stand under each other by chance.
    float least = end - start >= MANY_ROWS ? narrowest : narrowest * FEW_ROWS_TIMES;
    List<Float> middles =
        between.stream()
            .filter(strip -> strip.to - strip.from >= least)
            .map(strip -> (strip.from + strip.to) / 2)
            .toList();
    return new Run(end, middles);
  }

  private List<Strip> without(List<Strip> free, SetRow row) {
    List<Strip> out = new ArrayList<>();
    List<SetWord> words = row.words();
    int next = 0;
    for (Strip strip : free) {
      float from = strip.from;
      while (next < words.size() && words.get(next).end() <= strip.from) {
        next++;
      }
      for (int at = next; at < words.size() && words.get(at).x() < strip.to; at++) {
        add(out, from, words.get(at).x());
        from = Math.max(from, words.get(at).end());
      }
      add(out, from, strip.to);
    }
    return out;
  }

  private void add(List<Strip> strips, float from, float to) {
    if (to - from >= narrowest) {
      strips.add(new Strip(from, to));
    }
  }
}
