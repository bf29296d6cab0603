package dev.ear.report;

import dev.ear.eval.AnswerCell;
import dev.ear.eval.AnswerSummary;
import dev.ear.eval.Comparison;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The paper's tables of answers, II to IV. */
final class AnswerTables {
  private static final double NOMINAL = 0.05;

  private final List<ReportRun> runs;
  private final List<Comparison> family;

  AnswerTables(List<ReportRun> runs, List<Comparison> family) {
    this.runs = runs;
    this.family = family;
  }

  /** Table II: accuracy by unit. */
  ReportTable sweep() {
    var table =
        new ReportTable.Builder(
            "table-2",
            "Table II: accuracy by unit (percent)",
            "Model",
            "Prompt",
            "k",
            "Ranking",
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
          groups.add(new AnswerCell(c.generator(), c.model(), c.prompt(), null, c.k(), null, null));
        }
      }
      for (AnswerCell group : groups) {
        Comparison entity = comparison(run, group);
        table.row(
            group.model(),
            group.prompt(),
            String.valueOf(group.k()),
            ranking(run, group),
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

  /** Returns the test of the windows that the row shows, which were ranked in one way. */
  private @Nullable Comparison comparison(ReportRun run, AnswerCell group) {
    String method =
        answer(run, group, "window").map(answer -> answer.cell().retrieval()).orElse(null);
    return family.stream()
        .filter(
            c ->
                c.model().equals(group.model())
                    && c.prompt().equals(group.prompt())
                    && c.method().equals(method))
        .findFirst()
        .orElse(null);
  }

  private static Optional<AnswerSummary> answer(ReportRun run, AnswerCell group, String unit) {
    return run.summary().answers().stream()
        .filter(
            answer ->
                unit.equals(answer.cell().unit())
                    && answer.cell().model().equals(group.model())
                    && answer.cell().prompt().equals(group.prompt())
                    && Objects.equals(answer.cell().k(), group.k()))
        .findFirst();
  }

  private static String accuracy(ReportRun run, AnswerCell group, String unit) {
    return answer(run, group, unit)
        .map(answer -> answer.accuracy() == null ? "not all run" : Num.percent(answer.accuracy()))
        .orElse(Num.NONE);
  }

  private static String ranking(ReportRun run, AnswerCell group) {
    return answer(run, group, "window")
        .map(answer -> Objects.requireNonNullElse(answer.cell().ranking(), "paper"))
        .orElse(Num.NONE);
  }

  private static String words(ReportRun run, AnswerCell group) {
    String cell =
        answer(run, group, "window").map(answer -> answer.cell().retrieval()).orElse(null);
    return run.summary().retrieval().stream()
        .filter(c -> c.cell().equals(cell))
        .findFirst()
        .map(c -> Num.mean(c.retrievedWords()))
        .orElse(Num.NONE);
  }

  /** Table III: without retrieval. */
  ReportTable direct() {
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

  /** Table IV: paired tests. */
  ReportTable tests() {
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
}
