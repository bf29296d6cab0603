package dev.ear.unit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Anchor;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

final class AnchorsInsideTests {
  private static final int WORDS = 60;

  @Test
  void anAnchorThatFillsTheUnitIsInside() {
    assertThat(AnchorsInside.of(List.of(Anchors.name(3, 5)), new Span(3, 5))).hasSize(1);
  }

  @Test
  void anAnchorCutByTheUnitsStartIsNotInside() {
    assertThat(AnchorsInside.of(List.of(Anchors.name(2, 5)), new Span(3, 9))).isEmpty();
  }

  @Test
  void anAnchorCutByTheUnitsEndIsNotInside() {
    assertThat(AnchorsInside.of(List.of(Anchors.name(3, 6)), new Span(0, 5))).isEmpty();
  }

  @Test
  void aYearInsideADateThatIsCutStaysInside() {
    Anchor year = Anchors.year(4);
    assertThat(AnchorsInside.of(List.of(Anchors.date(2, 5), year), new Span(3, 9)))
        .containsExactly(year);
  }

  @Test
  void anEmptyUnitHoldsNothing() {
    assertThat(AnchorsInside.of(List.of(Anchors.name(3, 5)), new Span(4, 4))).isEmpty();
  }

  @Property
  void theSearchAgreesWithLookingAtEachAnchor(
      @ForAll("anchors") List<Anchor> anchors,
      @ForAll @IntRange(max = WORDS) int start,
      @ForAll @IntRange(max = WORDS) int length) {
    Span unit = new Span(start, Math.min(WORDS, start + length));
    assertThat(AnchorsInside.of(anchors, unit))
        .isEqualTo(
            anchors.stream()
                .filter(a -> a.start() >= unit.start() && a.end() <= unit.end())
                .toList());
  }

  @Provide
  Arbitrary<List<Anchor>> anchors() {
    return Anchors.within(WORDS);
  }
}
