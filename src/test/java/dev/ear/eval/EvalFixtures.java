package dev.ear.eval;

import dev.ear.answer.GeneratorInfo;
import dev.ear.eval.AnswerItem.Status;
import dev.ear.question.GoldPage;
import dev.ear.question.Option;
import dev.ear.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Questions, items and runs for tests. */
final class EvalFixtures {
  private EvalFixtures() {}

  static Question question(String id, String stem, String answer, String... options) {
    return question(id, stem, answer, null, options);
  }

  static Question question(
      String id, String stem, String answer, @Nullable GoldPage gold, String... options) {
    List<Option> labelled = new ArrayList<>();
    for (String option : options) {
      labelled.add(new Option(Option.label(labelled.size()), option));
    }
    return new Question(id, stem, labelled, answer, gold, Map.of());
  }

  static RetrievedItem retrieved(
      String id, boolean cue, @Nullable Double others, @Nullable Integer goldPageRank) {
    return new RetrievedItem(
        "window-k3-r80",
        id,
        3,
        400,
        412,
        cue,
        cue ? 1 : 0,
        Map.of(),
        others,
        goldPageRank,
        null,
        false,
        0,
        cue ? FailureStage.CUE_RETURNED : FailureStage.CUE_BELOW_K);
  }

  static AnswerItem answered(AnswerCell cell, String id, boolean correct, boolean cue) {
    return item(cell, id, Status.ANSWERED, "json", null, correct, cue);
  }

  static AnswerItem item(
      AnswerCell cell,
      String id,
      Status status,
      @Nullable String stage,
      @Nullable String fault,
      @Nullable Boolean correct,
      boolean cue) {
    return new AnswerItem(
        cell,
        id,
        Map.of(),
        Map.of(),
        "A",
        "prompt",
        status,
        null,
        "reply",
        null,
        null,
        null,
        null,
        null,
        null,
        stage,
        fault,
        correct,
        cue,
        cue ? FailureStage.CUE_RETURNED : FailureStage.CUE_BELOW_K);
  }

  static AnswerCell cell(String unit, int k) {
    return new AnswerCell(
        "reader", "m", "rag-cot", unit, k, unit.equals("chunk") ? null : 80, null);
  }

  /** A run whose items are right where the text has a {@code +}. */
  static AnsweredRun run(AnswerCell cell, String verdicts) {
    return new AnsweredRun(cell, protocol(cell, verdicts.length()), correct(verdicts), true);
  }

  static Protocol protocol(AnswerCell cell, int items) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < items; i++) {
      ids.add("q" + i);
    }
    return new Protocol(
        new GeneratorInfo(cell.generator(), cell.model(), Map.of("temperature", "0")),
        cell.prompt() + " tr checksum",
        "strict",
        13,
        "questions",
        ids,
        "corpus",
        cell.k());
  }

  static List<Boolean> correct(String verdicts) {
    return verdicts.chars().mapToObj(c -> c == '+').toList();
  }
}
