package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.index.SmallCorpus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Help.Ansi;

/** The commands at work, as a person sees them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CommandsTests {
  private Path folder;
  private Path index;

  @BeforeAll
  void build(@TempDir Path folder) throws IOException {
    this.folder = folder;
    index = Cli.index(folder);
  }

  @Test
  void aSearchShowsAnchorsPlaceScoreAndText() {
    Cli.Ran ran = Cli.run("search", "--index", index, "Malazgirt", "Savaşı'nı", "kim", "kazandı");
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("stem: malazgirt savaş* (event)")
        .contains("1. savaşlar, s. 1  words ")
        .contains("score 5 = 2 for words + 3 for anchors + 0 for years")
        .contains("malazgirt savaş (centre)")
        .contains("1 window, ");
  }

  @Test
  void aSearchThatFindsNothingSaysSo() {
    Cli.Ran ran = Cli.run("search", "--index", index, "uzaylı");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("Nothing in the index matches the query.");
  }

  @Test
  void aSearchReadsStandardInputForADash() {
    Cli.Ran ran = Cli.runWithInput("Malazgirt Savaşı\n", "search", "--index", index, "--json", "-");
    assertThat(ran.json().get("hits").get(0).get("book").textValue()).isEqualTo("savaşlar");
  }

  @Test
  void aWordThatOpensWithAnAtSignNamesNoFile() throws IOException {
    Path file = Files.writeString(folder.resolve("words"), "Malazgirt");
    assertThat(Cli.run("analyze", "--json", "@" + file).json().get("tokens"))
        .noneMatch(token -> token.get("term").textValue().equals("malazgirt"));
  }

  @Test
  void questionsAreReadFromStandardInputForADash() {
    Cli.Ran ran =
        Cli.runWithInput(
            "{\"id\":\"x\",\"question\":\"Tanzimat Fermanı nerede okundu?\"}\n",
            "ask",
            "--index",
            index,
            "--questions",
            "-",
            "--json");
    assertThat(ran.code()).isZero();
    assertThat(ran.json().get("hits").get(0).get("page").intValue()).isEqualTo(5);
  }

  @Test
  void anAnalysisReadsStandardInputForADash() {
    assertThat(Cli.runWithInput("Tanzimat Fermanı'nı", "analyze", "-").out())
        .contains("tanzimat ferman");
  }

  @Test
  void anAnalysisShowsTheRuleOfAnAnchor() {
    assertThat(Cli.run("analyze", "Tanzimat", "Fermanı'nda").lines())
        .anyMatch(
            line -> line.matches("tanzimat ferman +event +0-2 +Tanzimat Fermanı'nda +event-.*"));
  }

  @Test
  void anOpenQuestionNeedsNoOptions() {
    assertThat(Cli.run("ask", "--index", index, "--question", "1826'da ne oldu?").code()).isZero();
  }

  @Test
  void oneQuestionOfAFileIsAskedByItsId() throws IOException {
    Path file = questions();
    Cli.Ran ran = Cli.run("ask", "--index", index, "--questions", file, "--id", "q2", "--json");
    assertThat(ran.lines()).hasSize(1);
    assertThat(ran.json().get("id").textValue()).isEqualTo("q2");
  }

  @Test
  void aRunFileIsWrittenBesideTheAnswers() throws IOException {
    Path run = folder.resolve("runs/windows.run");
    Cli.Ran ran =
        Cli.run("ask", "--index", index, "--questions", questions(), "--trec", run, "--json");
    assertThat(ran.code()).isZero();
    assertThat(Files.readAllLines(run))
        .isNotEmpty()
        .allMatch(line -> line.matches("q[12] Q0 \\S+ \\d+ -?\\d+\\.\\d{4} ear-window"));
  }

  @Test
  void luceneSyntaxIsReadWhenAskedFor() {
    Cli.Ran ran =
        Cli.run(
            "search",
            "--index",
            index,
            "--syntax",
            "lucene",
            "--unit",
            "page",
            "--json",
            "year:[1830 TO 1850] AND ferman*");
    assertThat(ran.json().get("hits")).hasSize(1);
    assertThat(ran.json().get("hits").get(0).get("page").intValue()).isEqualTo(5);
  }

  @Test
  void anIndexOfSpansDrawsWindowsOfAnyRadius() {
    Path spans = folder.resolve("spans");
    assertThat(
            Cli.run(
                    "build",
                    "--corpus",
                    folder.resolve("corpus"),
                    "--index",
                    spans,
                    "--windows",
                    "spans")
                .code())
        .isZero();
    JsonNode hit =
        Cli.run("search", "--index", spans, "--radius", 2, "--json", "1826").json().at("/hits/0");
    assertThat(hit.get("text").textValue()).isEqualTo("II. Mahmut 1826 yılında Yeniçeri");
    assertThat(withoutMicros(Cli.run("search", "--index", spans, "--json", "1826")))
        .isEqualTo(withoutMicros(Cli.run("search", "--index", index, "--json", "1826")));
  }

  private static JsonNode withoutMicros(Cli.Ran ran) {
    return ((ObjectNode) ran.json()).without("micros");
  }

  @Test
  void anchorsListsKeysWithTheirWindows() {
    Cli.Ran ran = Cli.run("anchors", "--index", index, "--prefix", "Malaz", "--json");
    assertThat(ran.code()).isZero();
    assertThat(ran.json().get("key").textValue()).isEqualTo("malazgirt savaş");
    assertThat(ran.json().get("windows").intValue()).isEqualTo(1);
  }

  @Test
  void infoShowsBooksUnitsAndSizes() {
    Cli.Ran ran = Cli.run("info", "--index", index);
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("profile tr-tarih, radius 80")
        .contains("ıslahat", "savaşlar", "windows", "chunks", "pages");
  }

  @Test
  void aBuildThatIsUpToDateIsLeftAlone() {
    Cli.Ran again = Cli.run("build", "--corpus", folder.resolve("corpus"), "--index", index);
    assertThat(again.code()).isZero();
    assertThat(again.err()).contains("is up to date; --force builds it again");
    assertThat(index.resolve("generation-1")).exists();
  }

  @Test
  void anIndexThatContradictsItselfIsBuiltAnewAndThatIsSaid() throws IOException {
    Path corpus = Files.createDirectory(folder.resolve("contradiction"));
    Files.writeString(corpus.resolve("a.txt"), "Orada Piri Reis vardı.\fOrdu 1826'da geldi.");
    Files.writeString(corpus.resolve("b.txt"), "Orada Seydi Ali Reis vardı.");
    Path own = folder.resolve("contradiction-index");
    assertThat(Cli.run("build", "--no-clean", "--corpus", corpus, "--index", own).code()).isZero();
    Path generation = own.resolve("generation-1");
    Files.writeString(generation.resolve("evidence.txt"), "ear-evidence 1\n");
    SmallCorpus.sealAgain(generation);
    Files.delete(corpus.resolve("b.txt"));
    Cli.Ran anew = Cli.run("build", "--no-clean", "--corpus", corpus, "--index", own);
    assertThat(anew.code()).as(anew.err()).isZero();
    assertThat(anew.err())
        .contains("cannot be used again (what it says of names", "all is built anew")
        .doesNotContain("unchanged");
    assertThat(Cli.run("verify", "--index", own).code()).isZero();
  }

  @Test
  void aBuildSaysWhichBooksChangedCameAndWent() throws IOException {
    Path corpus = Files.createDirectory(folder.resolve("changes"));
    Path own = folder.resolve("changes-index");
    for (String name : List.of("a", "b", "c")) {
      Files.writeString(corpus.resolve(name + ".txt"), "Orada Piri Reis vardı: " + name);
    }
    Cli.run("build", "--no-clean", "--corpus", corpus, "--index", own);
    Files.writeString(corpus.resolve("a.txt"), "Orada Seydi Ali Reis vardı.");
    Cli.Ran changed = Cli.run("build", "--no-clean", "--corpus", corpus, "--index", own);
    assertThat(changed.err()).contains("ear: 2 of 3 books unchanged, 1 changed (a)\n");
    Files.move(corpus.resolve("b.txt"), corpus.resolve("d.txt"));
    Cli.Ran renamed = Cli.run("build", "--no-clean", "--corpus", corpus, "--index", own);
    assertThat(renamed.err()).contains("ear: 2 of 3 books unchanged, 1 new (d), 1 gone (b)\n");
  }

  @Test
  void aBuildThatSwapsAllBooksNamesThem() throws IOException {
    Path corpus = Files.createDirectory(folder.resolve("swap"));
    Path own = folder.resolve("swap-index");
    Files.writeString(corpus.resolve("a.txt"), "Orada Piri Reis vardı.");
    Cli.Ran first = Cli.run("build", "--no-clean", "--corpus", corpus, "--index", own);
    assertThat(first.err()).doesNotContain("new", "gone");
    Files.move(corpus.resolve("a.txt"), corpus.resolve("b.txt"));
    Cli.Ran swapped = Cli.run("build", "--force", "--no-clean", "--corpus", corpus, "--index", own);
    assertThat(swapped.err()).isEqualTo("ear: 1 new (b), 1 gone (a)\n");
  }

  @Test
  void cleanedPagesAreBuiltWithoutCleaningAgain() throws IOException {
    Path cleaned = folder.resolve("cleaned");
    assertThat(Cli.run("clean", "--corpus", folder.resolve("corpus"), "--out", cleaned).code())
        .isZero();
    assertThat(cleaned).isDirectoryContaining(file -> file.endsWith("cleaned.pages.jsonl"));
    Cli.Ran built =
        Cli.run("build", "--corpus", cleaned, "--index", folder.resolve("of-cleaned"), "--json");
    assertThat(built.json().get("counts").get("windows"))
        .isEqualTo(
            Cli.run("info", "--index", index, "--json")
                .json()
                .get("manifest")
                .get("counts")
                .get("windows"));
  }

  @Test
  void theAuditListsWhatWasDroppedAndWhy() throws IOException {
    Path corpus = Files.createDirectory(folder.resolve("exercises"));
    Files.writeString(
        corpus.resolve("a.txt"),
        """
        Ordu 1826 yılında yenilendi ve halk bunu uzun süre konuştu.

        ÖLÇME VE DEĞERLENDİRME

        1. Aşağıdakilerden hangisi doğrudur?
        A) Ordu
        B) Vergi
        """);
    Cli.Ran ran = Cli.run("clean", "--corpus", corpus, "--out", folder.resolve("c2"), "--dropped");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("dropped because").contains("a, page 1, block ");
  }

  @Test
  void theDemoComparesAllFourRetrievers() {
    Cli.Ran ran = Cli.runAt(60, "", "demo", "--index", folder.resolve("demo"));
    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .filteredOn(line -> !line.startsWith("   ./ear"))
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(60));
    assertThat(ran.out())
        .contains("Question tarih-1", "window", "parent", "chunk", "page", "score", " µs");
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 80, 160})
  void textIsWrappedToTheScreen(int width) {
    Cli.Ran ran =
        Cli.runAt(width, "", "search", "--index", index, "--unit", "page", "1839", "Padişah");
    assertThat(ran.lines())
        .filteredOn(line -> line.startsWith("   "))
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
  }

  @Test
  void outputIsUtf8() {
    var out = new ByteArrayOutputStream();
    Main.run(terminal(out), "search", "--index", index.toString(), "1826");
    assertThat(out.toByteArray())
        .containsSequence("ıslahat, s. 4".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void resultsThatCannotBeWrittenAreAFailure() {
    var full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    var err = new ByteArrayOutputStream();
    var terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            full,
            err,
            Ansi.OFF,
            new Screen(80, false, false));
    assertThat(Main.run(terminal, "export", "--index", index.toString(), "--out", "-"))
        .isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("ear: standard output could not be written in full");
  }

  private Path questions() throws IOException {
    return Files.writeString(
        folder.resolve("questions.jsonl"),
        """
        {"id":"q1","question":"1826 yılında ne oldu?","options":{"A":"ordu","B":"ferman"}}
        {"id":"q2","question":"Malazgirt Savaşı ne zamandı?"}
        """);
  }

  private static Terminal terminal(OutputStream out) {
    return new Terminal(
        new ByteArrayInputStream(new byte[0]),
        out,
        OutputStream.nullOutputStream(),
        Ansi.OFF,
        new Screen(80, false, false));
  }
}
