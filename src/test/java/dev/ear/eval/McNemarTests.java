package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class McNemarTests {
  @ParameterizedTest(name = "{0} against {1} discordant pairs give p {2}")
  @CsvSource({"10, 20, 0.09874", "5, 15, 0.04139", "0, 6, 0.03125", "12, 12, 1", "0, 0, 1"})
  void knownAnswersComeOut(int onlyFirst, int onlySecond, double p) {
    assertThat(new McNemar(onlyFirst, onlySecond).p()).isCloseTo(p, within(5e-6));
    assertThat(new McNemar(onlySecond, onlyFirst).p()).isCloseTo(p, within(5e-6));
  }

  @Property
  void equalsTwiceTheSmallerTailCountedWithWholeNumbers(
      @ForAll @IntRange(max = 60) int onlyFirst, @ForAll @IntRange(max = 60) int onlySecond) {
    assertThat(new McNemar(onlyFirst, onlySecond).p())
        .isCloseTo(slowP(onlyFirst, onlySecond), within(1e-9));
  }

  private static double slowP(int onlyFirst, int onlySecond) {
    int pairs = onlyFirst + onlySecond;
    BigInteger tail = BigInteger.ZERO;
    BigInteger choose = BigInteger.ONE;
    for (int i = 0; i <= Math.min(onlyFirst, onlySecond); i++) {
      tail = tail.add(choose);
      choose = choose.multiply(BigInteger.valueOf(pairs - i)).divide(BigInteger.valueOf(i + 1));
    }
    double p =
        new BigDecimal(tail.shiftLeft(1))
            .divide(new BigDecimal(BigInteger.ONE.shiftLeft(pairs)), MathContext.DECIMAL64)
            .doubleValue();
    return Math.min(1, p);
  }
}
