package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.List;

/**
 * How far the lines of a page stand apart: the distance that a quarter of them keep or undercut,
 * unless even that is wide for their size.
 */
final class Pitch {
  private static final float WIDEST_PITCH = 1.6f;
  private static final int REACH = 8;

  private Pitch() {}

  /** How far rows stand apart, measured from a row's first word to the next word below it. */
  static float ofRows(List<SetRow> rows) {
    List<Float> gaps = new ArrayList<>();
    List<Float> sizes = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      SetWord first = rows.get(i).words().get(0);
      sizes.add(rows.get(i).size());
      for (int below = i + 1; below < Math.min(rows.size(), i + REACH); below++) {
        if (rows.get(below).hasBelow(first)) {
          gaps.add(rows.get(below).y() - first.y());
          break;
        }
      }
    }
    return quarter(gaps, sizes);
  }

  /** How far lines of one column stand apart. */
  static float ofLines(List<SetLine> lines) {
    List<Float> gaps = new ArrayList<>();
    List<Float> sizes = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      sizes.add(lines.get(i).size());
      if (i > 0
          && lines.get(i).column() == lines.get(i - 1).column()
          && lines.get(i).y() > lines.get(i - 1).y()) {
        gaps.add(lines.get(i).y() - lines.get(i - 1).y());
      }
    }
    return quarter(gaps, sizes);
  }

  private static float quarter(List<Float> gaps, List<Float> sizes) {
    if (gaps.isEmpty()) {
      return Float.MAX_VALUE;
    }
    gaps.sort(null);
    sizes.sort(null);
    return Math.min(gaps.get(gaps.size() / 4), WIDEST_PITCH * sizes.get(sizes.size() / 2));
  }
}
