package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Characters that PDF text breaks. */
class TextRepairTests {
  private final AuditCounter counter = new AuditCounter();
  private final TextRepair repair = new TextRepair(counter, BookSpelling.SOUND);

  private int count(Repair kind) {
    return counter.audit("k").repairs().getOrDefault(kind, 0);
  }

  @Test
  void decomposedLettersAreComposed() {
    assertThat(repair.repair("C\u0327ag\u0306ri Bey, I\u0307znik")).isEqualTo("Çağri Bey, İznik");
    assertThat(count(Repair.DECOMPOSED_LETTER)).isEqualTo(3);
  }

  @Test
  void ligaturesAreWrittenOut() {
    assertThat(repair.repair("\ufb01lozof, ka\ufb02e, e\ufb00af"))
        .isEqualTo("filozof, kafle, effaf");
    assertThat(count(Repair.LIGATURE)).isEqualTo(3);
  }

  @Test
  void softHyphensInsideALineVanish() {
    assertThat(repair.repair("impara\u00adtorluk")).isEqualTo("imparatorluk");
    assertThat(count(Repair.SOFT_HYPHEN)).isEqualTo(1);
  }

  @Test
  void aSoftHyphenAtALineEndWaitsForTheJoiner() {
    assertThat(repair.repair("impara\u00ad\ntorluk")).isEqualTo("impara\u00ad\ntorluk");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Atatürk 'ün sözü|Atatürk'ün sözü",
        "1923 'te kuruldu|1923'te kuruldu",
        "TBMM ’nin açılışı|TBMM’nin açılışı",
        "Osmanlı Devleti 'nden kalan|Osmanlı Devleti'nden kalan",
        "Kayseri 'ye, Sivas 'a|Kayseri'ye, Sivas'a",
        "Bursa 'daki han|Bursa'daki han",
        "Musa 'ydı.|Musa'ydı."
      })
  void aStraySpaceBeforeASuffixGoes(String broken, String whole) {
    assertThat(repair.repair(broken)).isEqualTo(whole);
    assertThat(count(Repair.APOSTROPHE_SPACE)).isPositive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Yunan 'özgürlük' kavramı",
        "Türkler 'de' ekini ayrı yazar",
        "o gün 'ne yapalım dediler",
        "Ali ‘ye' dedi",
        "Osman 'Gazi' oldu",
        "kitap 'ta kaldı",
        "Rum 'un"
      })
  void quotesStayApart(String text) {
    String expected = text.equals("Rum 'un") ? "Rum'un" : text;
    assertThat(repair.repair(text)).isEqualTo(expected);
  }

  @Property
  void repairingTwiceChangesNothing(@ForAll String text) {
    String once = repair.repair(text);
    assertThat(repair.repair(once)).isEqualTo(once);
  }

  @Test
  void aMillionCombiningMarksTakeNoTime() {
    assertThat(repair.repair("a" + "\u0327\u0306".repeat(500_000)).length()).isGreaterThan(900_000);
  }

  @Test
  void aMillionApostrophesTakeNoTime() {
    String text = "A 'a ".repeat(200_000) + "'".repeat(500_000);
    assertThat(repair.repair(text)).isNotEmpty();
  }
}
