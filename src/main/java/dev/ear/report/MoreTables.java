package dev.ear.report;

import dev.ear.eval.AnswerSummary;
import dev.ear.eval.Coverage;
import dev.ear.eval.FailureStage;
import dev.ear.eval.MachineInfo.AnswerTimes;
import dev.ear.eval.RetrievalSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The tables beyond the paper's: retrieval, coverage, verdicts, failure stages. */
final class MoreTables {
  private static final String CUE_CAUTION =
      "A cue is the presence of an option's surface form. It is no proof that a passage supports"
          + " the answer, and no validated recall of evidence.";

  private final List<ReportRun> runs;

  MoreTables(List<ReportRun> runs) {
    this.runs = runs;
  }

  /** Returns the tables; those without a row are left out. */
  List<ReportTable> all() {
    return Stream.of(coverage(), retrieval(), retrievalStages(), answers(), verdicts(), stages())
        .filter(table -> !table.rows().isEmpty())
        .toList();
  }

  private ReportTable coverage() {
    var table =
        new ReportTable.Builder(
            "coverage",
            "Coverage of anchors",
            "Run",
            "Items with an anchor",
            "Items with one in the index",
            "Anchors in the index");
    for (ReportRun run : runs) {
      Coverage coverage = run.summary().coverage();
      table.row(
          run.name(),
          Num.of(coverage.withAnchor()),
          Num.of(coverage.withMatch()),
          Num.of(coverage.anchorsMatched()));
    }
    return table
        .note(
            "Coverage is operational: it is no precision or recall of the extractor, which would"
                + " need a labelled set.")
        .build();
  }

  private ReportTable retrieval() {
    var table =
        new ReportTable.Builder(
            "retrieval",
            "What was retrieved",
            "Run",
            "Cell",
            "Words",
            "Context",
            "Against chunk",
            "Cue",
            "Other options",
            "Lift",
            "Gold page",
            "Answer string",
            "Fewer than k");
    for (ReportRun run : runs) {
      for (RetrievalSummary cell : run.summary().retrieval()) {
        table.row(
            run.name(),
            cell.cell(),
            Num.mean(cell.retrievedWords()),
            Num.mean(cell.contextWords()),
            Num.signedPercent(cell.wordsAgainstChunk()),
            Num.of(cell.cue()),
            Num.rate(cell.otherCueRate()),
            Num.rate(cell.lift()),
            Num.rate(cell.goldPage()),
            Num.rate(cell.answerPresent()),
            cell.words() == null ? Num.count(cell.fewerThanK()) : Num.NONE);
      }
    }
    return table
        .note(
            "Lift is the gold option's cue rate less the mean of the other options': a unit that"
                + " lifts both alike found no evidence.")
        .note(CUE_CAUTION)
        .build();
  }

  private ReportTable retrievalStages() {
    List<String> header = new ArrayList<>(List.of("Run", "Cell"));
    Stream.of(FailureStage.values()).map(FailureStage::key).forEach(header::add);
    var table =
        new ReportTable.Builder(
            "evidence-stages", "How far the evidence came (items)", header.toArray(String[]::new));
    for (ReportRun run : runs) {
      for (RetrievalSummary cell : run.summary().retrieval()) {
        table.row(stageRow(run.name(), cell.cell(), cell.stages()));
      }
    }
    return table.build();
  }

  private ReportTable answers() {
    var table =
        new ReportTable.Builder(
            "answers",
            "Answers",
            "Model and cell",
            "Correct",
            "Accuracy [95% CI]",
            "Invalid",
            "Recovered",
            "Not run",
            "Reply (ms)",
            "End to end against chunk");
    for (ReportRun run : runs) {
      for (AnswerSummary answer : run.summary().answers()) {
        AnswerTimes times = run.machine().answers().get(answer.cell().label());
        table.row(
            answer.cell().label(),
            Num.count(answer.correct()) + "/" + Num.count(answer.items()),
            answer.accuracy() == null
                ? "not all run"
                : Num.percent(answer.accuracy()) + " " + Num.interval(answer.interval()),
            Num.of(answer.invalid()),
            answer.recovered() + " (" + answer.recoveredCorrect() + " correct)",
            Num.count(answer.notRun()),
            times == null ? Num.NONE : Num.millis(times.reply()),
            times == null ? Num.NONE : Num.signedPercent(times.againstChunk()));
      }
    }
    return table
        .note(
            "Invalid replies count as wrong over all items and are shown; what was not run counts"
                + " as neither. Recovered answers were found by lenient parsing alone. The"
                + " lexical reader counts words and is no language model.")
        .build();
  }

  private ReportTable verdicts() {
    var table =
        new ReportTable.Builder(
            "verdicts",
            "Verdict and cue (items)",
            "Model and cell",
            "Correct, cue",
            "Correct, no cue",
            "Wrong, cue",
            "Wrong, no cue");
    for (ReportRun run : runs) {
      for (AnswerSummary answer : run.summary().answers()) {
        AnswerSummary.CueCells cells = answer.cues();
        if (cells != null) {
          table.row(
              answer.cell().label(),
              Num.count(cells.correctWithCue()),
              Num.count(cells.correctWithoutCue()),
              Num.count(cells.wrongWithCue()),
              Num.count(cells.wrongWithoutCue()));
        }
      }
    }
    return table
        .note(
            "A right answer with a cue may still rest on something else, and a wrong one despite a"
                + " cue may have had no evidence: only people's judgments of passages can tell.")
        .build();
  }

  private ReportTable stages() {
    List<String> header = new ArrayList<>(List.of("Model", "Cell"));
    Stream.of(FailureStage.values()).map(FailureStage::key).forEach(header::add);
    var table =
        new ReportTable.Builder(
            "stages", "Where wrong answers failed (items)", header.toArray(String[]::new));
    for (ReportRun run : runs) {
      for (AnswerSummary answer : run.summary().answers()) {
        Map<FailureStage, Integer> stages = answer.wrongByStage();
        if (stages != null) {
          table.row(
              stageRow(
                  answer.cell().model() + " " + answer.cell().prompt(),
                  String.valueOf(answer.cell().retrieval()),
                  stages));
        }
      }
    }
    return table.build();
  }

  private static String[] stageRow(String name, String cell, Map<FailureStage, Integer> stages) {
    List<String> row = new ArrayList<>(List.of(name, cell));
    for (FailureStage stage : FailureStage.values()) {
      row.add(Num.count(stages.getOrDefault(stage, 0)));
    }
    return row.toArray(String[]::new);
  }
}
