package dev.ear.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PiecesTests {
  private final Pieces pieces = new Pieces();

  @Test
  void aSentenceThatTwoPassagesHoldStandsOnce() {
    pieces.of("Ordu yola çıktı. Kanuni geldi.\n\nHalk bekledi.");
    pieces.of("yola çıktı. Kanuni geldi.\n\nHalk bekledi.");

    assertThat(pieces.texts()).containsOnlyOnce("Kanuni geldi.\n").hasSize(5);
  }

  @Test
  void thePiecesOfAPassageMakeItUpLetterForLetter() {
    String passage = " II. Mahmut  geldi…  | 12 |\r\n\n Sonra? (evet.) ";
    List<Integer> numbers = pieces.of(passage);

    assertThat(numbers.stream().map(i -> pieces.texts().get(i)).collect(Collectors.joining()))
        .isEqualTo(passage);
  }
}
