package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class CorrectionsTests {
  @Test
  void holmMultipliesTheSmallestByTheWholeFamily() {
    assertThat(Corrections.holm(List.of(0.01, 0.04, 0.03))).containsExactly(0.03, 0.06, 0.06);
  }

  @Test
  void bonferroniMultipliesAllByTheWholeFamilyAndStopsAtOne() {
    assertThat(Corrections.bonferroni(List.of(0.25, 0.125, 0.5))).containsExactly(0.75, 0.375, 1.0);
  }

  @Test
  void aFamilyOfOneStaysAsItIs() {
    assertThat(Corrections.holm(List.of(0.2))).containsExactly(0.2);
    assertThat(Corrections.bonferroni(List.of(0.2))).containsExactly(0.2);
  }

  @Test
  void noTestsGiveNoValues() {
    assertThat(Corrections.holm(List.of())).isEmpty();
  }

  @Property
  void holmKeepsTheOrderAndLiesBetweenTheValueAndBonferroni(
      @ForAll @Size(min = 1, max = 12) List<@DoubleRange(min = 0, max = 1) Double> p) {
    List<Double> holm = Corrections.holm(p);
    List<Double> bonferroni = Corrections.bonferroni(p);
    for (int i = 0; i < p.size(); i++) {
      assertThat(holm.get(i)).isBetween(p.get(i), bonferroni.get(i));
      for (int j = 0; j < p.size(); j++) {
        if (p.get(i) < p.get(j)) {
          assertThat(holm.get(i)).isLessThanOrEqualTo(holm.get(j));
        }
      }
    }
  }
}
