package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which texts are nothing but short items parted by marks. */
class MarkSeriesTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "◇ 1908    ◇ 1914    ◇ 1919",
        "(α) 1908 (β) 1914 (γ) 1919",
        "➀ 1908\n➁ 1914\n➂ 1919",
        "K  1908      L  1914    M  1919",
        "V) 1908 W) 1914 X) 1919",
        "1908 / 1914 / 1919",
        "1908 — 1914 — 1919"
      })
  void itemsStandWithoutTheirMarks(String text) {
    assertThat(MarkSeries.items(text)).containsExactly("1908", "1914", "1919");
  }

  @Test
  void twoItemsAreNoSeries() {
    assertThat(MarkSeries.items("◇ 1908 ◇ 1914")).isEmpty();
  }

  @Test
  void lettersOutOfOrderAreNoSeries() {
    assertThat(MarkSeries.items("K savaş M barış L tımar")).isEmpty();
  }

  @Test
  void itemsOfManyWordsAreNoSeries() {
    String item =
        "◇ Köylü toprağı işler, vergisini sipahiye verir ve yılda bir kez kadıya çıkardı ";
    assertThat(MarkSeries.items(item.repeat(3).strip())).isEmpty();
  }

  @Test
  void runningTextIsNoSeries() {
    assertThat(MarkSeries.items("Sipahi atlıydı. Köyünde otururdu. Sefere giderdi.")).isEmpty();
  }
}
