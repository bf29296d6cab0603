package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The paper's Table IV against our tests: its rounded accuracies give counts of 153 items, and of
 * all discordant counts with that difference just one pair gives the printed p.
 */
class PapersTablesTests {
  private static final int ITEMS = 153;

  @ParameterizedTest(name = "{0}: {1} against {2} correct, discordant {3} and {4}")
  @CsvSource({
    "Mistral 3 entity, 58, 66, 19, 27, 5.2, -3.9, 14.4, .302",
    "Mistral 3 parent, 58, 70, 17, 29, 7.8, -1.3, 16.3, .104",
    "Mistral 8 entity, 59, 68, 14, 23, 5.9, -2.0, 13.7, .188",
    "Gemma 3 entity, 68, 70, 19, 21, 1.3, -6.5, 9.2, .875",
    "Gemma 3 parent, 68, 76, 15, 23, 5.2, -2.0, 12.4, .256",
    "Gemma 8 entity, 78, 73, 19, 14, -3.3, -10.5, 3.9, .487",
    "Gemma 8 parent, 78, 65, 22, 9, -8.5, -15.7, -1.3, .029",
    "DeepSeek 3 entity, 123, 117, 14, 8, -3.9, -9.8, 2.0, .286",
    "DeepSeek 3 parent, 123, 121, 11, 9, -1.3, -7.2, 4.6, .824",
    "DeepSeek 8 entity, 124, 117, 13, 6, -4.6, -9.8, 0.7, .167",
    "DeepSeek 8 parent, 124, 121, 11, 8, -2.0, -7.8, 3.3, .648"
  })
  void aRowOfTableFourComesOutOfItsCounts(
      String row,
      int chunkCorrect,
      int methodCorrect,
      int onlyChunk,
      int onlyMethod,
      double points,
      double low,
      double high,
      double p) {
    int difference = methodCorrect - chunkCorrect;
    assertThat(100.0 * difference / ITEMS).as(row).isCloseTo(points, within(0.05));
    assertThat(onlyMethod - onlyChunk).isEqualTo(difference);
    assertThat(new McNemar(onlyChunk, onlyMethod).p()).isCloseTo(p, within(0.0005));

    // The paper's resamples are others, so its intervals agree only to the width of an item or two.
    Bootstrap.Interval interval =
        Bootstrap.interval(
            BootstrapTests.values(onlyMethod, onlyChunk, ITEMS - onlyMethod - onlyChunk));
    assertThat(100 * interval.low()).isCloseTo(low, within(1.4));
    assertThat(100 * interval.high()).isCloseTo(high, within(1.4));
  }

  @Test
  void noRowOfTheFamilyStaysSignificantAfterCorrection() {
    List<Double> p = new ArrayList<>();
    int[][] discordant = {
      {19, 27}, {17, 29}, {14, 23}, {19, 21}, {15, 23}, {19, 14}, {22, 9}, {14, 8}, {11, 9},
      {13, 6}, {11, 8}
    };
    for (int[] pair : discordant) {
      p.add(new McNemar(pair[0], pair[1]).p());
    }
    // The twelfth, Mistral 8 parent, is 1.000, which any pair of counts one apart gives.
    p.add(new McNemar(0, 1).p());

    assertThat(p.stream().filter(value -> value < 0.05)).hasSize(1);
    assertThat(Corrections.holm(p)).allMatch(value -> value > 0.05);
    assertThat(Corrections.bonferroni(p)).allMatch(value -> value > 0.05);
  }

  @Test
  void theFourCellsOfTheDiagnosticAddUpToItsRates() {
    var cells = new AnswerSummary.CueCells(59, 9, 44, 41);
    int items =
        cells.correctWithCue()
            + cells.correctWithoutCue()
            + cells.wrongWithCue()
            + cells.wrongWithoutCue();

    assertThat(items).isEqualTo(ITEMS);
    assertThat((cells.correctWithCue() + cells.wrongWithCue()) / (double) items)
        .isCloseTo(.673, within(0.0005));
    assertThat((cells.correctWithCue() + cells.correctWithoutCue()) / (double) items)
        .isCloseTo(.444, within(0.0005));
  }
}
