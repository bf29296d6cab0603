package dev.ear.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SuffixGrammarTests {
  private static final SuffixGrammar TURKISH =
      new SuffixGrammar(TurkishTexts.PROFILE.list("suffixes"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ın",
        "nin",
        "ya",
        "yı",
        "da",
        "ten",
        "yla",
        "ca",
        "li",
        "lılar",
        "lıların",
        "daki",
        "dekilerin",
        "ninki",
        "dır",
        "dir",
        "daydı",
        "ymış",
        "ken",
        "lerinden",
        "sında",
        "nda",
        "mizin",
        "inci",
        "lik",
        "siz"
      })
  void chainsOfSuffixesAreAccepted(String suffix) {
    assertThat(TURKISH.accepts(suffix)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "at", "an", "ud", "ad", "be", "fer", "s", "anı", "atı", "iye", "arif"})
  void restsOfStemsAreNot(String rest) {
    assertThat(TURKISH.accepts(rest)).isFalse();
  }

  @Test
  void suffixesComeInTheOrderOfTheirSlots() {
    assertThat(TURKISH.accepts("larda")).isTrue();
    assertThat(TURKISH.accepts("lardalar")).isTrue();
    assertThat(TURKISH.accepts("dalıdan")).isFalse();
  }

  @Test
  void inflectionTakesNoDerivation() {
    assertThat(TURKISH.acceptsInflection("lerin")).isTrue();
    assertThat(TURKISH.acceptsInflection("lik")).isFalse();
  }

  @Test
  void aLetterInBracketsComesAndGoes() {
    var grammar = new SuffixGrammar(List.of("1 (y)A"));
    assertThat(grammar.accepts("a")).isTrue();
    assertThat(grammar.accepts("ye")).isTrue();
    assertThat(grammar.accepts("y")).isFalse();
  }

  @Test
  void aVeryLongStringIsNoSuffix() {
    assertThat(TURKISH.accepts("lar".repeat(100_000))).isFalse();
  }
}
