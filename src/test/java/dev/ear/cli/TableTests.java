package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

/** Tables on screens of every width. */
final class TableTests {
  private static List<String> printed(Table table, Screen screen) {
    var out = new ByteArrayOutputStream();
    var terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            out,
            new ByteArrayOutputStream(),
            Ansi.OFF,
            screen);
    table.print(terminal);
    terminal.flush();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static List<String> printedAt(int width, Table table) {
    return printed(table, new Screen(width, false, false));
  }

  private static Table books() {
    var table = new Table("book", "kept words", "dropped because");
    table.row("tarih-10", "5,008", "answer options");
    table.row("tarih-11", "5,872", "");
    return table;
  }

  @Test
  void columnsAreAsWideAsTheyNeed() {
    assertThat(printedAt(40, books()))
        .containsExactly(
            "book      kept words  dropped because",
            "tarih-10  5,008       answer options",
            "tarih-11  5,872");
  }

  @Test
  void aCellThatItsBookBrokeStandsOnOneLine() {
    var table = new Table("as written", "kind");
    table.row("İkinci Dünya\nSavaşı", "event");
    assertThat(printedAt(40, table))
        .containsExactly("as written           kind", "İkinci Dünya Savaşı  event");
  }

  @Test
  void headersAndCellsBreakBetweenWordsWhereTheScreenIsNarrower() {
    assertThat(printedAt(30, books()))
        .containsExactly(
            "book      kept       dropped",
            "          words      because",
            "tarih-10  5,008      answer",
            "                     options",
            "tarih-11  5,872");
  }

  @Test
  void aRowIsAParagraphWhereNoColumnCanBeNarrower() {
    assertThat(printedAt(22, books()))
        .containsExactly(
            "book tarih-10",
            "   kept words 5,008 ·",
            "   dropped because",
            "   answer options",
            "book tarih-11",
            "   kept words 5,872");
  }

  @Test
  void aRowStaysALineWhereNobodysScreenEnds() {
    var table = new Table("where", "text");
    table.row("k:2", "söz ".repeat(100).strip());
    assertThat(printed(table, new Screen(80, true, false))).hasSize(2);
  }

  @Test
  void lettersWithLooseAccentsStayInTheirColumn() {
    var table = new Table("word", "n");
    table.row("a\u0302lem", "1");
    table.row("alem", "2");
    assertThat(printedAt(80, table)).containsExactly("word  n", "a\u0302lem  1", "alem  2");
  }

  @Property(tries = 300)
  void noLineIsWiderThanTheScreenAndNothingIsLost(
      @ForAll @IntRange(min = 20, max = 120) int width,
      @ForAll @Size(min = 1, max = 6)
          List<
                  @Size(4) List<
                      @Size(max = 6) List<@AlphaChars @StringLength(min = 1, max = 9) String>>>
              rows) {
    var table = new Table("first", "second header", "third", "the last");
    for (List<List<String>> row : rows) {
      table.row(row.stream().map(cell -> String.join(" ", cell)).toArray(String[]::new));
    }
    List<String> lines = printedAt(width, table);
    assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
    String all = lines.stream().collect(Collectors.joining(" "));
    assertThat(rows)
        .allSatisfy(
            row -> row.forEach(cell -> cell.forEach(word -> assertThat(all).contains(word))));
  }
}
