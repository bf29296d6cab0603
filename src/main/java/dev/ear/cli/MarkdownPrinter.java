package dev.ear.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints Markdown for a person: headings, paragraphs and tables, all as wide as the screen. */
final class MarkdownPrinter {
  private static final String HEADING = "## ";

  private final Terminal terminal;
  private @Nullable Table table;

  MarkdownPrinter(Terminal terminal) {
    this.terminal = terminal;
  }

  void print(String markdown) {
    List<String> lines = new ArrayList<>(markdown.lines().toList());
    lines.add("");
    lines.forEach(this::line);
  }

  private void line(String line) {
    @Nullable Table open = table;
    if (line.startsWith("|---")) {
      return;
    }
    if (line.startsWith("|")) {
      if (open == null) {
        table = new Table(cells(line));
      } else {
        open.row(cells(line));
      }
      return;
    }
    if (open != null) {
      open.print(terminal);
      table = null;
    }
    if (line.isEmpty()) {
      terminal.println();
    } else if (line.startsWith(HEADING)) {
      terminal.titled(line.substring(HEADING.length()));
    } else {
      terminal.wrapped("", line);
    }
  }

  private static String[] cells(String row) {
    String[] parts = row.strip().split("\\|", -1);
    return Arrays.stream(parts, 1, parts.length - 1).map(String::strip).toArray(String[]::new);
  }
}
