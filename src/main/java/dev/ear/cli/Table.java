package dev.ear.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table for people: columns as wide as they need, the last one cut where the screen ends. */
final class Table {
  private static final String GAP = "  ";
  private static final int NARROWEST_LAST = 12;

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
    rows.add(Arrays.stream(cells).map(TextWrap::printable).toList());
  }

  void print(Terminal terminal) {
    int[] widths = new int[header.size()];
    for (int column = 0; column < widths.length; column++) {
      widths[column] = header.get(column).length();
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    terminal.println(Styles.bold(terminal, line(header, widths, terminal.width())));
    for (List<String> row : rows) {
      terminal.println(line(row, widths, terminal.width()));
    }
  }

  private static String line(List<String> cells, int[] widths, int screen) {
    var line = new StringBuilder();
    int last = cells.size() - 1;
    for (int column = 0; column < last; column++) {
      String cell = cells.get(column);
      line.append(cell).append(" ".repeat(widths[column] - cell.length())).append(GAP);
    }
    int room = Math.max(NARROWEST_LAST, screen - line.length());
    String cell = cells.get(last);
    return line.append(cell.length() <= room ? cell : cell.substring(0, room - 1) + "…").toString();
  }
}
