package dev.ear.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Writes tables as HTML, Markdown, CSV and LaTeX. */
final class TableFormats {
  private TableFormats() {}

  static String html(ReportTable table) {
    var html = new StringBuilder();
    html.append("<section class=\"table\" id=\"").append(Html.escape(table.id())).append("\">\n");
    html.append("<h3>").append(Html.escape(table.title())).append("</h3>\n");
    html.append("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        .append(Html.escape(table.title()))
        .append("\"><table>\n<thead><tr>");
    table
        .header()
        .forEach(c -> html.append("<th scope=\"col\">").append(Html.escape(c)).append("</th>"));
    html.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : table.rows()) {
      html.append("<tr><th scope=\"row\">").append(Html.escape(row.getFirst())).append("</th>");
      row.stream()
          .skip(1)
          .forEach(cell -> html.append("<td>").append(Html.escape(cell)).append("</td>"));
      html.append("</tr>\n");
    }
    html.append("</tbody></table></div>\n");
    table
        .notes()
        .forEach(n -> html.append("<p class=\"note\">").append(Html.escape(n)).append("</p>\n"));
    return html.append("</section>\n").toString();
  }

  static String markdown(ReportTable table) {
    var text = new StringBuilder("## ").append(table.title()).append("\n\n");
    text.append(markdownRow(table.header()));
    text.append(markdownRow(Collections.nCopies(table.header().size(), "---")));
    table.rows().forEach(row -> text.append(markdownRow(row)));
    table.notes().forEach(note -> text.append('\n').append(note).append('\n'));
    return text.append('\n').toString();
  }

  private static String markdownRow(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.replace("|", "\\|").replace("\n", " "))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  static String csv(ReportTable table) {
    var text = new StringBuilder();
    try (var printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
      printer.printRecord(table.header());
      for (List<String> row : table.rows()) {
        printer.printRecord(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  static String latex(ReportTable table) {
    var text = new StringBuilder("\\begin{table}[t]\n\\centering\n\\caption{");
    text.append(tex(table.title()));
    table.notes().forEach(note -> text.append(' ').append(tex(note)));
    text.append("}\n\\label{tab:").append(table.id()).append("}\n\\begin{tabular}{l");
    text.append("r".repeat(table.header().size() - 1)).append("}\n\\hline\n");
    text.append(latexRow(table.header())).append("\\hline\n");
    table.rows().forEach(row -> text.append(latexRow(row)));
    return text.append("\\hline\n\\end{tabular}\n\\end{table}\n\n").toString();
  }

  private static String latexRow(List<String> cells) {
    return cells.stream().map(TableFormats::tex).collect(Collectors.joining(" & ", "", " \\\\\n"));
  }

  private static String tex(String text) {
    var escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '\\' -> escaped.append("\\textbackslash{}");
                case '&', '%', '$', '#', '_', '{', '}' -> escaped.append('\\').appendCodePoint(c);
                case '~' -> escaped.append("\\textasciitilde{}");
                case '^' -> escaped.append("\\textasciicircum{}");
                case '–' -> escaped.append("--");
                case 'Δ' -> escaped.append("$\\Delta$");
                case '†' -> escaped.append("$\\dagger$");
                case 'µ' -> escaped.append("$\\mu$");
                case '×' -> escaped.append("$\\times$");
                case '\n' -> escaped.append(' ');
                default -> escaped.appendCodePoint(c);
              }
            });
    return escaped.toString();
  }
}
