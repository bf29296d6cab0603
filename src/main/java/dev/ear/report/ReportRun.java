package dev.ear.report;

import dev.ear.eval.AnswerItem;
import dev.ear.eval.CellEvidence;
import dev.ear.eval.MachineInfo;
import dev.ear.eval.RetrievalPlan;
import dev.ear.eval.RetrievedItem;
import dev.ear.eval.RunFolder;
import dev.ear.eval.RunInfo;
import dev.ear.eval.RunSummary;
import dev.ear.question.Question;
import dev.ear.search.RetrievalOptions;
import java.nio.file.Path;
import java.util.List;

/**
 * A run as it was read from its folder.
 *
 * @param name the folder's name
 * @param info what it rests on
 * @param machine where and how fast it ran
 * @param summary what it found
 * @param questions its questions
 * @param items measures of each item and retrieval cell
 * @param evidence evidence of each item and retrieval cell, in the same order
 * @param answers answers of each item and answering cell
 */
record ReportRun(
    String name,
    RunInfo info,
    MachineInfo machine,
    RunSummary summary,
    List<Question> questions,
    List<RetrievedItem> items,
    List<CellEvidence> evidence,
    List<AnswerItem> answers) {

  static ReportRun read(RunFolder folder) {
    Path name = folder.path().toAbsolutePath().normalize().getFileName();
    return new ReportRun(
        name == null ? "run" : name.toString(),
        folder.info(),
        folder.machine(),
        folder.summary(),
        folder.questions(),
        folder.items(),
        folder.evidence(),
        folder.answers());
  }

  /** Returns how the texts of its hits were cut. */
  RetrievalOptions options() {
    return RetrievalPlan.of(info.config()).options();
  }
}
