package dev.ear.eval;

import dev.ear.ConstantName;
import dev.ear.answer.ParsedAnswer.Stage;
import dev.ear.eval.AnswerItem.Status;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a generator answered over all items of a cell.
 *
 * @param cell the setting
 * @param items all items
 * @param notRun those without a reply
 * @param correct those answered rightly
 * @param accuracy correct answers over all items, invalid ones counting as wrong; null while any
 *     item is not run
 * @param interval the accuracy's 95% bootstrap interval; null as the accuracy is
 * @param invalid invalid replies, of the replies
 * @param faults invalid replies by fault, those that occur
 * @param recovered answers that only lenient parsing found
 * @param recoveredCorrect those of them that are right
 * @param cues replies by verdict and cue; null without retrieval
 * @param wrongByStage wrong answers by how far their evidence came, every stage present; null
 *     without retrieval
 */
public record AnswerSummary(
    AnswerCell cell,
    int items,
    int notRun,
    int correct,
    @Nullable Double accuracy,
    Bootstrap.@Nullable Interval interval,
    Share invalid,
    Map<String, Integer> faults,
    int recovered,
    int recoveredCorrect,
    @Nullable CueCells cues,
    @Nullable Map<FailureStage, Integer> wrongByStage) {

  /**
   * The paper's four cells.
   *
   * @param correctWithCue right, a cue returned
   * @param correctWithoutCue right without one
   * @param wrongWithCue wrong despite one
   * @param wrongWithoutCue wrong without one
   */
  public record CueCells(
      int correctWithCue, int correctWithoutCue, int wrongWithCue, int wrongWithoutCue) {
    static CueCells of(List<AnswerItem> run) {
      int[] cells = new int[4];
      for (AnswerItem item : run) {
        cells[(correct(item) ? 0 : 2) + (Boolean.TRUE.equals(item.cue()) ? 0 : 1)]++;
      }
      return new CueCells(cells[0], cells[1], cells[2], cells[3]);
    }
  }

  static AnswerSummary of(AnswerCell cell, List<AnswerItem> items) {
    List<AnswerItem> run = items.stream().filter(i -> i.status() != Status.NOT_RUN).toList();
    List<AnswerItem> recovered = run.stream().filter(AnswerSummary::recovered).toList();
    int notRun = items.size() - run.size();
    int correct = Share.of(run, AnswerSummary::correct).count();
    boolean retrieval = cell.unit() != null;
    return new AnswerSummary(
        cell,
        items.size(),
        notRun,
        correct,
        notRun > 0 ? null : correct / (double) items.size(),
        notRun > 0
            ? null
            : Bootstrap.interval(items.stream().mapToInt(i -> correct(i) ? 1 : 0).toArray()),
        Share.of(run, item -> item.status() == Status.INVALID),
        faults(run),
        recovered.size(),
        Share.of(recovered, AnswerSummary::correct).count(),
        retrieval ? CueCells.of(run) : null,
        retrieval ? wrongByStage(run) : null);
  }

  private static Map<String, Integer> faults(List<AnswerItem> run) {
    Map<String, Integer> faults = new TreeMap<>();
    run.stream()
        .map(AnswerItem::fault)
        .filter(Objects::nonNull)
        .forEach(fault -> faults.merge(fault, 1, Integer::sum));
    return faults;
  }

  private static Map<FailureStage, Integer> wrongByStage(List<AnswerItem> run) {
    Map<FailureStage, Integer> stages = new EnumMap<>(FailureStage.class);
    for (FailureStage stage : FailureStage.values()) {
      stages.put(stage, 0);
    }
    for (AnswerItem item : run) {
      FailureStage stage = item.evidence();
      if (!correct(item) && stage != null) {
        stages.merge(stage, 1, Integer::sum);
      }
    }
    return stages;
  }

  private static boolean correct(AnswerItem item) {
    return Boolean.TRUE.equals(item.correct());
  }

  private static boolean recovered(AnswerItem item) {
    return item.stage() != null && !item.stage().equals(ConstantName.of(Stage.JSON));
  }
}
