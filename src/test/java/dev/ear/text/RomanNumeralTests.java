package dev.ear.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RomanNumeralTests {
  @Test
  void canonicalNumeralsUpTo39HaveTheirValue() {
    assertThat(value("I")).isEqualTo(1);
    assertThat(value("IV")).isEqualTo(4);
    assertThat(value("IX")).isEqualTo(9);
    assertThat(value("X")).isEqualTo(10);
    assertThat(value("XIX")).isEqualTo(19);
    assertThat(value("XXXIX")).isEqualTo(39);
  }

  @Test
  void otherSpellingsAreNone() {
    assertThat(value("IIII")).isZero();
    assertThat(value("VX")).isZero();
    assertThat(value("IXI")).isZero();
    assertThat(value("XXXX")).isZero();
    assertThat(value("iv")).isZero();
    assertThat(value("")).isZero();
  }

  @Test
  void lettersAboveXAreInitials() {
    assertThat(value("L")).isZero();
    assertThat(value("C")).isZero();
    assertThat(value("XL")).isZero();
    assertThat(value("MD")).isZero();
  }

  @Test
  void everyNumberUpTo39HasExactlyOneNumeral() {
    for (int number = 1; number <= 39; number++) {
      assertThat(value(obvious(number))).isEqualTo(number);
    }
  }

  private static String obvious(int number) {
    String tens = "X".repeat(number / 10);
    String[] units = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
    return tens + units[number % 10];
  }

  private static int value(String text) {
    return RomanNumeral.value(text, 0, text.length());
  }
}
