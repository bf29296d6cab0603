package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Page numbers that are printed in a book. */
class PrintedNumbersTests {
  @Test
  void aNumberWithALineForItselfOutweighsTheNumbersOfHeadings() {
    PrintedNumbers numbers = new PrintedNumbers();
    for (int i = 1; i <= 3; i++) {
      numbers.observe(i + " Kuruluş\n\nOrhan Bey\nBursa'yı\naldı.\n\n" + (i + 6));
    }
    assertThat(numbers.found()).containsExactly("7", "8", "9");
  }

  private static List<@Nullable String> found(String... pages) {
    PrintedNumbers numbers = new PrintedNumbers();
    for (String page : pages) {
      numbers.observe(page);
    }
    return numbers.found();
  }

  @Test
  void numbersThatRunAlongWithThePagesAreTheirs() {
    assertThat(found("metin\n\n7", "metin\n\n8", "metin\n\n9")).containsExactly("7", "8", "9");
  }

  @Test
  void theyMayStandInsideRunningHeadsOnEitherSide() {
    assertThat(found("12 | TARİH 10\nmetin", "1. ÜNİTE | 13\nmetin", "14 | TARİH 10\nmetin"))
        .containsExactly("12", "13", "14");
  }

  @Test
  void aPageBetweenThatShowsNoneHasItsNumberToo() {
    assertThat(found("a\n\n7", "a\n\n8", "BÖLÜM", "a\n\n10")).containsExactly("7", "8", "9", "10");
  }

  @Test
  void aPrefaceHasRomanNumerals() {
    assertThat(found("KAPAK", "a\n\nii", "a\n\niii", "a\n\n1", "a\n\n2", "a\n\n3"))
        .containsExactly(null, "ii", "iii", "1", "2", "3");
  }

  @Test
  void unnumberedPlatesAreStretchesOfTheirOwn() {
    assertThat(found("a\n1", "a\n2", "a\n3", "LEVHA", "LEVHA", "a\n4", "a\n5", "a\n6"))
        .containsExactly("1", "2", "3", null, null, "4", "5", "6");
  }

  @Test
  void numbersThatDoNotRunAlongAreNotPageNumbers() {
    assertThat(found("1071", "1176 yılında", "1243", "olaylar 1299")).containsOnlyNulls();
  }

  @Test
  void twoPagesAreNoEvidence() {
    assertThat(found("a\n5", "a\n6")).containsOnlyNulls();
  }
}
