package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the entries of a list of cues stand for. */
class WordListTests {
  private static boolean has(String entry, String text) {
    return new WordList(List.of(entry)).hasAnyOf(Fold.fold(text));
  }

  @Test
  void anEntryIsAWholeWordInAnyCaseAndWithAnyI() {
    assertThat(has("sınav", "YAZILI SINAV")).isTrue();
    assertThat(has("SINAV", "Sinav")).isTrue();
    assertThat(has("sınav", "sınavlar")).isFalse();
  }

  @Test
  void aStarStandsForAnyEndingOrBeginning() {
    assertThat(has("hangi*", "bunların hangisi")).isTrue();
    assertThat(has("*ınız", "düşünceleriniz")).isTrue();
    assertThat(has("*elim", "inceleyelim")).isTrue();
  }

  @Test
  void aBeginningHasTwoLettersSoThatNamesAreNoCalls() {
    assertThat(has("*elim", "Yavuz Sultan Selim")).isFalse();
  }

  @Test
  void anEntryOfSeveralWordsStandsAsItIs() {
    assertThat(has("bu testte", "Bu testte 40 soru vardır.")).isTrue();
    assertThat(has("bu testte", "Bu testten sonra")).isFalse();
  }
}
