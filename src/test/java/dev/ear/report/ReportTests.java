package dev.ear.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.eval.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportTests {
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @SuppressWarnings("NullAway.Init")
  private RunFolder run;

  @SuppressWarnings("NullAway.Init")
  private CorpusFacts corpus;

  @BeforeAll
  void evaluate(@TempDir Path temporary) throws IOException {
    folder = temporary;
    run = SmallRun.in(folder);
    corpus = CorpusFacts.of(SmallRun.books(folder), true, Profiles.load(Profile.DEFAULT));
  }

  private Path write(String out, List<Path> judgments) {
    Path into = folder.resolve(out);
    new Report(List.of(run), corpus, judgments).write(into);
    return into;
  }

  @Test
  void thePapersTablesStandInEveryFormat() throws IOException {
    Path out = write("formats", List.of());

    for (String file : List.of("report.html", "report.md", "report.tex")) {
      assertThat(Files.readString(out.resolve(file)))
          .as(file)
          .contains("Table I:", "Table II:", "Table IV:", "Table V:", "Coverage of anchors");
    }
    assertThat(Files.readAllLines(out.resolve("csv/table-1.csv")))
        .contains("Questions evaluated,4", "Pages,2");
  }

  @Test
  void thePapersCautionsStandUnderTheTables() throws IOException {
    assertThat(Files.readString(write("cautions", List.of()).resolve("report.md")))
        .contains("no proof that a passage supports", "no precision or recall of the extractor");
  }

  @Test
  void runsOfWordBudgetsAreNamedByRankingAndBudget() throws IOException {
    Path out = folder.resolve("words");
    new Report(List.of(SmallRun.ofWords(folder)), corpus, List.of()).write(out);

    assertThat(Files.readString(out.resolve("report.html")))
        .contains("window-evidence-w20-r80", "window, evidence", "window, paper")
        .doesNotContain(">k0<", "<td>0 words");
    assertThat(Files.readString(out.resolve("svg/cues-words-run.svg")))
        .contains("l-window evidence", "stroke-dasharray");
  }

  @Test
  void ofAPageThatWouldBeTooBigTheItemsThatDifferMostKeepTheirPassages() {
    List<ReportRun> runs = List.of(ReportRun.read(run));
    String whole = new ItemData().json(runs);
    String part = new ItemData(whole.length() - 100).json(runs);

    assertThat(whole.split("\"passages\"", -1)).hasSize(5);
    assertThat(part.split("\"passages\"", -1)).hasSizeBetween(2, 4);
    assertThat(part).contains("\"id\":\"hostile\"");
  }

  @Test
  void thePageNeedsNoNetwork() throws IOException {
    String page = Files.readString(write("offline", List.of()).resolve("report.html"));

    assertThat(page.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http:", "https:", "src=", "<link", "@import", "url(");
  }

  @Test
  void equalRunsGiveTheSameReport() throws IOException {
    assertThat(write("first", List.of()).resolve("report.html"))
        .hasSameBinaryContentAs(write("second", List.of()).resolve("report.html"));
  }

  @Test
  void filledSheetsAreReadBackAsPrecision() throws IOException {
    Path sheet = write("sheets", List.of()).resolve("judgments.csv");
    List<String> rows = List.of(Files.readString(sheet).split("\r\n"));
    Path filled =
        Files.writeString(
            folder.resolve("filled.csv"),
            rows.getFirst()
                + "\r\n"
                + rows.stream().filter(r -> r.contains(",cue,battle,")).findFirst().orElseThrow()
                + "evet\r\n"
                + rows.stream().filter(r -> r.contains(",cue,calendar,")).findFirst().orElseThrow()
                + "no\r\n"
                + rows.stream()
                    .filter(r -> r.contains(",support,battle,"))
                    .findFirst()
                    .orElseThrow()
                + "yes\r\n");

    List<String> table =
        Files.readAllLines(write("judged", List.of(filled)).resolve("csv/judgments.csv"));

    assertThat(table)
        .anyMatch(
            row -> row.startsWith("Cues of run window-k1-r80,") && row.endsWith(",2,1,0.500"));
    assertThat(table)
        .anyMatch(row -> row.startsWith("Support heuristic,") && row.endsWith(",1,1,1.000"));
  }

  @Test
  void aJudgmentThatIsNeitherYesNorNoIsRefused() throws IOException {
    Path sheet =
        Files.writeString(folder.resolve("odd.csv"), "key,supports (yes/no)\r\nab12,perhaps\r\n");

    assertThatThrownBy(() -> write("odd", List.of(sheet)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("odd.csv: row 1: judgment 'perhaps'");
  }

  @Test
  void anotherCsvIsNoJudgmentSheet() throws IOException {
    Path other = Files.writeString(folder.resolve("other.csv"), "a,b\r\n1,2\r\n");

    assertThatThrownBy(() -> write("other", List.of(other)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("no judgment sheet");
  }
}
