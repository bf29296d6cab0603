package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.answer.Generator;
import dev.ear.index.EarIndex;
import dev.ear.question.Question;
import dev.ear.search.Evidence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One evaluation from question set to run folder.
 *
 * <p>Cells go one after the other; of each, what was retrieved is measured, put to the generators
 * and written before the next begins, so that memory does not grow with their number.
 */
public final class EvalRun {
  private final EvalConfig config;
  private final List<Question> questions;
  private final EarIndex index;
  private final RunFolder folder;
  private final Listener listener;
  private final RetrievalPlan plan;
  private final long started = System.nanoTime();
  private final List<RetrievalSummary> retrieval = new ArrayList<>();
  private final List<AnswerSummary> answers = new ArrayList<>();
  private final List<List<AnswerItem>> answered = new ArrayList<>();
  private final Times times = new Times();
  private final Map<Cell, List<Boolean>> cues = new LinkedHashMap<>();

  /** Hears how far a run has come. */
  @FunctionalInterface
  public interface Listener {
    /**
     * Tells what is done.
     *
     * @param task what is being done
     * @param done pieces done
     * @param total pieces in all
     */
    void progress(String task, int done, int total);
  }

  /**
   * Prepares a run.
   *
   * @param config what to evaluate, for the record and the plan
   * @param questions the question set
   * @param index an open index of the corpus; radii it does not have are built beside it
   * @param folder where to write
   * @param listener hears of progress
   */
  public EvalRun(
      EvalConfig config, List<Question> questions, EarIndex index, Path folder, Listener listener) {
    this.config = config;
    this.questions = List.copyOf(questions);
    this.index = index;
    this.folder = new RunFolder(folder);
    this.listener = listener;
    plan = RetrievalPlan.of(config);
  }

  /**
   * Measures retrieval.
   *
   * @return what was found, which is also written
   * @throws EarException where an index cannot be built or a file cannot be written
   */
  public RunSummary retrieval() {
    return run(null);
  }

  /**
   * Measures retrieval and puts the questions to generators.
   *
   * @param generators connected generators
   * @return what was found, which is also written
   * @throws EarException where no request can succeed, or the questions have no options; what was
   *     replied before is in the cache
   */
  public RunSummary answers(List<Generator> generators) {
    AnswerPlan answerPlan = AnswerPlan.of(config);
    var evaluation = new AnswerEvaluation(questions, answerPlan, plan.options());
    return run(new Asking(answerPlan, evaluation, generators, this::steps));
  }

  private RunSummary run(@Nullable Asking asking) {
    if (asking != null) {
      plan.requireAnswerable();
    }
    List<String> lines = questions.stream().map(q -> EvalJson.line(q.toJson())).toList();
    try (RadiusIndexes indexes =
            RadiusIndexes.of(
                index,
                radii(),
                (stage, done, total) -> listener.progress(stage + " for radii", done, total));
        var writer = new RunWriter(folder, questions)) {
      listener.progress("reading the corpus", 0, 1);
      var evaluation = new RetrievalEvaluation(questions, index, plan);
      if (asking != null) {
        asking.direct().forEach(result -> add(result, writer));
      }
      List<Evidence> anyEvidence = List.of();
      for (Cell cell : plan.cells()) {
        Integer radius = cell.radius();
        RetrievalResult result =
            evaluation.run(
                cell,
                radius == null ? index : indexes.at(radius),
                steps("retrieving " + cell.label()));
        anyEvidence = result.evidence();
        retrieval.add(RetrievalSummary.of(cell, result.items()));
        cues.put(cell, result.items().stream().map(RetrievedItem::cue).toList());
        times.add(result);
        writer.add(result);
        if (asking != null) {
          asking.with(result).forEach(answer -> add(answer, writer));
        }
      }
      writeQrels(evaluation, writer);
      // A question has the same anchors in every cell.
      Coverage coverage = Coverage.of(anyEvidence.stream().map(Evidence::anchors).toList());
      RunInfo info = info(lines, asking);
      RunSummary summary = summary(info, coverage, asking == null);
      writer.finish(
          lines,
          info,
          times.machine((System.nanoTime() - started) / 1e9, index.manifest()),
          summary);
      return summary;
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM,
          String.format(
              Locale.ROOT,
              "the evaluation cannot go on (%s); make room or check rights and run again",
              IoReason.at(e)),
          e);
    }
  }

  private void add(AnswerResult result, RunWriter writer) {
    answers.add(AnswerSummary.of(result.cell(), result.items()));
    answered.add(result.items());
    times.add(result);
    writer.add(result);
  }

  private List<Integer> radii() {
    Set<Integer> radii = new TreeSet<>();
    for (Cell cell : plan.cells()) {
      Integer radius = cell.radius();
      if (radius != null) {
        radii.add(radius);
      }
    }
    return List.copyOf(radii);
  }

  private Runnable steps(String task) {
    int[] done = {0};
    listener.progress(task, 0, questions.size());
    return () -> listener.progress(task, ++done[0], questions.size());
  }

  private void writeQrels(RetrievalEvaluation evaluation, RunWriter writer) {
    var qrels = new Qrels(questions, evaluation.goldPlaces(), evaluation.scan());
    Set<Cell> written = new TreeSet<>(Cell.ORDER);
    for (Cell cell : plan.cells()) {
      Integer radius = cell.radius();
      if (written.add(new Cell(cell.unit(), 1, radius))) {
        String name = cell.unit().label() + (radius == null ? "" : "-r" + radius);
        var units =
            new CorpusUnits(
                evaluation.scan(), radius == null ? index.manifest().units().radius() : radius);
        qrels.writeGoldPages(writer.trec(name + ".gold-page.qrels"), cell.unit(), units);
        qrels.writeCues(writer.trec(name + ".cue.qrels"), cell.unit(), units);
      }
    }
  }

  private RunInfo info(List<String> lines, @Nullable Asking asking) {
    return new RunInfo(
        asking == null ? "retrieval" : "answers",
        config,
        RunInfo.Versions.current(),
        RunInfo.Seeds.of(asking == null ? null : asking.seed()),
        RunInfo.Checksums.of(lines, index.manifest()),
        index.manifest().counts(),
        questions.size(),
        index.manifest().units().radius(),
        asking == null ? null : asking.info());
  }

  private RunSummary summary(RunInfo info, Coverage coverage, boolean retrievalAlone) {
    return new RunSummary(
        questions.size(),
        (int) questions.stream().filter(q -> q.goldText().isEmpty()).count(),
        coverage,
        RetrievalSummary.againstChunks(retrieval),
        List.copyOf(answers),
        answered.isEmpty()
            ? List.of()
            : ComparisonFamily.of(
                answered.stream().map(items -> AnsweredRun.of(info, items)).toList()),
        retrievalAlone ? CueComparison.all(cues) : List.of());
  }
}
