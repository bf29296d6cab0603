package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ear.unit.UnitKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class RetrievalSummaryTests {
  private static final Cell WINDOW = new Cell(UnitKind.WINDOW, 3, 80);

  @Test
  void liftIsTheGoldOptionsCueRateLessTheMeanOfTheOthers() {
    var summary =
        RetrievalSummary.of(
            WINDOW,
            List.of(
                EvalFixtures.retrieved("a", true, 0.5, null),
                EvalFixtures.retrieved("b", true, 0.25, null),
                EvalFixtures.retrieved("c", false, 0.0, null)));

    assertThat(summary.cue()).isEqualTo(new Share(2, 3, 2 / 3.0));
    assertThat(summary.otherCueRate()).isEqualTo(0.25);
    assertThat(summary.lift()).isCloseTo(2 / 3.0 - 0.25, within(1e-12));
  }

  @Test
  void anItemWithoutACueStaysInTheDenominator() {
    var summary =
        RetrievalSummary.of(
            WINDOW,
            List.of(
                EvalFixtures.retrieved("a", true, 0.0, null),
                EvalFixtures.retrieved("without a key", false, null, null)));

    assertThat(summary.cue().rate()).isEqualTo(0.5);
  }

  @Test
  void goldPagesCountOnlyWhereTheSetNamesThem() {
    var summary =
        RetrievalSummary.of(
            WINDOW,
            List.of(
                EvalFixtures.retrieved("a", false, 0.0, 2),
                EvalFixtures.retrieved("b", false, 0.0, 0),
                EvalFixtures.retrieved("c", false, 0.0, null)));

    assertThat(summary.goldPage()).isEqualTo(new Share(1, 2, 0.5));
  }

  @Test
  void aRateOfNoItemsIsNoZero() {
    var summary =
        RetrievalSummary.of(WINDOW, List.of(EvalFixtures.retrieved("open", true, null, null)));

    assertThat(summary.lift()).isNull();
    assertThat(summary.goldPage().rate()).isNull();
  }

  @Test
  void wordsAreSetAgainstChunksOfTheSameK() {
    var window = RetrievalSummary.of(WINDOW, List.of(EvalFixtures.retrieved("a", true, 0.0, 1)));
    var chunk =
        RetrievalSummary.of(
            new Cell(UnitKind.CHUNK, 3, null), List.of(EvalFixtures.retrieved("a", true, 0.0, 1)));
    var other =
        RetrievalSummary.of(
            new Cell(UnitKind.WINDOW, 8, 80), List.of(EvalFixtures.retrieved("a", true, 0.0, 1)));

    assertThat(RetrievalSummary.againstChunks(List.of(window, chunk, other)))
        .extracting(RetrievalSummary::wordsAgainstChunk)
        .containsExactly(0.0, 0.0, null);
  }
}
