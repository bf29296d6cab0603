package dev.ear.eval;

import dev.ear.AtomicFile;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.answer.Generator;
import dev.ear.answer.GeneratorInfo;
import dev.ear.answer.PromptStyle;
import dev.ear.answer.Prompts;
import dev.ear.index.EarIndex;
import dev.ear.question.Question;
import dev.ear.search.Evidence;
import dev.ear.search.TrecRun;
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
    return run(null, List.of());
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
    return run(AnswerPlan.of(config), generators);
  }

  private RunSummary run(@Nullable AnswerPlan answerPlan, List<Generator> generators) {
    List<String> lines = questions.stream().map(q -> EvalJson.line(q.toJson())).toList();
    try (RadiusIndexes indexes =
            RadiusIndexes.of(
                index,
                radii(),
                (stage, done, total) -> listener.progress(stage + " for radii", done, total));
        AtomicFile items = folder.begin(RunFolder.ITEMS);
        AtomicFile evidence = folder.begin(RunFolder.EVIDENCE);
        AtomicFile replies = answerPlan == null ? null : folder.begin(RunFolder.ANSWERS)) {
      listener.progress("reading the corpus", 0, 1);
      var evaluation = new RetrievalEvaluation(questions, index, plan);
      var asking =
          answerPlan == null ? null : new AnswerEvaluation(questions, answerPlan, plan.options());
      if (asking != null && answerPlan != null) {
        for (PromptStyle style : answerPlan.prompts()) {
          if (!style.retrieval()) {
            ask(asking, style, null, generators, replies);
          }
        }
      }
      Coverage coverage = null;
      for (Cell cell : plan.cells()) {
        Integer radius = cell.radius();
        RetrievalResult result =
            evaluation.run(
                cell,
                radius == null ? index : indexes.at(radius),
                steps("retrieving " + cell.label()));
        coverage =
            coverage == null
                ? Coverage.of(result.evidence().stream().map(Evidence::anchors).toList())
                : coverage;
        retrieval.add(RetrievalSummary.of(cell, result.items()));
        times.add(result);
        write(result, items, evidence);
        if (asking != null && answerPlan != null) {
          for (PromptStyle style : answerPlan.prompts()) {
            if (style.retrieval()) {
              ask(asking, style, result, generators, replies);
            }
          }
        }
      }
      writeQrels(evaluation);
      RunInfo info = info(lines, answerPlan, generators);
      RunSummary summary = summary(info, coverage == null ? Coverage.of(List.of()) : coverage);
      AtomicFile.write(
          folder.path().resolve(RunFolder.QUESTIONS),
          writer -> writer.write(String.join("\n", lines) + "\n"));
      items.commit();
      evidence.commit();
      if (replies != null) {
        replies.commit();
      }
      folder.write(RunFolder.RUN, info);
      folder.write(
          RunFolder.MACHINE, times.machine((System.nanoTime() - started) / 1e9, index.manifest()));
      folder.write(RunFolder.SUMMARY, summary);
      return summary;
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM,
          String.format(
              Locale.ROOT,
              "the evaluation cannot go on (%s); make room or check rights and run again",
              e.getMessage()),
          e);
    }
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

  private void ask(
      AnswerEvaluation asking,
      PromptStyle style,
      @Nullable RetrievalResult retrieved,
      List<Generator> generators,
      @Nullable AtomicFile replies) {
    for (Generator generator : generators) {
      String task =
          generator.info().model()
              + " "
              + style.key()
              + (retrieved == null ? "" : " " + retrieved.cell().label());
      AnswerResult result = asking.run(generator, style, retrieved, steps(task));
      answers.add(AnswerSummary.of(result.cell(), result.items()));
      answered.add(result.items());
      times.add(result);
      if (replies != null) {
        result.items().forEach(item -> RunFolder.append(replies, item));
      }
    }
  }

  private Runnable steps(String task) {
    int[] done = {0};
    listener.progress(task, 0, questions.size());
    return () -> listener.progress(task, ++done[0], questions.size());
  }

  private void write(RetrievalResult result, AtomicFile items, AtomicFile evidence) {
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

  private Path trec(String file) {
    return folder.path().resolve(RunFolder.TREC).resolve(file);
  }

  private void writeQrels(RetrievalEvaluation evaluation) {
    var qrels = new Qrels(questions, evaluation.goldPlaces(), evaluation.scan());
    Set<Cell> written = new TreeSet<>(Cell.ORDER);
    for (Cell cell : plan.cells()) {
      Integer radius = cell.radius();
      if (written.add(new Cell(cell.unit(), 1, radius))) {
        String name = cell.unit().label() + (radius == null ? "" : "-r" + radius);
        var units =
            new CorpusUnits(
                evaluation.scan(), radius == null ? index.manifest().units().radius() : radius);
        qrels.writeGoldPages(trec(name + ".gold-page.qrels"), cell.unit(), units);
        qrels.writeCues(trec(name + ".cue.qrels"), cell.unit(), units);
      }
    }
  }

  private RunInfo info(
      List<String> lines, @Nullable AnswerPlan answerPlan, List<Generator> generators) {
    return new RunInfo(
        answerPlan == null ? "retrieval" : "answers",
        config,
        RunInfo.Versions.current(),
        RunInfo.Seeds.of(answerPlan == null ? null : answerPlan.seed()),
        RunInfo.Checksums.of(lines, index.manifest()),
        index.manifest().counts(),
        questions.size(),
        index.manifest().units().radius(),
        answerPlan == null ? null : answering(answerPlan, generators));
  }

  private static RunInfo.Answers answering(AnswerPlan plan, List<Generator> generators) {
    Map<String, String> prompts = new LinkedHashMap<>();
    for (PromptStyle style : plan.prompts()) {
      prompts.put(style.key(), new Prompts(style, plan.language(), plan.seed()).checksum());
    }
    List<GeneratorInfo> infos = generators.stream().map(Generator::info).toList();
    return new RunInfo.Answers(plan.language().key(), AnswerPlan.key(plan.parse()), prompts, infos);
  }

  private RunSummary summary(RunInfo info, Coverage coverage) {
    return new RunSummary(
        questions.size(),
        (int) questions.stream().filter(q -> q.goldText().isEmpty()).count(),
        coverage,
        RetrievalSummary.againstChunks(retrieval),
        List.copyOf(answers),
        answered.isEmpty()
            ? List.of()
            : ComparisonFamily.of(
                answered.stream().map(items -> AnsweredRun.of(info, items)).toList()));
  }
}
