package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Strips of a page that no word of a run of rows touches, with words on both sides.
 *
 * <p>A gap between two words of one row is a space; where such gaps of row after row leave a strip
 * free, columns part there. A row across the strip (a headline, a caption, a paragraph of full
 * width) ends the run, and so does a row that stands apart and closes one of several strips.
 */
final class Gutters {
  private static final float NARROWEST = 0.8f;
  private static final float PARTS = 1.35f;
  private static final int MANY_ROWS = 6;
  private static final int FEWEST_ALIGNED = 3;

  /** Of the narrowest strip between columns that nothing else shows. */
  private static final float ALIGNED_NARROWEST = 0.6f;

  private static final float EXACT = 0.15f;

  private static final Pattern LEADER = Pattern.compile("[._…·]{1,200}");
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
  private final float pitch;
  private final float left;
  private final float right;
  private final float narrowest;

  Gutters(List<SetRow> rows, float pitch) {
    this.rows = rows;
    this.pitch = pitch;
    this.left = (float) rows.stream().mapToDouble(SetRow::x).min().orElse(0);
    this.right = (float) rows.stream().mapToDouble(SetRow::end).max().orElse(0);
    double[] sizes = rows.stream().mapToDouble(SetRow::size).sorted().toArray();
    this.narrowest = sizes.length == 0 ? 0 : NARROWEST * (float) sizes[sizes.length / 2];
  }

  /**
   * Finds the run that starts at a row: up to where the last strip with words on both sides ends.
   */
  Run run(int start) {
    if (isApart(start + 1) && !hasGap(rows.get(start))) {
      return new Run(start + 1, List.of());
    }
    List<Strip> free = List.of(new Strip(left, right));
    List<Strip> between = List.of();
    float runLeft = Float.MAX_VALUE;
    float runRight = -Float.MAX_VALUE;
    int end = start;
    while (end < rows.size()) {
      SetRow row = rows.get(end);
      free = without(free, filled(row));
      float newLeft = Math.min(runLeft, row.x());
      float newRight = Math.max(runRight, row.end());
      List<Strip> now =
          free.stream().filter(strip -> strip.from > newLeft && strip.to < newRight).toList();
      boolean ends =
          !between.isEmpty() && (now.isEmpty() || (isApart(end) && closes(between, now)));
      if (free.isEmpty() || ends) {
        break;
      }
      between = now;
      runLeft = newLeft;
      runRight = newRight;
      end++;
    }
    List<SetRow> run = rows.subList(start, end);
    List<Float> middles =
        between.stream()
            .filter(strip -> parts(strip, run))
            .map(strip -> (strip.from + strip.to) / 2)
            .toList();
    return new Run(end, middles);
  }

  /**
   * Says whether a strip parts columns. In a few rows of justified text, wide spaces stand under
   * each other by chance, but what is behind them does not begin at one place in row after row.
   */
  private boolean parts(Strip strip, List<SetRow> run) {
    float width = strip.to - strip.from;
    if (width >= FEW_ROWS_TIMES * narrowest || (width >= narrowest && run.size() >= MANY_ROWS)) {
      return true;
    }
    List<Float> starts = new ArrayList<>();
    for (SetRow row : run) {
      for (SetWord word : row.words()) {
        if (word.x() >= strip.to - EXACT * narrowest) {
          starts.add(word.x());
          break;
        }
      }
    }
    starts.sort(null);
    int aligned = 0;
    int from = 0;
    for (int i = 0; i < starts.size(); i++) {
      while (starts.get(i) - starts.get(from) > EXACT * narrowest) {
        from++;
      }
      aligned = Math.max(aligned, i - from + 1);
    }
    return width >= narrowest
        ? aligned >= FEWEST_ALIGNED && aligned * 10 >= starts.size() * 7
        : aligned > FEWEST_ALIGNED && aligned == starts.size();
  }

  /** Says whether one of some strips has nothing left of it. */
  private static boolean closes(List<Strip> before, List<Strip> now) {
    return before.stream()
        .anyMatch(old -> now.stream().noneMatch(s -> s.from < old.to && s.to > old.from));
  }

  private boolean hasGap(SetRow row) {
    List<SetWord> words = row.words();
    for (int i = 1; i < words.size(); i++) {
      if (words.get(i).x() - words.get(i - 1).end() >= narrowest) {
        return true;
      }
    }
    return false;
  }

  private boolean isApart(int row) {
    return row > 0
        && row < rows.size()
        && rows.get(row).y() - rows.get(row - 1).y() > PARTS * pitch;
  }

  /** Where a row has words; leader dots fill what is between them and their neighbours. */
  private static List<Strip> filled(SetRow row) {
    List<Strip> filled = new ArrayList<>();
    boolean leads = false;
    for (SetWord word : row.words()) {
      boolean leader = LEADER.matcher(word.text()).matches();
      Strip strip = new Strip(word.x(), word.end());
      if ((leads || leader) && !filled.isEmpty()) {
        Strip before = filled.remove(filled.size() - 1);
        strip = new Strip(before.from, Math.max(before.to, word.end()));
      }
      filled.add(strip);
      leads = leader;
    }
    return filled;
  }

  private List<Strip> without(List<Strip> free, List<Strip> filled) {
    List<Strip> out = new ArrayList<>();
    int next = 0;
    for (Strip strip : free) {
      float from = strip.from;
      while (next < filled.size() && filled.get(next).to <= strip.from) {
        next++;
      }
      for (int at = next; at < filled.size() && filled.get(at).from < strip.to; at++) {
        add(out, from, filled.get(at).from);
        from = Math.max(from, filled.get(at).to);
      }
      add(out, from, strip.to);
    }
    return out;
  }

  private void add(List<Strip> strips, float from, float to) {
    if (to - from >= ALIGNED_NARROWEST * narrowest) {
      strips.add(new Strip(from, to));
    }
  }
}
