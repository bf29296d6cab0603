package dev.ear.eval;

import dev.ear.answer.GeneratorInfo;
import dev.ear.eval.AnswerItem.Status;
import java.util.ArrayList;
import java.util.List;

/**
 * One answering cell of a run, as paired tests see it.
 *
 * @param cell the setting
 * @param protocol what it must share with another to be compared
 * @param correct for each item whether it is right
 * @param complete whether every item was run
 */
record AnsweredRun(AnswerCell cell, Protocol protocol, List<Boolean> correct, boolean complete) {

  /** Takes the answers of one cell, in the order of questions, with the run's own protocol. */
  static AnsweredRun of(RunInfo info, List<AnswerItem> items) {
    AnswerCell cell = items.getFirst().cell();
    RunInfo.Answers answering = info.answering();
    if (answering == null) {
      throw new IllegalArgumentException("a retrieval run has no answers");
    }
    GeneratorInfo generator =
        answering.generators().stream()
            .filter(g -> g.generator().equals(cell.generator()) && g.model().equals(cell.model()))
            .findFirst()
            .orElseThrow();
    var protocol =
        new Protocol(
            generator,
            cell.prompt()
                + " "
                + answering.language()
                + " "
                + answering.prompts().getOrDefault(cell.prompt(), ""),
            answering.parse(),
            info.seeds().shuffle(),
            info.checksums().questions(),
            items.stream().map(AnswerItem::id).toList(),
            info.checksums().corpus(),
            cell.k());
    var correct = new ArrayList<Boolean>();
    items.forEach(item -> correct.add(Boolean.TRUE.equals(item.correct())));
    return new AnsweredRun(
        cell, protocol, correct, items.stream().noneMatch(item -> item.status() == Status.NOT_RUN));
  }
}
