package dev.ear.report;

import dev.ear.eval.Comparison;
import dev.ear.eval.MachineInfo;
import dev.ear.eval.MachineInfo.RetrievalTimes;
import dev.ear.eval.RetrievalSummary;
import dev.ear.question.Audit;
import dev.ear.question.Finding;
import dev.ear.question.Question;
import dev.ear.question.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The paper's Tables I to V for these runs. */
final class PaperTables {

  private final List<ReportRun> runs;
  private final List<Comparison> family;
  private final @Nullable CorpusFacts corpus;

  PaperTables(List<ReportRun> runs, List<Comparison> family, @Nullable CorpusFacts corpus) {
    this.runs = runs;
    this.family = family;
    this.corpus = corpus;
  }

  /** Returns the tables; those without a row are left out. */
  List<ReportTable> all() {
    var answers = new AnswerTables(runs, family);
    return Stream.of(data(), answers.sweep(), answers.direct(), answers.tests(), costs(), radii())
        .filter(table -> !table.rows().isEmpty())
        .toList();
  }

  private ReportTable data() {
    ReportRun run = runs.getFirst();
    var table =
        new ReportTable.Builder("table-1", "Table I: questions and corpus", "Quantity", "Value");
    table.row("Questions evaluated", Num.count(run.summary().items()));
    long strict = Audit.of(run.questions().stream().map(PaperTables::row).toList()).strict().size();
    table.row("… that pass the audit (strict)", Num.count(strict));
    if (corpus != null) {
      long supported =
          run.questions().stream().filter(q -> corpus.heuristic().support(q).isPresent()).count();
      table.row("… supported by the heuristic", Num.count(supported));
      table.row("Supported rate", Num.rate(supported / (double) run.questions().size()));
      table.row("Books", Num.count(corpus.books()));
      table.row("Pages", Num.count(corpus.audit().pages()));
      table.row("Pages with narrative text", Num.count(corpus.audit().narrativePages()));
      table.row("Kept blocks", Num.count(corpus.audit().keptBlocks()));
      table.row("Dropped blocks", Num.count(corpus.audit().droppedBlocks()));
      table.note(
          "The support heuristic is automatic: a block with the words of answer and stem need not"
              + " answer the question. The judgment sheet beside this report serves to check it.");
    } else {
      table.note(
          "Books, blocks and supported questions are told when the corpus is named with --corpus.");
    }
    table.row("Indexed pages", Num.count(run.info().counts().pages()));
    table.row("Indexed words", Num.count(run.info().counts().words()));
    table.row("Chunks", Num.count(run.info().counts().chunks()));
    table.row("Windows", Num.count(run.info().counts().windows()));
    table.row("Anchor occurrences", Num.count(run.info().counts().anchorOccurrences()));
    return table.build();
  }

  private static Row row(Question question) {
    return new Row(question.id(), question.id(), question.toJson(), question, List.<Finding>of());
  }

  private ReportTable costs() {
    MachineInfo machine = runs.getFirst().machine();
    var table =
        new ReportTable.Builder(
            "table-5",
            "Table V: cost of indexing and of retrieval",
            "Unit",
            "In the index",
            "Build (s)",
            "On disk (MiB)",
            "Cell",
            "Rank (ms)",
            "Rank p99 (ms)",
            "Load (ms)");
    for (RetrievalSummary cell : runs.getFirst().summary().retrieval()) {
      RetrievalTimes times = machine.retrieval().get(cell.cell());
      String part = part(cell.unit());
      boolean own = cell.radius() == null || cell.radius() == runs.getFirst().info().radius();
      table.row(
          cell.unit(),
          own ? inIndex(cell.unit()) : Num.NONE,
          own ? Num.seconds(machine.buildSeconds().get(part)) : Num.NONE,
          own ? Num.mib(machine.bytesOnDisk().get(part)) : Num.NONE,
          cell.cell(),
          times == null ? Num.NONE : Num.millis(times.rank()),
          times == null || times.rank() == null ? Num.NONE : Num.millis(times.rank().p99()),
          times == null ? Num.NONE : Num.millis(times.load()));
    }
    return table
        .note(
            String.format(
                Locale.ROOT,
                "Measured on %s, %d processors, %s. Costs belong to the machine: compare ratios.",
                machine.system(),
                machine.processors(),
                machine.jvm()))
        .note(
            "Rank: from the parsed question to ranked units; load: from there to texts and traces."
                + " Build is the writing of the unit's own index; tokens and anchors are made once"
                + " for all, in "
                + Num.seconds(machine.buildSeconds().get("analysis"))
                + " s.")
        .build();
  }

  private String inIndex(String unit) {
    var counts = runs.getFirst().info().counts();
    return Num.count(
        switch (unit) {
          case "chunk" -> counts.chunks();
          case "page" -> counts.pages();
          default -> counts.windows();
        });
  }

  private static String part(String unit) {
    return switch (unit) {
      case "chunk" -> "chunks";
      case "page" -> "pages";
      default -> "windows";
    };
  }

  private ReportTable radii() {
    var table =
        new ReportTable.Builder(
            "table-5b",
            "Table V, continued: radius sensitivity",
            "Run",
            "Unit",
            "Ranking",
            "Asked for",
            "Radius",
            "Words",
            "Against chunk",
            "Cue",
            "Lift");
    for (ReportRun run : distinctByRetrieval()) {
      List<RetrievalSummary> cells =
          run.summary().retrieval().stream().filter(cell -> cell.radius() != null).toList();
      if (cells.stream().map(RetrievalSummary::radius).distinct().count() > 1) {
        for (RetrievalSummary cell : cells) {
          table.row(
              run.name(),
              cell.unit(),
              cell.ranking() == null ? "paper" : cell.ranking(),
              cell.asked(),
              String.valueOf(cell.radius()),
              Num.mean(cell.retrievedWords()),
              Num.signedPercent(cell.wordsAgainstChunk()),
              Num.rate(cell.cue()),
              Num.rate(cell.lift()));
        }
      }
    }
    return table.build();
  }

  /** Runs of several models over the same retrieval would repeat its rows. */
  private List<ReportRun> distinctByRetrieval() {
    var distinct = new ArrayList<ReportRun>();
    for (ReportRun run : runs) {
      if (distinct.stream()
          .noneMatch(other -> other.summary().retrieval().equals(run.summary().retrieval()))) {
        distinct.add(run);
      }
    }
    return distinct;
  }
}
