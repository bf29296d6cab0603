package dev.ear.cli;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.ear.eval.cleaning.CleaningScores;
import dev.ear.eval.cleaning.CleaningScores.Mistake;
import dev.ear.eval.cleaning.KeptCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** Prints how well cleaning agrees with labelled pages. */
final class CleaningScoresPrinter {
  private final Terminal terminal;
  private final boolean summary;

  /**
   * Creates a printer.
   *
   * @param summary whether the errors are left out
   */
  CleaningScoresPrinter(Terminal terminal, boolean summary) {
    this.terminal = terminal;
    this.summary = summary;
  }

  /**
   * What is printed as JSON.
   *
   * @param keptRecall share of the blocks to be kept that are kept
   * @param keptPrecision share of the kept blocks that are to be kept
   * @param keptF1 their harmonic mean
   * @param wordRecall the same recall by word
   * @param wordPrecision the same precision by word
   * @param wordF1 their harmonic mean
   * @param pages labelled pages
   * @param blocks counts of blocks
   * @param words counts of words
   * @param confusion blocks by label, then by what cleaning did
   * @param errors blocks with which cleaning did the wrong thing
   */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  record Report(
      double keptRecall,
      double keptPrecision,
      double keptF1,
      double wordRecall,
      double wordPrecision,
      double wordF1,
      int pages,
      KeptCounts blocks,
      KeptCounts words,
      Map<String, Map<String, Integer>> confusion,
      List<Mistake> errors) {}

  void print(CleaningScores scores, boolean json) {
    if (json) {
      terminal.println(Json.line(report(scores)));
      return;
    }
    KeptCounts blocks = scores.blocks();
    terminal.println(
        String.format(
            Locale.ROOT,
            "%,d pages, %,d blocks",
            scores.pages(),
            scores.confusion().values().stream()
                .flatMap(row -> row.values().stream())
                .mapToInt(Integer::intValue)
                .sum()));
    terminal.println();
    var table = new Table("kept", "precision", "recall", "F1", "right", "lost", "wrong");
    row(table, "by block", blocks);
    row(table, "by word", scores.words());
    table.print(terminal);
    terminal.println();
    printConfusion(scores.confusion());
    if (!summary && !scores.errors().isEmpty()) {
      terminal.println();
      var errors = new Table("where", "label", "cleaning", "text");
      for (Mistake error : scores.errors()) {
        errors.row(error.place(), error.label(), error.predicted(), error.text());
      }
      errors.print(terminal);
    }
  }

  private Report report(CleaningScores scores) {
    return new Report(
        scores.blocks().recall(),
        scores.blocks().precision(),
        scores.blocks().f1(),
        scores.words().recall(),
        scores.words().precision(),
        scores.words().f1(),
        scores.pages(),
        scores.blocks(),
        scores.words(),
        scores.confusion(),
        summary ? List.of() : scores.errors());
  }

  private void printConfusion(Map<String, Map<String, Integer>> confusion) {
    var columns = new TreeSet<String>();
    confusion.values().forEach(row -> columns.addAll(row.keySet()));
    columns.remove(CleaningScores.KEPT);
    var names = new ArrayList<String>(List.of(CleaningScores.KEPT));
    names.addAll(columns);
    terminal.wrapped("", "Blocks by label (rows) and by what cleaning did with them (columns):");
    terminal.println();
    var header = new ArrayList<String>(List.of("label"));
    header.addAll(names);
    var table = new Table(header.toArray(String[]::new));
    confusion.forEach(
        (label, row) -> {
          var cells = new ArrayList<String>(List.of(label));
          names.forEach(name -> cells.add(cell(row.getOrDefault(name, 0))));
          table.row(cells.toArray(String[]::new));
        });
    table.print(terminal);
  }

  /** Most cells are zero; empty ones let the others be seen. */
  private static String cell(int count) {
    return count == 0 ? "" : String.valueOf(count);
  }

  private static void row(Table table, String name, KeptCounts counts) {
    table.row(
        name,
        share(counts.precision()),
        share(counts.recall()),
        share(counts.f1()),
        String.valueOf(counts.kept()),
        String.valueOf(counts.lost()),
        String.valueOf(counts.wrong()));
  }

  private static String share(double share) {
    return String.format(Locale.ROOT, "%.3f", share);
  }
}
