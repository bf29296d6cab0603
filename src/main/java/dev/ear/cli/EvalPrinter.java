package dev.ear.cli;

import dev.ear.eval.AnswerSummary;
import dev.ear.eval.Bootstrap;
import dev.ear.eval.Comparison;
import dev.ear.eval.Coverage;
import dev.ear.eval.FailureStage;
import dev.ear.eval.MachineInfo;
import dev.ear.eval.MachineInfo.RetrievalTimes;
import dev.ear.eval.RetrievalSummary;
import dev.ear.eval.RunSummary;
import dev.ear.eval.Share;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Prints what a run found as tables for people. */
final class EvalPrinter {
  private final Terminal terminal;

  EvalPrinter(Terminal terminal) {
    this.terminal = terminal;
  }

  void retrieval(RunSummary summary, MachineInfo machine) {
    coverage(summary);
    terminal.println();
    var table =
        new Table(
            "cell", "words", "context", "vs chunk", "cue", "lift", "gold page", "p50 µs", "p99 µs");
    for (RetrievalSummary cell : summary.retrieval()) {
      RetrievalTimes times = machine.retrieval().get(cell.cell());
      table.row(
          cell.cell(),
          Figures.mean(cell.retrievedWords()),
          Figures.mean(cell.contextWords()),
          percent(cell.wordsAgainstChunk()),
          Figures.rate(cell.cue().rate()),
          Figures.rate(cell.lift()),
          Figures.rate(cell.goldPage().rate()),
          micros(times, false),
          micros(times, true));
    }
    table.print(terminal);
    terminal.println();
    terminal.println("How far the evidence came, by items:");
    for (RetrievalSummary cell : summary.retrieval()) {
      terminal.wrapped("   ", cell.cell() + ": " + stages(cell.stages()));
    }
    terminal.println();
    terminal.wrapped(
        "", "A cue is a surface form: it does not prove that a passage supports an answer.");
  }

  void answers(RunSummary summary) {
    terminal.println();
    var table =
        new Table("answered by", "correct", "accuracy", "95% interval", "invalid", "not run");
    for (AnswerSummary cell : summary.answers()) {
      table.row(
          cell.cell().label(),
          Figures.count(cell.correct()) + "/" + Figures.count(cell.items()),
          Figures.rate(cell.accuracy()),
          interval(cell.interval()),
          Figures.count(cell.invalid().count())
              + (cell.recovered() == 0 ? "" : " (+" + cell.recovered() + " recovered)"),
          Figures.count(cell.notRun()));
    }
    table.print(terminal);
    if (!summary.comparisons().isEmpty()) {
      terminal.println();
      comparisons(summary.comparisons());
    }
  }

  void comparisons(List<Comparison> comparisons) {
    var table =
        new Table(
            "model", "method against", "points", "95% interval", "won:lost", "p", "Holm", "Bonf.");
    for (Comparison comparison : comparisons) {
      table.row(
          comparison.model(),
          comparison.method() + " / " + comparison.baseline(),
          Figures.points(comparison.difference()),
          points(comparison.interval()),
          comparison.onlyMethod() + ":" + comparison.onlyBaseline(),
          Figures.rate(comparison.p()),
          Figures.rate(comparison.holm()),
          Figures.rate(comparison.bonferroni()));
    }
    table.print(terminal);
  }

  private void coverage(RunSummary summary) {
    Coverage coverage = summary.coverage();
    terminal.wrapped(
        "",
        String.format(
            Locale.ROOT,
            "%s questions; with an anchor %s, with one in the index %s; anchors in the index %s",
            Figures.count(summary.items()),
            share(coverage.withAnchor()),
            share(coverage.withMatch()),
            share(coverage.anchorsMatched())));
    if (summary.withoutKey() > 0) {
      terminal.wrapped(
          "",
          String.format(
              Locale.ROOT,
              "%s questions have no key that can be used: they have no cue and stay in all rates",
              Figures.count(summary.withoutKey())));
    }
  }

  private static String share(Share share) {
    return String.format(
        Locale.ROOT,
        "%s/%s (%s)",
        Figures.count(share.count()),
        Figures.count(share.of()),
        Figures.rate(share.rate()));
  }

  private static String stages(Map<FailureStage, Integer> stages) {
    return stages.entrySet().stream()
        .filter(stage -> stage.getValue() > 0)
        .map(stage -> stage.getKey().key() + " " + stage.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String percent(@Nullable Double ratio) {
    return ratio == null ? Figures.NONE : String.format(Locale.ROOT, "%+.1f%%", 100 * ratio);
  }

  private static String micros(@Nullable RetrievalTimes times, boolean tail) {
    if (times == null || times.rank() == null) {
      return Figures.NONE;
    }
    return Figures.count(Math.round(tail ? times.rank().p99() : times.rank().p50()));
  }

  private static String interval(Bootstrap.@Nullable Interval interval) {
    return interval == null
        ? "not all run"
        : "[" + Figures.rate(interval.low()) + ", " + Figures.rate(interval.high()) + "]";
  }

  private static String points(Bootstrap.Interval interval) {
    return "[" + Figures.points(interval.low()) + ", " + Figures.points(interval.high()) + "]";
  }
}
