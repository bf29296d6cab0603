package dev.ear.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table for people.
 *
 * <p>Columns are as wide as they need while the screen has room. Then headers and cells break
 * between words, the widest columns first. Where that does not help either, a row becomes a
 * paragraph that names what it holds: {@code cell window-k3-r80}, below it {@code words 436.2 · cue
 * 0.733}; empty cells are left out of it.
 */
final class Table {
  private static final String GAP = "  ";
  private static final String INDENT = "   ";
  private static final String BETWEEN = " · ";

  /** Text in a narrower column than this is hard to read. */
  private static final int NARROWEST_TEXT = 16;

  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();

  Table(String... header) {
    this.header = List.of(header);
  }

  /** Adds a row: a cell a column. */
  void row(String... cells) {
    if (cells.length != header.size()) {
      throw new IllegalArgumentException(cells.length + " cells for " + header.size());
    }
    rows.add(Arrays.stream(cells).map(Table::onOneLine).toList());
  }

  /** A cell holds one line: what was broken in its book is not here. */
  private static String onOneLine(String cell) {
    return TextWrap.printable(cell.replaceAll("[\\n\\r\\t]+", " "));
  }

  void print(Terminal terminal) {
    int[] widths = widths(TextWrap::columns);
    int room = terminal.tableWidth() - GAP.length() * (widths.length - 1);
    if (IntStream.of(widths).sum() <= room || shrink(widths, room)) {
      print(header, widths, terminal, true);
      rows.forEach(row -> print(row, widths, terminal, false));
    } else {
      rows.forEach(row -> printAsParagraph(row, terminal));
    }
  }

  private interface Measure {
    int of(String cell);
  }

  private int[] widths(Measure measure) {
    int[] widths = new int[header.size()];
    for (int column = 0; column < widths.length; column++) {
      widths[column] = measure.of(header.get(column));
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], measure.of(row.get(column)));
      }
    }
    return widths;
  }

  /** Takes columns from the widest column until all fit; says whether they do. */
  private boolean shrink(int[] widths, int room) {
    int[] narrowest = widths(Table::narrowest);
    int excess = IntStream.of(widths).sum() - room;
    for (; excess > 0; excess--) {
      int widest = -1;
      for (int column = 0; column < widths.length; column++) {
        if (widths[column] > narrowest[column] && (widest < 0 || widths[column] > widths[widest])) {
          widest = column;
        }
      }
      if (widest < 0) {
        return false;
      }
      widths[widest]--;
    }
    return true;
  }

  /** A cell may be as narrow as its longest word; one of many words must stay readable. */
  private static int narrowest(String cell) {
    int whole = TextWrap.columns(cell);
    int longest = TextWrap.lines(cell, 1).stream().mapToInt(TextWrap::columns).max().orElse(0);
    return whole <= 2 * NARROWEST_TEXT ? longest : Math.max(longest, NARROWEST_TEXT);
  }

  private static void print(List<String> cells, int[] widths, Terminal terminal, boolean bold) {
    List<List<String>> columns =
        IntStream.range(0, widths.length)
            .mapToObj(column -> lines(cells.get(column), widths[column]))
            .toList();
    int height = columns.stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < height; i++) {
      var line = new StringBuilder();
      int end = 0;
      for (int column = 0; column < widths.length; column++) {
        List<String> lines = columns.get(column);
        if (i < lines.size()) {
          line.append(" ".repeat(end - TextWrap.columns(line.toString()))).append(lines.get(i));
        }
        end += widths[column] + GAP.length();
      }
      terminal.println(bold ? Styles.bold(terminal, line.toString()) : line.toString());
    }
  }

  /** A cell that fits keeps its spaces, which may indent it. */
  private static List<String> lines(String cell, int width) {
    return cell.isEmpty()
        ? List.of()
        : TextWrap.columns(cell) <= width ? List.of(cell) : TextWrap.lines(cell, width);
  }

  private void printAsParagraph(List<String> row, Terminal terminal) {
    String title = (header.getFirst() + " " + row.getFirst()).strip();
    TextWrap.lines(title, terminal.width())
        .forEach(line -> terminal.println(Styles.bold(terminal, line)));
    List<String> pieces =
        IntStream.range(1, row.size())
            .filter(column -> !row.get(column).isBlank())
            .mapToObj(column -> (header.get(column) + " " + row.get(column)).strip())
            .toList();
    TextWrap.flow(pieces, BETWEEN, terminal.width() - INDENT.length())
        .forEach(line -> terminal.println(INDENT + line));
  }
}
