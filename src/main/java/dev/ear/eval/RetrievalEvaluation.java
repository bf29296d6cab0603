package dev.ear.eval;

import dev.ear.eval.CorpusScan.Place;
import dev.ear.index.EarIndex;
import dev.ear.question.GoldPage;
import dev.ear.question.Question;
import dev.ear.search.ContextRenderer;
import dev.ear.search.Evidence;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.Hit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Measures what cells retrieve for a question set (METHOD 6). */
final class RetrievalEvaluation {
  private static final int WARM_UP = 10;

  private final List<Question> questions;
  private final RetrievalPlan plan;
  private final OptionCues cues;
  private final CorpusScan scan;

  /**
   * Prepares an evaluation.
   *
   * @param questions the question set
   * @param index an index of the corpus, of any radius
   * @param plan how to retrieve
   */
  RetrievalEvaluation(List<Question> questions, EarIndex index, RetrievalPlan plan)
      throws IOException {
    this.questions = List.copyOf(questions);
    this.plan = plan;
    cues = new OptionCues(index.profile().tokenizer());
    scan = CorpusScan.of(index, questions.stream().map(cues::gold).distinct().toList());
  }

  /** Returns the reading of the corpus it rests on. */
  CorpusScan scan() {
    return scan;
  }

  /** Returns where the answers of the questions occur, in the order of questions. */
  List<List<Place>> goldPlaces() {
    return questions.stream().map(question -> scan.places(cues.gold(question))).toList();
  }

  /**
   * Measures a cell, one question after the other.
   *
   * @param cell the cell
   * @param index an index that draws its windows
   * @param step is run after each question
   * @return what it retrieved
   */
  RetrievalResult run(Cell cell, EarIndex index, Runnable step) {
    Integer own = cell.radius();
    int radius = own == null ? index.manifest().units().radius() : own;
    var retriever = new EvidenceRetriever(index, radius, plan.aliases());
    warmUp(cell, retriever);
    var stages = new FailureStages(new CorpusUnits(scan, radius));
    var evidence = new ArrayList<Evidence>();
    var items = new ArrayList<RetrievedItem>();
    var rankMicros = new ArrayList<Long>();
    var loadMicros = new ArrayList<Long>();
    for (Question question : questions) {
      long started = System.nanoTime();
      Evidence found =
          retriever.retrieve(
              question.id(), question.toQuery(), cell.unit(), cell.amount(), plan.options(cell));
      long micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - started);
      evidence.add(found);
      items.add(measure(cell, question, found, stages));
      rankMicros.add(found.micros());
      loadMicros.add(Math.max(0, micros - found.micros()));
      step.run();
    }
    return new RetrievalResult(cell, evidence, items, rankMicros, loadMicros);
  }

  /** Asks some questions unmeasured: the first queries of a JVM and of a retriever are slow. */
  private void warmUp(Cell cell, EvidenceRetriever retriever) {
    for (Question question : questions.subList(0, Math.min(WARM_UP, questions.size()))) {
      retriever.retrieve(
          question.id(), question.toQuery(), cell.unit(), cell.amount(), plan.options(cell));
    }
  }

  private RetrievedItem measure(
      Cell cell, Question question, Evidence evidence, FailureStages stages) {
    List<List<String>> hits =
        evidence.hits().stream()
            .map(hit -> cues.sequence(ContextRenderer.printed(hit, plan.options(cell))))
            .toList();
    List<String> gold = cues.gold(question);
    int cueRank = OptionCues.firstRank(gold, hits);
    Map<String, Boolean> ofOptions = cues.ofOptions(question, hits);
    return new RetrievedItem(
        cell.label(),
        question.id(),
        evidence.hits().size(),
        evidence.retrievedWords(),
        evidence.contextWords(),
        cueRank > 0,
        cueRank,
        ofOptions,
        otherCueRate(question, ofOptions),
        goldPageRank(question.gold(), evidence.hits()),
        question.isOpen() ? cueRank > 0 : null,
        evidence.fallback(),
        evidence.duplicatesSkipped(),
        stages.of(cell.unit(), evidence, cueRank > 0, scan.places(gold)));
  }

  private static @Nullable Double otherCueRate(Question question, Map<String, Boolean> cues) {
    if (question.goldOption().isEmpty()) {
      return null;
    }
    long others =
        cues.entrySet().stream()
            .filter(cue -> cue.getValue() && !cue.getKey().equals(question.answer()))
            .count();
    return others / (double) (cues.size() - 1);
  }

  private static @Nullable Integer goldPageRank(@Nullable GoldPage gold, List<Hit> hits) {
    if (gold == null) {
      return null;
    }
    for (Hit hit : hits) {
      if (hit.book().equals(gold.source()) && touches(hit, gold.page())) {
        return hit.rank();
      }
    }
    return 0;
  }

  private static boolean touches(Hit hit, int page) {
    Integer only = hit.page();
    if (only != null) {
      return only == page;
    }
    Integer from = hit.pageFrom();
    Integer to = hit.pageTo();
    return from != null && to != null && from <= page && page <= to;
  }
}
