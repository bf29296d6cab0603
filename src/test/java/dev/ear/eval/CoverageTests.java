package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.search.QueryAnchor;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoverageTests {
  private static QueryAnchor anchor(String key, String kind, boolean inIndex) {
    return new QueryAnchor(key, kind, "stem", null, key, "rule", null, inIndex);
  }

  @Test
  void aKeyCountsOnceAnItem() {
    var coverage =
        Coverage.of(
            List.of(
                List.of(anchor("fatih", "name", true), anchor("fatih", "option", true)),
                List.of(anchor("fatih", "name", true), anchor("1453", "year", false))));

    assertThat(coverage.anchorsMatched()).isEqualTo(new Share(2, 3, 2 / 3.0));
  }

  @Test
  void itemsWithoutAnchorsStayInTheDenominator() {
    var coverage =
        Coverage.of(
            List.of(
                List.of(),
                List.of(anchor("fatih", "name", false)),
                List.of(anchor("yavuz", "name", true)),
                List.of()));

    assertThat(coverage.withAnchor()).isEqualTo(new Share(2, 4, 0.5));
    assertThat(coverage.withMatch()).isEqualTo(new Share(1, 4, 0.25));
  }

  @Test
  void datesNeverScoreAndDoNotCount() {
    var coverage = Coverage.of(List.of(List.of(anchor("29 ekim 1923", "date", false))));

    assertThat(coverage.withAnchor().count()).isZero();
    assertThat(coverage.anchorsMatched().rate()).isNull();
  }

  @Test
  void aKeyWhoseOtherNameIsInTheIndexIsMatched() {
    var alias =
        new QueryAnchor(
            "konstantinopolis", "name", "stem", null, "\u0130stanbul", "alias", "istanbul", true);

    var coverage = Coverage.of(List.of(List.of(anchor("istanbul", "name", false), alias)));

    assertThat(coverage.anchorsMatched()).isEqualTo(new Share(1, 1, 1.0));
  }
}
