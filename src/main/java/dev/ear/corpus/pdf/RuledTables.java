package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds the tables of a page by the lines drawn around their cells.
 *
 * <p>Lines that meet are a grid; where a line is missing between two of its fields, they are one
 * cell. A grid is a table if two of its rows or more have words in two cells or more. Each row of a
 * table becomes one wide word, which the rest of the layout takes for a full line of its column.
 */
final class RuledTables {
  private static final float NEAR = 3f;
  private static final float MIDDLE = 0.3f;
  private static final int MOST_LINES = 400;

  private final List<SetWord> words;
  private final List<SetWord> out = new ArrayList<>();
  private final Set<SetWord> taken = Collections.newSetFromMap(new IdentityHashMap<>());
  private int tables;

  private RuledTables(List<SetWord> words) {
    this.words = words;
  }

  /**
   * Puts the words of tables together.
   *
   * @param words the words of a page
   * @param rules the lines of the page
   * @return the words outside tables, and a word a row of a table
   */
  static List<SetWord> read(List<SetWord> words, List<Rule> rules) {
    List<Rule> across = joined(rules.stream().filter(Rule::isAcross).toList(), true);
    List<Rule> down = joined(rules.stream().filter(rule -> !rule.isAcross()).toList(), false);
    if (down.isEmpty() || across.size() < 2 || across.size() + down.size() > MOST_LINES) {
      return words;
    }
    RuledTables tables = new RuledTables(words);
    List<List<Rule>> grids = grids(across, down);
    // A table in a cell of another takes its words first.
    grids.sort(Comparator.comparingDouble(RuledTables::area));
    for (List<Rule> grid : grids) {
      tables.add(grid);
    }
    if (tables.tables == 0) {
      return words;
    }
    for (SetWord word : words) {
      if (!tables.taken.contains(word)) {
        tables.out.add(word);
      }
    }
    return tables.out;
  }

  /** Puts pieces of a line together that lie on each other or follow each other. */
  private static List<Rule> joined(List<Rule> rules, boolean across) {
    List<Rule> sorted = new ArrayList<>(rules);
    sorted.sort(Comparator.comparingDouble(rule -> across ? rule.y() : rule.x()));
    List<Rule> joined = new ArrayList<>();
    for (int start = 0; start < sorted.size(); ) {
      Rule first = sorted.get(start);
      int end = start + 1;
      while (end < sorted.size()
          && between(sorted.get(end - 1), sorted.get(end), across) <= NEAR / 2
          && between(first, sorted.get(end), across) <= NEAR) {
        end++;
      }
      joinLine(new ArrayList<>(sorted.subList(start, end)), across, joined);
      start = end;
    }
    return joined;
  }

  private static float between(Rule first, Rule other, boolean across) {
    return across ? other.y() - first.y() : other.x() - first.x();
  }

  /** Joins pieces that all lie on one line, from its start on. */
  private static void joinLine(List<Rule> pieces, boolean across, List<Rule> joined) {
    pieces.sort(Comparator.comparingDouble(rule -> across ? rule.x() : rule.y()));
    Rule whole = pieces.get(0);
    for (Rule piece : pieces) {
      if (across ? piece.x() > whole.end() + NEAR : piece.y() > whole.bottom() + NEAR) {
        joined.add(whole);
        whole = piece;
      } else {
        whole =
            across
                ? new Rule(whole.x(), whole.y(), Math.max(whole.end(), piece.end()), whole.y())
                : new Rule(
                    whole.x(), whole.y(), whole.x(), Math.max(whole.bottom(), piece.bottom()));
      }
    }
    joined.add(whole);
  }

  /** Parts lines into grids of lines that meet. */
  private static List<List<Rule>> grids(List<Rule> across, List<Rule> down) {
    List<Rule> left = new ArrayList<>(across);
    left.addAll(down);
    List<List<Rule>> grids = new ArrayList<>();
    while (!left.isEmpty()) {
      List<Rule> grid = new ArrayList<>();
      grid.add(left.remove(0));
      for (int i = 0; i < grid.size(); i++) {
        Rule rule = grid.get(i);
        for (int j = left.size() - 1; j >= 0; j--) {
          if (meet(rule, left.get(j))) {
            grid.add(left.remove(j));
          }
        }
      }
      grids.add(grid);
    }
    return grids;
  }

  private static double area(List<Rule> grid) {
    double left = grid.stream().mapToDouble(Rule::x).min().orElse(0);
    double right = grid.stream().mapToDouble(Rule::end).max().orElse(0);
    double top = grid.stream().mapToDouble(Rule::y).min().orElse(0);
    double bottom = grid.stream().mapToDouble(Rule::bottom).max().orElse(0);
    return (right - left) * (bottom - top);
  }

