package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BootstrapTests {
  private static final double ROUNDING = 1e-12;

  /** Expected: random.Random(13).choices of Python 3, percentiles interpolated linearly. */
  @Test
  void theIntervalOfAnAccuracyIsTheOnePythonDraws() {
    Bootstrap.Interval interval = Bootstrap.interval(values(68, 0, 85));

    assertThat(interval.low()).isCloseTo(0.35947712418300654, within(ROUNDING));
    assertThat(interval.high()).isCloseTo(0.5228758169934641, within(ROUNDING));
  }

  @Test
  void theIntervalOfADifferenceIsTheOnePythonDraws() {
    Bootstrap.Interval interval = Bootstrap.interval(values(20, 10, 70));

    assertThat(interval.low()).isCloseTo(-0.00025, within(ROUNDING));
    assertThat(interval.high()).isCloseTo(0.2, within(ROUNDING));
  }

  @Test
  void everyCallBeginsAnewWithTheSeed() {
    int[] values = values(5, 3, 30);

    assertThat(Bootstrap.interval(values)).isEqualTo(Bootstrap.interval(values));
  }

  @Test
  void itemsThatAreAllAlikeLeaveNoDoubt() {
    assertThat(Bootstrap.interval(values(9, 0, 0))).isEqualTo(new Bootstrap.Interval(1, 1));
  }

  @Test
  void noItemsAreRefused() {
    assertThatThrownBy(() -> Bootstrap.interval(new int[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Values in the order the expected figures were drawn from: ones, minus ones, zeros. */
  static int[] values(int ones, int minusOnes, int zeros) {
    int[] values = new int[ones + minusOnes + zeros];
    Arrays.fill(values, 0, ones, 1);
    Arrays.fill(values, ones, ones + minusOnes, -1);
    return values;
  }
}
