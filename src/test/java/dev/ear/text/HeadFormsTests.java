package dev.ear.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HeadFormsTests {
  private static final HeadForms FORMS =
      new HeadForms(
          List.of(
              "savaş",
              "antlaşma",
              "devlet",
              "beylik",
              "imparatorluk",
              "kongre",
              "ihtilal ince",
              "fetih feth",
              "inkılap",
              "parti"),
          true);

  @Test
  void possessiveAndCaseComeOff() {
    assertBare("savaş", "savaşı", "savaşında", "savaşından", "savaşının", "savaşına", "savaşıyla");
    assertBare("antlaşma", "antlaşması", "antlaşmasını", "antlaşmasıyla", "antlaşmaya");
    assertBare("devlet", "devleti", "devletine", "devletin", "devlete", "devletten", "devletince");
  }

  @Test
  void pluralComesOff() {
    assertBare("savaş", "savaşlar", "savaşları", "savaşlarında", "savaşların", "savaşlara");
    assertBare("parti", "partiler", "partilerinin");
  }

  @Test
  void softenedConsonantsAreHardenedAgain() {
    assertBare("beylik", "beyliği", "beyliğine", "beyliğe", "beylikten");
    assertBare("imparatorluk", "imparatorluğu", "imparatorluğunun");
    assertBare("inkılap", "inkılabı", "inkılabın", "inkılaptan", "inkılapları");
  }

  @Test
  void droppedVowelsAndThinSuffixesFollowTheList() {
    assertBare("fetih", "fethi", "fethinde", "fetihler");
    assertBare("ihtilal", "ihtilali", "ihtilalin", "ihtilalinden", "ihtilaller");
    assertThat(FORMS.find("ihtilalı")).isNull();
  }

  @Test
  void vowelHarmonyIsKept() {
    assertBare("kongre", "kongresi", "kongrede", "kongreler");
    assertThat(FORMS.find("kongresı")).isNull();
    assertThat(FORMS.find("savaşi")).isNull();
  }

  @Test
  void verbsAndDerivedWordsAreNoForms() {
    assertThat(
            List.of(
                "savaştı",
                "savaşçı",
                "savaşan",
                "savaşmak",
                "devletçi",
                "devletli",
                "antlaşmalı",
                "partili",
                "savaşsız"))
        .allSatisfy(word -> assertThat(FORMS.find(word)).isNull());
  }

  @Test
  void aPossessedFormIsToldFromACaseForm() {
    assertThat(possessed("savaşı")).isTrue();
    assertThat(possessed("savaşlarında")).isTrue();
    assertThat(possessed("antlaşması")).isTrue();
    assertThat(possessed("savaş")).isFalse();
    assertThat(possessed("savaşta")).isFalse();
    assertThat(possessed("antlaşmayı")).isFalse();
  }

  @Test
  void everyFormLeadsToABareHeadAndABareHeadToItself() {
    FORMS.all().values().forEach(form -> assertBare(form.bare(), form.bare()));
  }

  @Test
  void withoutInflectionOnlyListedFormsCount() {
    var english = new HeadForms(List.of("treaty treaties", "war wars"), false);
    assertThat(english.find("treaties")).isEqualTo(new HeadForms.Form("treaty", false));
    assertThat(english.find("wars")).isEqualTo(new HeadForms.Form("war", false));
    assertThat(english.find("warı")).isNull();
  }

  private static boolean possessed(String form) {
    var found = FORMS.find(form);
    return found != null && found.possessed();
  }

  private static void assertBare(String bare, String... forms) {
    assertThat(forms)
        .allSatisfy(
            form ->
                assertThat(FORMS.find(form))
                    .describedAs(form)
                    .isNotNull()
                    .extracting(HeadForms.Form::bare)
                    .isEqualTo(bare));
  }
}