  private static boolean meet(Rule a, Rule b) {
    return a.isAcross() != b.isAcross()
        && a.x() <= b.end() + NEAR
        && b.x() <= a.end() + NEAR
        && a.y() <= b.bottom() + NEAR
        && b.y() <= a.bottom() + NEAR;
  }

  private void add(List<Rule> grid) {
    List<Rule> across = grid.stream().filter(Rule::isAcross).toList();
    List<Rule> down = grid.stream().filter(rule -> !rule.isAcross()).toList();
    List<Float> xs = new ArrayList<>();
    List<Float> ys = new ArrayList<>();
    for (Rule rule : grid) {
      xs.add(rule.x());
      xs.add(rule.end());
      ys.add(rule.y());
      ys.add(rule.bottom());
    }
    xs = places(xs);
    ys = places(ys);
    int columns = xs.size() - 1;
    int rows = ys.size() - 1;
    if (rows < 2 || columns < 2) {
      return;
    }
    int[] cells = cells(across, down, xs, ys);
    List<List<List<SetWord>>> content = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      List<List<SetWord>> cellsOfRow = new ArrayList<>();
      for (int column = 0; column < columns; column++) {
        cellsOfRow.add(new ArrayList<>());
      }
      content.add(cellsOfRow);
    }
    List<SetWord> held = new ArrayList<>();
    for (SetWord word : words) {
      int column = field(xs, (word.x() + word.end()) / 2);
      int row = field(ys, word.y() - MIDDLE * word.size());
      if (column >= 0 && row >= 0 && !taken.contains(word)) {
        int cell = cells[row * columns + column];
        content.get(cell / columns).get(cell % columns).add(word);
        held.add(word);
      }
    }
    int full = 0;
    for (int row = 0; row < rows; row++) {
      full +=
          IntStream.range(row * columns, (row + 1) * columns)
                      .map(field -> cells[field])
                      .distinct()
                      .filter(cell -> !content.get(cell / columns).get(cell % columns).isEmpty())
                      .count()
                  > 1
              ? 1
              : 0;
    }
    if (full < 2) {
      return;
    }
    taken.addAll(held);
    tables++;
    float below = -Float.MAX_VALUE;
    for (List<List<SetWord>> row : content) {
      List<SetWord> inRow = row.stream().flatMap(List::stream).toList();
      if (!inRow.isEmpty()) {
        float size = inRow.get(inRow.size() / 2).size();
        float top = (float) inRow.stream().mapToDouble(SetWord::y).min().orElse(0);
        float y = Math.max(top, below);
        out.add(new SetWord(TableText.row(row), xs.get(0), xs.get(columns), y, size, tables));
        below = y + size;
      }
    }
  }

  /** Brings places in order; those that nearly coincide are one. */
  private static List<Float> places(List<Float> all) {
    all.sort(null);
    List<Float> places = new ArrayList<>();
    for (float place : all) {
      if (places.isEmpty() || place - places.get(places.size() - 1) > 2 * NEAR) {
        places.add(place);
      }
    }
    return places;
  }

  /** Returns between which two places something stands; -1 outside. */
  private static int field(List<Float> places, float at) {
    int field = -1;
    while (field + 1 < places.size() && places.get(field + 1) <= at) {
      field++;
    }
    return field < places.size() - 1 ? field : -1;
  }

  /** Returns for each field, row by row, the first field of its cell. */
  private static int[] cells(List<Rule> across, List<Rule> down, List<Float> xs, List<Float> ys) {
    int columns = xs.size() - 1;
    int[] cells = new int[columns * (ys.size() - 1)];
    for (int field = 0; field < cells.length; field++) {
      cells[field] = field;
      int column = field % columns;
      int row = field / columns;
      float x = (xs.get(column) + xs.get(column + 1)) / 2;
      float y = (ys.get(row) + ys.get(row + 1)) / 2;
      float left = xs.get(column);
      float top = ys.get(row);
      if (column > 0
          && down.stream()
              .noneMatch(
                  r -> Math.abs(r.x() - left) <= 2 * NEAR && r.y() <= y && r.bottom() >= y)) {
        join(cells, field, field - 1);
      }
      if (row > 0
          && across.stream()
              .noneMatch(r -> Math.abs(r.y() - top) <= 2 * NEAR && r.x() <= x && r.end() >= x)) {
        join(cells, field, field - columns);
      }
    }
    for (int field = 0; field < cells.length; field++) {
      cells[field] = first(cells, field);
    }
    return cells;
  }

  private static void join(int[] cells, int one, int other) {
    int a = first(cells, one);
    int b = first(cells, other);
    cells[Math.max(a, b)] = Math.min(a, b);
  }

  private static int first(int[] cells, int field) {
    int first = field;
    while (cells[first] != first) {
      first = cells[first];
    }
    return first;
  }
}
