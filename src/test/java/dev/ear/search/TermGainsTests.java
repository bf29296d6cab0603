package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What was said counts half (METHOD 5, evidence). */
class TermGainsTests {
  private final TermGains gains =
      new TermGains(new HandMadeQuery().asked(2, 0, 1).query(), 2, EvidenceWeights.DEFAULT);

  @Test
  void furtherOccurrencesAddLess() {
    assertThat(gains.value(0, 0)).isZero();
    assertThat(gains.value(0, 1)).isEqualTo(2);
    assertThat(gains.value(0, 2)).isEqualTo(2 * 4.4 / 3.2);
  }

  @Test
  void halfOfWhatWasSaidNoLongerCounts() {
    gains.cover(0, 1);
    assertThat(gains.gain(0, 1)).isEqualTo(1);
    assertThat(gains.gain(0, 2)).isEqualTo(2 * 4.4 / 3.2 - 1);
  }

  @Test
  void theLargestThatWasSaidCounts() {
    gains.cover(0, 2);
    gains.cover(0, 1);
    assertThat(gains.gain(0, 2)).isEqualTo(4.4 / 3.2);
  }
}
