package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of arguments that the locale could not turn into text. */
final class ArgumentTextTests {
  @Test
  void anArgumentThatLostLettersIsWrongUsageWithTheRemedy() {
    Cli.Ran ran = Cli.run("search", "Sava\uFFFD\uFFFD");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .startsWith("ear: the argument 'Sava\uFFFD\uFFFD' has letters that are not ")
        .endsWith("set a locale of UTF-8, for example with: export LC_ALL=C.UTF-8\n")
        .hasLineCount(1);
  }

  @Test
  void lettersThatAnotherEncodingMayHaveMistakenAreWarnedOf() {
    assertThat(ArgumentText.doubt(List.of("search", "SavaÅŸ"), "ISO-8859-1"))
        .hasValueSatisfying(
            warning ->
                assertThat(warning)
                    .startsWith("warning: the argument 'SavaÅŸ' was read as ISO-8859-1")
                    .contains("LC_ALL=C.UTF-8"));
  }

  @Test
  void nothingIsInDoubtInUtf8OrAscii() {
    assertThat(ArgumentText.doubt(List.of("search", "Savaş"), "UTF-8")).isEmpty();
    assertThat(ArgumentText.doubt(List.of("search", "Lozan"), "ANSI_X3.4-1968")).isEmpty();
    assertThatCode(() -> ArgumentText.requireWhole(List.of("Savaş"), "UTF-8"))
        .doesNotThrowAnyException();
  }
}
