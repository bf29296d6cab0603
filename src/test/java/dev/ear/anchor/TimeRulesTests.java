package dev.ear.anchor;

import static dev.ear.anchor.Texts.anchors;
import static dev.ear.anchor.Texts.full;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TimeRulesTests {
  @Test
  void aNumberFrom1000To2099IsAYear() {
    assertThat(anchors("olay 1299'da, 1000 ve 2099 yıllarında"))
        .containsExactly("YEAR 1299", "YEAR 1000", "YEAR 2099");
    assertThat(anchors("bu 999 kişi ve 2100 atlı")).isEmpty();
  }

  @Test
  void aSuffixDoesNotMatter() {
    assertThat(anchors("savaş 1950'li yıllarda 1923’te, 1453te"))
        .containsExactly("YEAR 1950", "YEAR 1923", "YEAR 1453");
  }

  @Test
  void aNumberWithAThousandsPointIsNone() {
    assertThat(anchors("orduda 1.923 kişi vardı")).isEmpty();
  }

  @Test
  void aRangeIsTwoYearsOnOneWord() {
    var found = full("savaş 1914-1918 arasında");
    assertThat(found).extracting(Anchor::key).containsExactly("1914", "1918");
    assertThat(found).extracting(Anchor::start).containsExactly(1, 1);
    assertThat(found).extracting(Anchor::charStart).containsExactly(6, 11);
  }

  @Test
  void theShortSecondYearOfARangeIsWhole() {
    assertThat(anchors("savaş 1877-78 yıllarında")).containsExactly("YEAR 1877", "YEAR 1878");
  }

  @Test
  void aYearBeforeTheEraKeepsItsMark() {
    assertThat(anchors("devlet MÖ 209'da ve M.Ö. 1280 yılında"))
        .containsExactly("YEAR mö 209", "YEAR mö 1280");
  }

  @Test
  void anOrdinalBehindAnEraMarkIsNoYear() {
    assertThat(anchors("kent MÖ 10. binyılda kuruldu")).isEmpty();
    assertThat(anchors("kent MÖ 209. Sonra")).containsExactly("YEAR mö 209");
  }

  @Test
  void yearsInDigitsOfOtherScriptsAreYears() {
    assertThat(anchors("olay \uFF11\uFF19\uFF12\uFF13 yılında")).containsExactly("YEAR 1923");
  }

  @Test
  void aMarkOfTheEraMakesASmallNumberAYear() {
    assertThat(anchors("olay MS 476 yılında, M.S. 79'da")).containsExactly("YEAR 476", "YEAR 79");
  }

  @Test
  void threeDigitsAreAYearBeforeItsWordOrAnEvent() {
    assertThat(anchors("olay 751 yılında oldu")).containsExactly("YEAR 751");
    assertThat(anchors("orada 751 Talas Savaşı oldu"))
        .containsExactly("YEAR 751", "EVENT talas savaş");
    assertThat(anchors("orada 751 asker vardı")).isEmpty();
  }

  @Test
  void dayMonthAndYearAreADateAndAYear() {
    assertThat(anchors("devlet 29 Ekim 1923'te kuruldu"))
        .containsExactly("DATE 29 ekim 1923", "YEAR 1923");
    assertThat(anchors("olay 9 ekim 1820'de oldu"))
        .containsExactly("DATE 9 ekim 1820", "YEAR 1820");
  }

  @Test
  void aDateInDigitsGivesItsYear() {
    assertThat(anchors("olay 29.10.1923'te oldu")).containsExactly("YEAR 1923");
  }

  @Test
  void aMonthWithoutYearIsNoName() {
    assertThat(anchors("orduda 19 Mayıs'ta ve Temmuz'da")).isEmpty();
  }

  @Test
  void anOrdinalBeforeTheWordForCenturyIsACentury() {
    assertThat(anchors("olay XIX. yüzyılda, 19. yüzyıl, 19.yüzyılın ve 19 Yüzyıl'da"))
        .containsExactly(
            "CENTURY 19 yüzyıl", "CENTURY 19 yüzyıl", "CENTURY 19 yüzyıl", "CENTURY 19 yüzyıl");
  }

  @Test
  void aCenturyBeforeTheEraKeepsItsMark() {
    assertThat(anchors("kent MÖ XXIV. yüzyılda ve M. Ö. 5. yüzyılda"))
        .containsExactly("CENTURY mö 24 yüzyıl", "CENTURY mö 5 yüzyıl");
    assertThat(anchors("kent MS V. yüzyılda")).containsExactly("CENTURY 5 yüzyıl");
  }

  @Test
  void twoCenturiesMayShareTheirWord() {
    assertThat(anchors("ülke XVIII. ve XIX. yüzyılda, sonra 15-16. yüzyıllarda"))
        .containsExactly(
            "CENTURY 18 yüzyıl", "CENTURY 19 yüzyıl", "CENTURY 15 yüzyıl", "CENTURY 16 yüzyıl");
  }

  @Test
  void twoYearsMayShareTheirEraMark() {
    assertThat(anchors("kral MÖ 268-232 arasında")).containsExactly("YEAR mö 268", "YEAR mö 232");
  }

  @Test
  void anEraMarkMayBeSpacedOrSpelledOut() {
    assertThat(anchors("devlet M. Ö. 209'da")).containsExactly("YEAR mö 209");
    assertThat(anchors("devlet milattan önce 209'da")).containsExactly("YEAR milattan önce 209");
    assertThat(anchors("devlet milattan sonra 79'da")).containsExactly("YEAR 79");
  }

  @Test
  void aSpanOfCenturiesIsNoCentury() {
    assertThat(anchors("bu 3 yüzyıl sürdü")).isEmpty();
  }
}
