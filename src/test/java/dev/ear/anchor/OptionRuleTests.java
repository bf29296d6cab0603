package dev.ear.anchor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionRuleTests {
  private static final Annotator ANNOTATOR = Texts.TURKISH.annotator(CorpusEvidence.none());

  @Test
  void aShortOptionIsAnAnchorAsAWhole() {
    var anchor = option("Tımar sistemi ve iltizam.").orElseThrow();
    assertThat(anchor)
        .isEqualTo(
            new Anchor("tımar sistemi ve iltizam", AnchorKind.OPTION, 0, 4, 0, 24, "option"));
  }

  @Test
  void aKeyHoldsStopWordsAndSingleCharacters() {
    assertThat(option("M. Kemal ve o").orElseThrow().key()).isEqualTo("m kemal ve o");
  }

  @Test
  void moreThanSixContentTokensAreTooMany() {
    assertThat(option("bir iki beş altı yedi sekiz dokuz onbir")).isEmpty();
    assertThat(option("beş altı yedi sekiz dokuz onbir ve bu")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Yalnız I",
        "I ve III",
        "I, II ve III",
        "Hepsi",
        "Hiçbiri",
        "1 ve 2",
        "ve",
        "",
        "…"
      })
  void combinationsOfStatementsAndEmptyOptionsAreNone(String text) {
    assertThat(option(text)).isEmpty();
  }

  private static Optional<Anchor> option(String text) {
    return ANNOTATOR.optionAnchor(ANNOTATOR.annotate(text));
  }
}
