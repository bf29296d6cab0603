package dev.ear.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class CaseFoldingTests {
  private static final CaseFolding TURKISH = new CaseFolding(true, true);
  private static final CaseFolding PLAIN = new CaseFolding(false, false);

  @Test
  void capitalDotlessIFoldsToDotlessI() {
    assertThat(fold(TURKISH, "ISPARTA")).isEqualTo("ısparta");
  }

  @Test
  void capitalDottedIFoldsToDottedI() {
    assertThat(fold(TURKISH, "İZMİR")).isEqualTo("izmir");
  }

  @Test
  void combiningDotAfterIIsAbsorbed() {
    assertThat(fold(TURKISH, "I\u0307zmi\u0307r")).isEqualTo("izmir");
  }

  @Test
  void circumflexesFold() {
    assertThat(fold(TURKISH, "Kâzım Millî Sükûn")).isEqualTo("kazım milli sükun");
    assertThat(fold(TURKISH, "ÂÎÛ")).isEqualTo("aiu");
    assertThat(fold(TURKISH, "A\u0302I\u0302")).isEqualTo("ai");
  }

  @Test
  void ligaturesOfPrintedBooksAreTheirLetters() {
    assertThat(fold(TURKISH, "Sa\uFB01ye")).isEqualTo("safiye");
    assertThat(fold(TURKISH, "Ge\uFB04y")).isEqualTo("geffly");
  }

  @Test
  void digitsOfEveryScriptAreTheSame() {
    assertThat(fold(TURKISH, "\uFF11\uFF19\uFF12\uFF13")).isEqualTo("1923");
    assertThat(fold(PLAIN, "\u0661\u0669\u0662\u0663")).isEqualTo("1923");
  }

  @Test
  void otherMarksStay() {
    assertThat(fold(TURKISH, "ÖÜĞŞÇé")).isEqualTo("öüğşçé");
    assertThat(fold(TURKISH, "O\u0308C\u0327")).isEqualTo("öç");
  }

  @Test
  void softHyphensZeroWidthCharactersAndApostrophesVanish() {
    assertThat(fold(TURKISH, "Ata\u00ADtürk\u200B'\u2019")).isEqualTo("atatürk");
  }

  @Test
  void plainCasingKeepsNoDotlessI() {
    assertThat(fold(PLAIN, "INDIA")).isEqualTo("india");
    assertThat(fold(PLAIN, "Â")).isEqualTo("â");
  }

  @Property
  void foldingTwiceChangesNothing(@ForAll("odd") String text) {
    for (var folding : new CaseFolding[] {TURKISH, PLAIN}) {
      String once = fold(folding, text);
      assertThat(fold(folding, once)).isEqualTo(once);
    }
  }

  /** A letter outside the simple range sends the whole form down the decomposing path. */
  @Property
  void theShortPathAgreesWithTheDecomposingOne(@ForAll("latin") String text) {
    for (var folding : new CaseFolding[] {TURKISH, PLAIN}) {
      assertThat(fold(folding, text + "\u03C9")).isEqualTo(fold(folding, text) + "\u03C9");
    }
  }

  @Provide
  Arbitrary<String> odd() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(12),
        Arbitraries.strings()
            .withChars("aAiIıİuUâÎ\u0302\u0307\u0301\u0323\u00AD\u200D'\u2019\u0345Ǆǅ\uD83D\uDE00")
            .ofMaxLength(10));
  }

  @Provide
  Arbitrary<String> latin() {
    return Arbitraries.strings().withCharRange('\u0000', '\u017F').ofMaxLength(12);
  }

  private static String fold(CaseFolding folding, String text) {
    return folding.fold(text, 0, text.length());
  }
}
