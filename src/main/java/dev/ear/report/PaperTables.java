package dev.ear.report;

import dev.ear.eval.AnswerCell;
import dev.ear.eval.AnswerSummary;
import dev.ear.eval.Comparison;
import dev.ear.eval.MachineInfo;
import dev.ear.eval.MachineInfo.RetrievalTimes;
import dev.ear.eval.RetrievalSummary;
import dev.ear.question.Audit;
import dev.ear.question.Finding;
import dev.ear.question.Question;
import dev.ear.question.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The paper's Tables I to V for these runs. */
final class PaperTables {
  private static final String CUE_CAUTION =
      "A cue is the presence of an option's surface form. It is no proof that a passage supports"
          + " the answer, and no validated recall of evidence.";
  private static final double NOMINAL = 0.05;

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
    return List.of(data(), sweep(), direct(), tests(), costs(), radii()).stream()
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

  private ReportTable sweep() {
    var table =
        new ReportTable.Builder(
            "table-2",
            "Table II: accuracy by unit (percent)",
            "Model",
            "Prompt",
            "k",
            "Chunk",
            "EAR entity",
            "EAR parent",
            "BM25 page",
            "Δ [95% CI]",
            "p",
            "Entity words");
    for (ReportRun run : runs) {
      Set<AnswerCell> groups = new LinkedHashSet<>();
      for (AnswerSummary answer : run.summary().answers()) {
        AnswerCell c = answer.cell();
        if (c.unit() != null) {
          groups.add(new AnswerCell(c.generator(), c.model(), c.prompt(), null, c.k(), null));
        }
      }
      for (AnswerCell group : groups) {
        Comparison entity = comparison(group, "window");
        table.row(
            group.model(),
            group.prompt(),
            String.valueOf(group.k()),
            accuracy(run, group, "chunk"),
            accuracy(run, group, "window"),
            accuracy(run, group, "parent"),
            accuracy(run, group, "page"),
            entity == null
                ? Num.NONE
                : Num.points(entity.difference()) + " " + Num.points(entity.interval()),
            entity == null ? Num.NONE : Num.rate(entity.p()),
            words(run, group));
      }
    }
    return table
        .note(
            "Δ is entity-window less chunk, in points, from counts; intervals are paired percentile"
                + " bootstraps (2000 resamples, seed 13), p is the two-sided exact McNemar value.")
        .note(
            "These are end-to-end scores of retrieval, option choice and parsing under one"
                + " protocol; they are no estimate of what a model knows. Invalid replies count as"
                + " wrong; a cell with items that were not run has no accuracy.")
        .build();
  }

  private @Nullable Comparison comparison(AnswerCell group, String unit) {
    return family.stream()
        .filter(
            c ->
                c.model().equals(group.model())
                    && c.prompt().equals(group.prompt())
                    && Objects.equals(c.k(), group.k())
                    && c.method().startsWith(unit + "-"))
        .findFirst()
        .orElse(null);
  }

  private static String accuracy(ReportRun run, AnswerCell group, String unit) {
    return run.summary().answers().stream()
        .filter(
            answer ->
                unit.equals(answer.cell().unit())
                    && answer.cell().model().equals(group.model())
                    && answer.cell().prompt().equals(group.prompt())
                    && Objects.equals(answer.cell().k(), group.k()))
        .findFirst()
        .map(answer -> answer.accuracy() == null ? "not all run" : Num.percent(answer.accuracy()))
        .orElse(Num.NONE);
  }

  private static String words(ReportRun run, AnswerCell group) {
    return run.summary().retrieval().stream()
        .filter(c -> c.unit().equals("window") && Objects.equals(c.k(), group.k()))
        .findFirst()
        .map(c -> Num.mean(c.retrievedWords()))
        .orElse(Num.NONE);
  }

  private ReportTable direct() {
    var table =
        new ReportTable.Builder(
            "table-3",
            "Table III: without retrieval (accuracy, percent)",
            "Model",
            "Zero-shot",
            "Few-shot",
            "CoT",
            "Best");
    Map<String, Map<String, Double>> byModel = new LinkedHashMap<>();
    for (ReportRun run : runs) {
      for (AnswerSummary answer : run.summary().answers()) {
        Double accuracy = answer.accuracy();
        if (answer.cell().unit() == null && accuracy != null) {
          byModel
              .computeIfAbsent(answer.cell().model(), model -> new LinkedHashMap<>())
              .putIfAbsent(answer.cell().prompt(), accuracy);
        }
      }
    }
    byModel.forEach(
        (model, accuracies) ->
            table.row(
                model,
                Num.percent(accuracies.get("zero-shot")),
                Num.percent(accuracies.get("few-shot")),
                Num.percent(accuracies.get("cot")),
                Num.percent(accuracies.values().stream().max(Double::compare).orElse(null))));
    return table.note("The same items and the same order of options as with retrieval.").build();
  }

  private ReportTable tests() {
    var table =
        new ReportTable.Builder(
            "table-4",
            "Table IV: paired tests against chunks",
            "Model",
            "Prompt",
            "k",
            "Method",
            "Δ [95% CI]",
            "Discordant",
            "p",
            "Holm",
            "Bonferroni",
            "Sig.");
    for (Comparison c : family) {
      table.row(
          c.model(),
          c.prompt(),
          String.valueOf(c.k()),
          c.method(),
          Num.points(c.difference()) + " " + Num.points(c.interval()),
          c.onlyMethod() + " : " + c.onlyBaseline(),
          Num.rate(c.p()),
          Num.rate(c.holm()),
          Num.rate(c.bonferroni()),
          c.holm() < NOMINAL ? "Holm" : c.p() < NOMINAL ? "†" : Num.NONE);
    }
    return table
        .note(
            "Δ is method less chunk in points. Discordant: right with the method alone, right with"
                + " chunks alone. † marks nominal p < .05 that does not survive Holm; “Holm” marks"
                + " what does, over the "
                + family.size()
                + " comparisons of this table.")
        .build();
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
            "k",
            "Radius",
            "Words",
            "Against chunk",
            "Cue",
            "Lift");
    for (ReportRun run : distinctByRetrieval()) {
      for (RetrievalSummary cell : run.summary().retrieval()) {
        if (cell.radius() != null) {
          table.row(
              run.name(),
              cell.unit(),
              String.valueOf(cell.k()),
              String.valueOf(cell.radius()),
              Num.mean(cell.retrievedWords()),
              Num.signedPercent(cell.wordsAgainstChunk()),
              Num.rate(cell.cue()),
              Num.rate(cell.lift()));
        }
      }
    }
    return table.note(CUE_CAUTION).build();
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
