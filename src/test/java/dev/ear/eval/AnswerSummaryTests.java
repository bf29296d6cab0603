package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.eval.AnswerItem.Status;
import dev.ear.eval.AnswerSummary.CueCells;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerSummaryTests {
  private static final AnswerCell CELL = EvalFixtures.cell("window", 3);

  private static AnswerItem answered(boolean correct, boolean cue) {
    return EvalFixtures.answered(CELL, "q", correct, cue);
  }

  private static AnswerItem invalid(String fault) {
    return EvalFixtures.item(CELL, "q", Status.INVALID, null, fault, false, true);
  }

  private static AnswerItem notRun() {
    return EvalFixtures.item(CELL, "q", Status.NOT_RUN, null, null, null, false);
  }

  @Test
  void anInvalidReplyCountsAsWrongAndIsShown() {
    var summary =
        AnswerSummary.of(
            CELL, List.of(answered(true, true), invalid("cut-off"), invalid("two-answers")));

    assertThat(summary.accuracy()).isEqualTo(1 / 3.0);
    assertThat(summary.invalid()).isEqualTo(new Share(2, 3, 2 / 3.0));
    assertThat(summary.faults()).containsEntry("cut-off", 1).containsEntry("two-answers", 1);
  }

  @Test
  void whatWasNotRunIsNoZero() {
    var summary = AnswerSummary.of(CELL, List.of(answered(true, true), notRun()));

    assertThat(summary.notRun()).isEqualTo(1);
    assertThat(summary.correct()).isEqualTo(1);
    assertThat(summary.accuracy()).isNull();
    assertThat(summary.interval()).isNull();
  }

  @Test
  void repliesFallIntoTheFourCells() {
    var summary =
        AnswerSummary.of(
            CELL,
            List.of(
                answered(true, true),
                answered(true, false),
                answered(true, false),
                answered(false, true),
                answered(false, false)));

    assertThat(summary.cues()).isEqualTo(new CueCells(1, 2, 1, 1));
  }

  @Test
  void wrongAnswersAreCountedByHowFarTheirEvidenceCame() {
    var summary =
        AnswerSummary.of(
            CELL, List.of(answered(true, true), answered(false, true), answered(false, false)));

    assertThat(summary.wrongByStage())
        .containsEntry(FailureStage.CUE_RETURNED, 1)
        .containsEntry(FailureStage.CUE_BELOW_K, 1)
        .containsEntry(FailureStage.NO_ANCHOR, 0);
  }

  @Test
  void recoveredAnswersAreCountedApart() {
    var recovered =
        EvalFixtures.item(CELL, "q", Status.ANSWERED, "labelled-line", null, true, true);

    var summary = AnswerSummary.of(CELL, List.of(recovered, answered(true, true)));

    assertThat(summary.recovered()).isEqualTo(1);
    assertThat(summary.recoveredCorrect()).isEqualTo(1);
    assertThat(summary.correct()).isEqualTo(2);
  }
}
