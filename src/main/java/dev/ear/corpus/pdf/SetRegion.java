package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Some rows of a page that strips of white part into columns: columns of text, or a table.
 *
 * <p>Columns of text are wide, and their lines mostly fill them. A table has narrow columns, or
 * short cells that stand side by side row after row, or rows that white space parts all across.
 *
 * @param columns the words of each column, from left to right; none is without words, and where
 *     there are fewer than two, nothing but {@link #isProse} may be asked
 */
record SetRegion(List<List<SetWord>> columns) {
  /** Fewer rows make no column. */
  static final int FEWEST_ROWS = 3;

  private static final float NARROW = 9f;
  private static final float WORD = 5f;
  private static final float FULL = 0.6f;
  private static final float EXACT = 0.1f;
  private static final int MOST_CELL_LINES = 6;

  /** Lines of text to a note in the margin, at least. */
  private static final int SPARSE = 4;

  private static final int MOST_CHANCE_ROWS = 7;
  private static final Pattern LIST_MARK =
      Pattern.compile(
          "[•▪■◆●○–—*>✓-]|\\(?(?:\\d{1,3}|\\p{L}|[IVXivx]{1,4})[.)]|\\d{1,2}|(?:[\\dA-Z]{1,2}\\.){2,3}"
              + "|\\d{1,2}(?:\\.\\d{1,2}){1,2}");

  /**
   * Parts rows at the middles of their strips; strips behind list marks part nothing, nor do those
   * that these rows have words on one side of only.
   */
  static SetRegion of(List<SetRow> rows, List<Float> middles) {
    List<List<SetWord>> columns = new ArrayList<>();
    for (int i = 0; i <= middles.size(); i++) {
      columns.add(new ArrayList<>());
    }
    for (SetRow row : rows) {
      for (SetWord word : row.words()) {
        int column = 0;
        while (column < middles.size() && word.x() > middles.get(column)) {
          column++;
        }
        columns.get(column).add(word);
      }
    }
    columns.removeIf(List::isEmpty);
    for (int i = columns.size() - 2; i >= 0; i--) {
      if (isListMarks(columns.get(i)) || goesOn(columns.get(i + 1))) {
        columns.get(i).addAll(columns.remove(i + 1));
      }
    }
    OptionColumns.merge(columns);
    return new SetRegion(columns);
  }

  /** A narrow column of small first letters is the end of the cells before it. */
  private static boolean goesOn(List<SetWord> words) {
    List<SetRow> rows = SetRow.of(words);
    return width(rows) < WORD * size(rows)
        && rows.stream()
            .allMatch(row -> Character.isLowerCase(row.words().get(0).text().charAt(0)));
  }

  /** Marks alone, one a row, in front of a text; bare numbers only where they count up. */
  private static boolean isListMarks(List<SetWord> words) {
    int last = -1;
    for (SetWord word : words) {
      if (!LIST_MARK.matcher(word.text()).matches()) {
        return false;
      }
      if (word.text().chars().allMatch(Character::isDigit)) {
        int number = Integer.parseInt(word.text());
        if (last >= 0 && number != last + 1) {
          return false;
        }
        last = number;
      }
    }
    return true;
  }

  /** Says whether it is to be read column by column, not row by row. */
  boolean isColumns(float pitch) {
    if (isParted(pitch) || OptionColumns.runAcross(columns)) {
      return false;
    }
    int full = 0;
    int wide = 0;
    boolean notes = false;
    int lines = SetRow.of(columns.stream().flatMap(List::stream).toList()).size();
    boolean sparse = lines >= SPARSE;
    for (List<SetWord> column : columns) {
      List<SetRow> rows = SetRow.of(column);
      boolean isWide = width(rows) >= NARROW * size(rows);
      wide += isWide ? 1 : 0;
      full += isWide && isFilled(rows) ? 1 : 0;
      notes |= !isWide && isRunning(rows, pitch);
      sparse &= isWide || rows.size() < FEWEST_ROWS || rows.size() * SPARSE <= lines;
    }
    if (wide < columns.size()) {
      // A narrow column beside text: notes in the margin are few, or run on, cells of rows do not.
      return full > 0 && (sparse || (notes && !isAligned()));
    }
    return full == columns.size() || OptionColumns.areBelow(columns) || !isAligned();
  }

  /**
   * Says whether it is prose after all, whose wide spaces stand under each other by chance: a few
   * rows that fill the width and go on in the next.
   */
  boolean isProse() {
    List<SetRow> rows = SetRow.of(columns.stream().flatMap(List::stream).toList());
    if (rows.size() > MOST_CHANCE_ROWS || beginTogether() || breaksWords()) {
      return false;
    }
    float right = rows.stream().map(SetRow::end).max(Float::compare).orElse(0f);
    int filled = 0;
    int goesOn = 0;
    for (int i = 0; i < rows.size(); i++) {
      SetRow row = rows.get(i);
      filled += right - row.end() < row.size() ? 1 : 0;
      boolean small = Character.isLowerCase(row.words().get(0).text().charAt(0));
      goesOn += i > 0 && (small || rows.get(i - 1).endsWithHyphen()) ? 1 : 0;
    }
    return filled >= rows.size() - 1 && goesOn * 2 >= rows.size() - 1;
  }

  /** Says whether what follows a strip begins at one place in each of several rows. */
  private boolean beginTogether() {
    for (int i = 1; i < columns.size(); i++) {
      List<SetRow> rows = SetRow.of(columns.get(i));
      float left = (float) rows.stream().mapToDouble(SetRow::x).min().orElse(0);
      if (rows.size() > FEWEST_ROWS
          && rows.stream().allMatch(row -> row.x() - left < EXACT * row.size())) {
        return true;
      }
    }
    return false;
  }

  /** Says whether words are cut in front of a strip, as at the line ends of a column. */
  private boolean breaksWords() {
    return columns.subList(0, columns.size() - 1).stream()
        .flatMap(column -> SetRow.of(column).stream())
        .anyMatch(SetRow::endsWithHyphen);
  }

  private static float size(List<SetRow> rows) {
    return rows.get(rows.size() / 2).size();
  }

  private static float width(List<SetRow> rows) {
    float left = Float.MAX_VALUE;
    float right = 0;
    for (SetRow row : rows) {
      left = Math.min(left, row.x());
      right = Math.max(right, row.end());
    }
    return right - left;
  }

  /** At least half of its lines go most of the way to the right, or many go on in the next. */
  private static boolean isFilled(List<SetRow> rows) {
    float width = width(rows);
    int full = 0;
    int goesOn = 0;
    for (int i = 0; i < rows.size(); i++) {
      full += rows.get(i).width() >= FULL * width ? 1 : 0;
      goesOn += i > 0 && Character.isLowerCase(rows.get(i).words().get(0).text().charAt(0)) ? 1 : 0;
    }
    return full * 2 >= rows.size() || goesOn * 3 >= rows.size();
  }

  private static boolean isRunning(List<SetRow> rows, float pitch) {
    int close = 0;
    for (int i = 1; i < rows.size(); i++) {
      close += rows.get(i).y() - rows.get(i - 1).y() < 1.2f * pitch ? 1 : 0;
    }
    return rows.size() > 1 && close * 2 >= rows.size() - 1;
  }

  /** Says whether nearly all rows have a word in the first column and in another. */
  private boolean isAligned() {
    List<SetRow> all = SetRow.of(columns.stream().flatMap(List::stream).toList());
    float next = columns.get(1).stream().map(SetWord::x).min(Float::compare).orElse(0f);
    long both = all.stream().filter(row -> row.x() < next && row.end() > next).count();
    return both * 10 >= all.size() * 7;
  }

  /** Says whether white space parts it into rows of cells, all across, three times or more. */
  private boolean isParted(float pitch) {
    List<List<SetRow>> rows = parts(pitch);
    if (rows.size() < FEWEST_ROWS) {
      return false;
    }
    int lines = 0;
    int beside = 0;
    for (List<SetRow> row : rows) {
      lines += row.size();
      float next = columns.get(1).stream().map(SetWord::x).min(Float::compare).orElse(0f);
      boolean both =
          row.stream().anyMatch(line -> line.x() < next)
              && row.stream().anyMatch(line -> line.end() > next);
      beside += both ? 1 : 0;
    }
    return lines <= MOST_CELL_LINES * rows.size() && beside * 10 >= rows.size() * 8;
  }

  /** Its rows in stretches that white space parts all across. */
  private List<List<SetRow>> parts(float pitch) {
    List<SetRow> all = SetRow.of(columns.stream().flatMap(List::stream).toList());
    List<List<SetRow>> parts = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (i == 0 || all.get(i).y() - all.get(i - 1).y() > 1.25f * pitch) {
        parts.add(new ArrayList<>());
      }
      parts.get(parts.size() - 1).add(all.get(i));
    }
    return parts;
  }

  /**
   * Reads it row by row: a row is a stretch between white space all across, else what stands on a
   * line, or from one word of the first column to the next.
   *
   * @return a list of cells a row; a cell is its words in order
   */
  List<List<List<SetWord>>> tableRows(float pitch) {
    List<List<SetRow>> rows = parts(pitch);
    float first = columns.get(1).stream().map(SetWord::x).min(Float::compare).orElse(0f);
    if (rows.size() < FEWEST_ROWS) {
      rows = new ArrayList<>();
      for (SetRow line : SetRow.of(columns.stream().flatMap(List::stream).toList())) {
        if (rows.isEmpty() || line.x() < first) {
          rows.add(new ArrayList<>());
        }
        rows.get(rows.size() - 1).add(line);
      }
    }
    List<List<List<SetWord>>> out = new ArrayList<>();
    for (List<SetRow> row : rows) {
      // By identity: a bold shadow may set the same word at the same place in another row.
      Set<SetWord> words = Collections.newSetFromMap(new IdentityHashMap<>());
      row.forEach(line -> words.addAll(line.words()));
      List<List<SetWord>> cells = new ArrayList<>();
      for (List<SetWord> column : columns) {
        cells.add(column.stream().filter(words::contains).toList());
      }
      out.add(cells);
    }
    return out;
  }
}
