package dev.ear.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How latencies of rounds are summed up. */
class LatencyTests {
  private static final long[] QUICK = {10_000, 20_000, 30_000};
  private static final long[] SLOW = {100_000, 200_000, 300_000};

  @Test
  void percentilesAreOverAllSamples() {
    Latency latency = Latency.of(List.of(QUICK, QUICK, SLOW));
    assertThat(latency.samples()).isEqualTo(9);
    assertThat(latency.p50()).isCloseTo(30, within(0.1));
    assertThat(latency.p99()).isCloseTo(300, within(1.0));
  }

  @Test
  void aQuestionCountsByItsMedian() {
    assertThat(Latency.of(List.of(QUICK, QUICK, SLOW)).questionP99()).isCloseTo(30, within(0.1));
  }

  @Test
  void roundsAreToldByBestMedianAndMeanOfTheFirstThree() {
    Latency latency = Latency.of(List.of(SLOW, QUICK, QUICK, QUICK));
    assertThat(latency.bestRound()).isEqualTo(20);
    assertThat(latency.medianRound()).isEqualTo(20);
    assertThat(latency.meanOfThree()).isCloseTo(80, within(0.001));
  }
}
