package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.util.List;
import org.junit.jupiter.api.Test;

class OptionCuesTests {
  private final OptionCues cues = new OptionCues(Profiles.load(Profile.DEFAULT).tokenizer());

  private int rank(String option, String... hits) {
    return OptionCues.firstRank(
        cues.sequence(option), List.of(hits).stream().map(cues::sequence).toList());
  }

  @Test
  void anInflectedOptionIsFoundByItsNormalisedTokens() {
    assertThat(rank("Malazgirt Savaşı", "1071'de Malazgirt Savaşı'nda Alparslan kazandı."))
        .isEqualTo(1);
  }

  @Test
  void theWholeSequenceMustRunWithoutAGap() {
    assertThat(rank("Malazgirt Savaşı", "Malazgirt önünde büyük Savaşı kazandı.")).isZero();
  }

  @Test
  void aSequenceIsNotPutTogetherFromTwoHits() {
    assertThat(rank("Malazgirt Savaşı", "burası Malazgirt", "Savaşı kazandı")).isZero();
  }

  @Test
  void theRankIsThatOfTheFirstHitThatHoldsIt() {
    assertThat(rank("Fatih", "Yavuz Selim", "Fatih", "Fatih")).isEqualTo(2);
  }

  @Test
  void stopWordsBelongToTheSequence() {
    assertThat(rank("Kanun ve nizam", "kanun nizam")).isZero();
  }

  @Test
  void anOptionWithoutTokensHasNoCue() {
    assertThat(rank("—", "— …")).isZero();
  }

  @Test
  void everyOptionIsLookedFor() {
    var question = EvalFixtures.question("q", "Kim?", "A", "Fatih", "Yavuz");

    assertThat(cues.ofOptions(question, List.of(cues.sequence("Yavuz Sultan Selim"))))
        .containsEntry("A", false)
        .containsEntry("B", true);
  }
}
