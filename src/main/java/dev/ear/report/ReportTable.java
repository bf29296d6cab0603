package dev.ear.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of a report.
 *
 * @param id its name in file names and links
 * @param title its title
 * @param header a cell a column; the first column names the row
 * @param rows the rows, as wide as the header
 * @param notes what must be said under it
 */
record ReportTable(
    String id, String title, List<String> header, List<List<String>> rows, List<String> notes) {

  /** Gathers the rows of a table. */
  static final class Builder {
    private final String id;
    private final String title;
    private final List<String> header;
    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    Builder(String id, String title, String... header) {
      this.id = id;
      this.title = title;
      this.header = List.of(header);
    }

    Builder row(String... cells) {
      if (cells.length != header.size()) {
        throw new IllegalArgumentException(cells.length + " cells for " + header.size());
      }
      rows.add(List.of(cells));
      return this;
    }

    Builder note(String note) {
      notes.add(note);
      return this;
    }

    ReportTable build() {
      return new ReportTable(id, title, header, List.copyOf(rows), List.copyOf(notes));
    }
  }
}
