package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is a gap to fill in, and what only looks like one. */
class GapsTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Başkent ............ olmuştur.",
        "Adı ............   Nerede bulunmuş ............",
        "Ad - Soyad: ..............      Sınıf: .........",
        "1  Wellington .....       A  Trafalgar'da öldü\n2  Nelson .....           B  Moskova",
        "☐ Barış",
        "Ⓐ Ⓑ Ⓒ Ⓓ",
        "Adı:        Soyadı:"
      })
  void dotsBoxesAndFormsAreGaps(String text) {
    assertThat(Gaps.in(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Teoman (Tu-man) ........ bilinen ilk Hun hükümdarı\nMete (Mo-tun) .......... MÖ 209-174",
        "Süleyman Çelebi . . . . . . Edirne'de\nİsa Çelebi . . . . . . Bursa'da",
        "ⓐ Prensler mezhebini seçebilecekti.\nⓑ Lutercilik tanındı."
      })
  void leadersAndLetteredListsAreNone(String text) {
    assertThat(Gaps.in(text)).isFalse();
  }
}
