package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

class TerminalTests {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private Terminal terminal(int width, boolean watched) {
    return new Terminal(
        InputStream.nullInputStream(), out, err, Ansi.ON, new Screen(width, false, watched));
  }

  private static String text(ByteArrayOutputStream stream) {
    return stream.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aMessageIsWrappedWhereSomebodyWatches() {
    terminal(20, true).message("ear: the folder kitap is no index");
    assertThat(text(err)).isEqualTo("ear: the folder\nkitap is no index\n");
  }

  @Test
  void aMessageStaysALineForAProgram() {
    terminal(20, false).message("ear: the folder kitap is no index");
    assertThat(text(err)).isEqualTo("ear: the folder kitap is no index\n");
  }

  @Test
  void ofATitleThatComesAgainInItsLineTheTitleAloneIsBold() {
    Terminal terminal = terminal(80, false);
    terminal.titled("1", "score 11");
    terminal.flush();
    assertThat(text(out)).isEqualTo(Styles.bold(terminal, "1") + "  score 11\n");
  }

  @Test
  void aNumberKeepsItsUnit() {
    Terminal terminal = terminal(20, false);
    terminal.wrapped("", "the whole build 1.17 s, 12 kB");
    terminal.flush();
    assertThat(text(out)).isEqualTo("the whole build\n1.17 s, 12 kB\n");
  }

  @Test
  void rowsOfATableAndItemsOfAListStandApartAndProseRunsOn() {
    assertThat(
            TextWrap.linesApart(
                "Savaş | Yıl\nMohaç | 1526\nOrdu yola\nçıktı.\n- Kanuni\n• Lala\n12. yüzyıl"))
        .containsExactly(
            "Savaş | Yıl", "Mohaç | 1526", "Ordu yola\nçıktı.", "- Kanuni", "• Lala\n12. yüzyıl");
  }

  @Test
  void markdownIsPrintedAsTablesOfTheScreen() {
    Terminal terminal = terminal(80, false);
    new MarkdownPrinter(terminal).print("Two rows.\n\n| unit | MB |\n|---|--:|\n| chunk | 4 |\n");
    terminal.flush();
    assertThat(text(out))
        .isEqualTo("Two rows.\n\n" + Styles.bold(terminal, "unit   MB") + "\nchunk  4\n\n");
  }
}
