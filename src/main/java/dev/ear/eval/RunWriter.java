package dev.ear.eval;

import dev.ear.AtomicFile;
import dev.ear.question.Question;
import dev.ear.search.TrecRun;
import java.nio.file.Path;
import java.util.List;

/** Writes a run folder as the run goes; what has a line an item appears when the run is whole. */
final class RunWriter implements AutoCloseable {
  private final RunFolder folder;
  private final List<Question> questions;
  private final AtomicFile items;
  private final AtomicFile evidence;
  private final AtomicFile answers;

  RunWriter(RunFolder folder, List<Question> questions) {
    this.folder = folder;
    this.questions = questions;
    items = folder.begin(RunFolder.ITEMS);
    evidence = folder.begin(RunFolder.EVIDENCE);
    answers = folder.begin(RunFolder.ANSWERS);
  }

  /** Adds what a retrieval cell gave. */
  void add(RetrievalResult result) {
    String label = result.cell().label();
    result.items().forEach(item -> RunFolder.append(items, item));
    result.evidence().forEach(e -> RunFolder.append(evidence, new CellEvidence(label, e)));
    try (var run = new TrecRun(trec(label + ".run"))) {
      for (int i = 0; i < questions.size(); i++) {
        run.add(questions.get(i).id(), result.evidence().get(i));
      }
      run.finish();
    }
  }

  /** Adds what an answering cell gave. */
  void add(AnswerResult result) {
    result.items().forEach(item -> RunFolder.append(answers, item));
  }

  /** Returns a file for {@code trec_eval}. */
  Path trec(String file) {
    return folder.path().resolve(RunFolder.TREC).resolve(file);
  }

  /** Ends the run; its summary comes last. */
  void finish(List<String> questionLines, RunInfo info, MachineInfo machine, RunSummary summary) {
    AtomicFile.write(
        folder.path().resolve(RunFolder.QUESTIONS),
        writer -> writer.write(String.join("\n", questionLines) + "\n"));
    items.commit();
    evidence.commit();
    answers.commit();
    folder.write(RunFolder.RUN, info);
    folder.write(RunFolder.MACHINE, machine);
    folder.write(RunFolder.SUMMARY, summary);
  }

  @Override
  public void close() {
    // The first made the folder and removes it last, if nothing came of the run.
    answers.close();
    evidence.close();
    items.close();
  }
}
