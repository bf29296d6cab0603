package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.ear.EarException;
import dev.ear.corpus.PageSigns.Place;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a profile's weights are read and added up. */
class SignWeightsTests {
  @Test
  void eachSignCountsWithItsStrengthAtItsPlace() {
    var weights =
        new SignWeights(List.of("self bias 0.5", "self years 2.00", "after-two dropped -1"));
    Map<Place, Map<String, Double>> signs =
        Map.of(
            Place.SELF, Map.of("bias", 1.0, "years", 0.25, "unknown", 1.0),
            Place.AFTER, Map.of("dropped", 1.0),
            Place.AFTER_TWO, Map.of("dropped", 1.0));
    assertThat(weights.score(signs)).isEqualTo(0.5 + 0.5 - 1, within(1e-9));
  }

  @Test
  void aProfileWithoutLinesKnowsNoWeight() {
    assertThat(new SignWeights(List.of()).isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "self years",
        "self years two",
        "self years NaN",
        "self years Infinity",
        "beside years 1",
        "self years 1 2"
      })
  void aLineThatIsNoPlaceSignAndWeightIsNamed(String line) {
    assertThatThrownBy(() -> new SignWeights(List.of(line)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("exercise-weights")
        .hasMessageContaining(line)
        .hasMessageContaining("self mood=told 0.25");
  }
}
