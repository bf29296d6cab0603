package dev.ear.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsTests {
  @Test
  void aWordIsARunWithoutWhiteSpace() {
    var words = Words.of("  Osman Bey,\t1299'da\n");
    assertThat(words.count()).isEqualTo(3);
    assertThat(words.word(1)).isEqualTo("Bey,");
    assertThat(words.start(2)).isEqualTo(13);
    assertThat(words.end(2)).isEqualTo(20);
  }

  @Test
  void noBreakSpacesPartWords() {
    assertThat(Words.of("Orhan\u00A0Bey\u202FBursa").count()).isEqualTo(3);
  }

  @Test
  void blankTextHasNoWords() {
    assertThat(Words.of(" \n\t").count()).isZero();
  }

  @Test
  void theWordAfterAnOffsetIsTheFirstThatBeginsThereOrBehind() {
    var words = Words.of("Ant- laşması imzalandı");
    assertThat(words.after(0, 4)).isEqualTo(1);
    assertThat(words.after(0, 12)).isEqualTo(2);
  }

  @Test
  void aSliceKeepsTheTextBetweenItsWords() {
    var words = Words.of("bir  iki\nüç");
    assertThat(words.slice(0, 2)).isEqualTo("bir  iki");
    assertThat(words.slice(1, 1)).isEmpty();
  }
}
