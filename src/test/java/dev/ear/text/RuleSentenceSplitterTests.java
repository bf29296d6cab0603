package dev.ear.text;

import static dev.ear.text.TurkishTexts.sentences;
import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleSentenceSplitterTests {
  @Test
  void aSentenceEndsAtItsMarkBeforeACapital() {
    assertThat(sentences("Bursa alındı. Orhan Bey geldi! Kim kaldı? Sonra… Hepsi gitti."))
        .containsExactly(
            "Bursa alındı.", "Orhan Bey geldi!", "Kim kaldı?", "Sonra…", "Hepsi gitti.");
  }

  @Test
  void aDigitOrAnOpeningQuoteBeginsASentenceToo() {
    assertThat(sentences("Bursa alındı. 1326 yılıydı. \"Burada kaldı.\" “Gitti.”"))
        .containsExactly("Bursa alındı.", "1326 yılıydı.", "\"Burada kaldı.\"", "“Gitti.”");
  }

  @Test
  void aSmallLetterBeginsNone() {
    assertThat(sentences("Bkz. yukarı. sonra devam etti.")).hasSize(1);
  }

  @Test
  void closingQuotesAndBracketsBelongToTheSentence() {
    assertThat(sentences("(Bursa alındı.) Orhan Bey geldi.")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "II. Mahmut geldi.",
        "Bu 2. Mahmut dönemidir.",
        "Sonra XIV. Louis geldi.",
        "Gazi M. Kemal geldi.",
        "Bunu Prof. Dr. Halil İnalcık yazdı.",
        "Bunu Hz. Ömer söyledi.",
        "Olay M.Ö. 209 yılındadır.",
        "Olay 19. Yüzyıl olayıdır."
      })
  void ordinalsNumeralsInitialsAndAbbreviationsEndNone(String sentence) {
    assertThat(sentences(sentence)).hasSize(1);
  }

  @Test
  void aYearEndsItsSentence() {
    assertThat(sentences("Yıl 1453. Fatih geldi.")).hasSize(2);
  }

  @Test
  void aBlankLineAlwaysEndsASentence() {
    assertThat(sentences("Kuruluş\n\nbeylik dönemi\r\n\r\nson")).hasSize(3);
    assertThat(sentences("Kuruluş\nbeylik")).hasSize(1);
  }

  @Property(tries = 300)
  void sentencesTogetherHoldEveryWordOnce(@ForAll String text) {
    var words = Words.of(text);
    int next = 0;
    for (var sentence : TurkishTexts.PROFILE.sentences().split(words)) {
      assertThat(sentence.start()).isEqualTo(next);
      assertThat(sentence.end()).isGreaterThan(next);
      next = sentence.end();
    }
    assertThat(next).isEqualTo(words.count());
  }
}
