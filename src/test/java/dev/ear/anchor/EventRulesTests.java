package dev.ear.anchor;

import static dev.ear.anchor.Texts.anchors;
import static dev.ear.anchor.Texts.full;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventRulesTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "orada Kurtuluş Savaşı",
        "orada Kurtuluş Savaşı'nda",
        "orada Kurtuluş Savaşında",
        "orada Kurtuluş Savaşının",
        "orada Kurtuluş savaşında",
        "Kurtuluş Savaşı'ndan sonra"
      })
  void everyInflectionOfAHeadGivesOneKey(String text) {
    assertThat(anchors(text)).containsExactly("EVENT kurtuluş savaş");
  }

  @Test
  void institutionsAreEventsToo() {
    assertThat(anchors("orada Osmanlı Devleti'nin ve Halk Fırkası'nın"))
        .containsExactly("EVENT osmanlı devlet", "EVENT halk fırka");
  }

  @Test
  void aRunIsCutAfterEachInflectedHead() {
    assertThat(anchors("orada Osmanlı Devleti Kösedağ Savaşı sonrası"))
        .containsExactly("EVENT osmanlı devlet", "EVENT kösedağ savaş");
  }

  @Test
  void aBareHeadInsideARunDoesNotCutIt() {
    assertThat(anchors("orada Mondros Ateşkes Antlaşması imzalandı"))
        .containsExactly("EVENT mondros ateşkes antlaşma");
  }

  @Test
  void aLowerCaseHeadWithoutPossessiveClosesNothing() {
    assertThat(anchors("orada Osmanlı devlet adamları")).containsExactly("NAME osmanlı");
  }

  @Test
  void aPeriodIsNoEvent() {
    assertThat(anchors("orada II. Mahmut döneminde")).containsExactly("NAME 2 mahmut");
    assertThat(anchors("orada Lale Devri'nde")).containsExactly("NAME lale devri");
  }

  @Test
  void aLowerCaseWordThatOnlyDescribesLeavesTheNameAlone() {
    assertThat(anchors("orada Osmanlı kuvvetleri ve Alman hükümeti"))
        .containsExactly("NAME osmanlı", "NAME alman");
    assertThat(anchors("orada Jandarma Kuvvetleri'nin")).containsExactly("EVENT jandarma kuvvet");
  }

  @Test
  void aPeopleInTheGenitiveIsNoPartOfTheEvent() {
    assertThat(anchors("sonra Sırpların ayaklanması başladı")).containsExactly("NAME sırpların");
  }

  @Test
  void aNumberAloneMayNameAnEvent() {
    assertThat(anchors("halk (93 Harbi) dedi")).containsExactly("EVENT 93 harp");
    assertThat(anchors("orada 93 Ankara")).containsExactly("NAME ankara");
  }

  @Test
  void ordinalsOfAllKindsLeadAnEvent() {
    assertThat(
            anchors(
                "sonra I. Dünya Savaşı, 1. Dünya Savaşı, Birinci Dünya Savaşı ve birinci Dünya"
                    + " Savaşı"))
        .containsOnly("EVENT 1 dünya savaş")
        .hasSize(4);
  }

  @Test
  void aDayAndMonthLeadAnEvent() {
    assertThat(anchors("sonra 31 Mart Vakası oldu")).containsExactly("EVENT 31 mart vaka");
    assertThat(anchors("sonra 19 Mayıs Samsun'a çıkıştır")).containsExactly("NAME samsun");
  }

  @Test
  void aHeadAloneIsANameInsideASentenceOnly() {
    assertThat(anchors("orada (Kutluk) Devleti'ni ve İstanbul'un Fethi"))
        .containsExactly("NAME kutluk", "NAME devlet", "NAME istanbul", "NAME fetih");
    assertThat(anchors("Kongre toplandı. Savaşları sürdü.")).isEmpty();
  }

  @Test
  void theRuleSaysWhetherTheHeadWasInLowerCase() {
    assertThat(full("orada Viyana Kuşatması"))
        .extracting(Anchor::rule)
        .containsExactly("event-by-head");
    assertThat(full("orada Viyana kuşatması"))
        .extracting(Anchor::rule)
        .containsExactly("event-by-lower-head");
  }
}
