package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What counts as verse. */
class VerseTests {
  private static boolean holds(String block) {
    List<Unit> units = new ArrayList<>();
    List<Line> lines = Line.of(block);
    for (Line line : lines) {
      units.add(new Unit(List.of(line), units.isEmpty(), units.size() + 1 == lines.size()));
    }
    return Verse.holds(units, 0);
  }

  @Test
  void linesThatRhymeInPairsOrCrosswiseAreVerse() {
    assertThat(holds("Yelken açtık sabahtan,\nHaber geldi uzaktan")).isTrue();
    assertThat(
            holds("Gemiler geçti boğazdan\nAkşam oldu karardı\nHaber beklendi ayazdan\nSu sarardı"))
        .isTrue();
  }

  @Test
  void aTitleAboveDoesNotHinder() {
    assertThat(holds("Deniz Türküsü\nYelken açtık sabahtan,\nHaber geldi uzaktan")).isTrue();
  }

  @Test
  void sentencesAreNoVerse() {
    assertThat(holds("Köylü toprağı ekerdi.\nSipahi vergiyi alırdı.")).isFalse();
  }

  @Test
  void aLongListIsNoVerse() {
    assertThat(holds("Haber geldi uzaktan\nYelken açtık sabahtan\n".repeat(30))).isFalse();
  }
}
