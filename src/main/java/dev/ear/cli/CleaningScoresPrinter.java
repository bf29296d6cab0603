package dev.ear.cli;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.ear.eval.cleaning.CleaningScores;
import dev.ear.eval.cleaning.CleaningScores.Mistake;
import dev.ear.eval.cleaning.KeptCounts;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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
    int all =
        scores.confusion().values().stream()
            .flatMap(row -> row.values().stream())
            .mapToInt(Integer::intValue)
            .sum();
    terminal.println(Figures.count(scores.pages()) + " pages, " + Figures.count(all) + " blocks");
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
    var table = new Table("label", "blocks", "kept", "dropped as");
    confusion.forEach(
        (label, row) ->
            table.row(
                label,
                Figures.count(row.values().stream().mapToInt(Integer::intValue).sum()),
                Figures.count(row.getOrDefault(CleaningScores.KEPT, 0)),
                row.entrySet().stream()
                    .filter(as -> !as.getKey().equals(CleaningScores.KEPT) && as.getValue() > 0)
                    .sorted(
                        Map.Entry.<String, Integer>comparingByValue()
                            .reversed()
                            .thenComparing(Map.Entry.comparingByKey()))
                    .map(as -> as.getKey() + " " + Figures.count(as.getValue()))
                    .collect(Collectors.joining(", "))));
    table.print(terminal);
  }

  private static void row(Table table, String name, KeptCounts counts) {
    table.row(
        name,
        Figures.rate(counts.precision()),
        Figures.rate(counts.recall()),
        Figures.rate(counts.f1()),
        Figures.count(counts.kept()),
        Figures.count(counts.lost()),
        Figures.count(counts.wrong()));
  }
}
