package dev.ear.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

final class SegmentationTests {
  @Test
  void noWordsGiveNoUnit() {
    assertThat(Segmentation.CHUNKS.cut(0)).isEmpty();
  }

  @Test
  void oneWordIsOneUnit() {
    assertThat(Segmentation.PARENTS.cut(1)).containsExactly(new Span(0, 1));
  }

  @Test
  void aTextOfExactlyOneUnitHasOneUnit() {
    assertThat(Segmentation.CHUNKS.cut(220)).containsExactly(new Span(0, 220));
  }

  @Test
  void oneWordMoreBeginsAnotherUnitThatSharesTheOverlap() {
    assertThat(Segmentation.CHUNKS.cut(221)).containsExactly(new Span(0, 220), new Span(190, 221));
  }

  @Test
  void theFirstUnitThatReachesTheEndIsTheLast() {
    // A third unit would start at 380, inside the text, but the second reaches its end already.
    assertThat(Segmentation.CHUNKS.cut(410)).containsExactly(new Span(0, 220), new Span(190, 410));
  }

  @Test
  void parentsAreOf260WordsAndShare60() {
    assertThat(Segmentation.PARENTS.cut(600))
        .containsExactly(new Span(0, 260), new Span(200, 460), new Span(400, 600));
  }

  @Test
  void anOverlapAsLargeAsTheUnitIsRefused() {
    assertThatThrownBy(() -> new Segmentation(5, 5)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aNegativeOverlapIsRefused() {
    assertThatThrownBy(() -> new Segmentation(5, -1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Property
  void unitsStartAtMultiplesOfTheStepUntilOneReachesTheEnd(
      @ForAll @IntRange(min = 1, max = 40) int size,
      @ForAll @IntRange(max = 39) int overlap,
      @ForAll @IntRange(max = 200) int words) {
    int shared = overlap % size;
    assertThat(new Segmentation(size, shared).cut(words)).isEqualTo(slowCut(size, shared, words));
  }

  @Property
  void unitsAreCountedWithoutBeingCut(
      @ForAll @IntRange(min = 1, max = 40) int size,
      @ForAll @IntRange(max = 39) int overlap,
      @ForAll @IntRange(max = 200) int words) {
    var segmentation = new Segmentation(size, overlap % size);
    assertThat(segmentation.count(words)).isEqualTo(segmentation.cut(words).size());
  }

  private static List<Span> slowCut(int size, int overlap, int words) {
    var units = new ArrayList<Span>();
    int reached = 0;
    for (int number = 0; reached < words; number++) {
      int start = number * (size - overlap);
      reached = Math.min(start + size, words);
      units.add(new Span(start, reached));
    }
    return units;
  }
}
