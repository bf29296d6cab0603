package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words cut at line ends. */
class HyphenJoinerTests {
  private static String join(String page, String elsewhere) {
    HyphenJoiner joiner = new HyphenJoiner();
    List<Line> lines = Line.of(page);
    joiner.observe(lines);
    joiner.count(page);
    joiner.count(elsewhere);
    return joiner.join(lines, new AuditCounter()).stream()
        .map(Line::text)
        .collect(Collectors.joining("/"));
  }

  private static String join(String page) {
    return join(page, "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "büyük impara-|torluk kuruldu|büyük imparatorluk/kuruldu",
        "güçlü Hasan-|keyf, Mardin|güçlü Hasankeyf,/Mardin",
        "Osmanlı-|Rus Savaşı|Osmanlı-Rus/Savaşı",
        "1914-|1918 arası|1914-1918/arası",
        "soğuk -|sıcak savaş|soğuk -/sıcak savaş",
        "TÜRK-|İSLAM TARİHİ|TÜRK-İSLAM/TARİHİ",
        "impara\u00ad|torluk|imparatorluk",
        "impara\u2010|torluk|imparatorluk"
      })
  void theHyphenGoesBetweenSmallLettersOnly(String first, String second, String joined) {
    assertThat(join(first + "\n" + second)).isEqualTo(joined);
  }

  @Test
  void theBooksOwnSpellingWithAHyphenDecides() {
    assertThat(join("sosyo-\nekonomik yapı", "sosyo-ekonomik, sosyo-ekonomik"))
        .isEqualTo("sosyo-ekonomik/yapı");
    assertThat(join("sosyo-\nekonomik yapı", "sosyoekonomik")).isEqualTo("sosyoekonomik/yapı");
  }

  @Test
  void aHeadingInCapitalsIsJoinedWhenTheBookHasTheWord() {
    assertThat(join("OSMANLI İMPARA-\nTORLUĞU", "imparatorluğu"))
        .isEqualTo("OSMANLI İMPARATORLUĞU");
  }

  @Test
  void aWordCutTwiceIsJoinedTwice() {
    assertThat(join("im-\npara-\ntorluk çağı")).isEqualTo("imparatorluk/çağı");
  }

  @Test
  void blocksAreNotJoined() {
    assertThat(join("impara-\n\ntorluk")).isEqualTo("impara-/torluk");
  }

  @Test
  void aSoftHyphenThatCutsNothingGoes() {
    assertThat(join("son\u00ad\n\n\u00ad")).isEqualTo("son");
  }
}
