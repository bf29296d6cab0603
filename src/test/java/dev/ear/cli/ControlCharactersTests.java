package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What steers a terminal never reaches it from a book, a name or a question. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ControlCharactersTests {
  /** Escape, bell, delete, the one-character form of "escape, bracket", and "right to left". */
  private static final String CONTROLS = "\u001b[31m\u0007\u007f\u009b2J\u202e\u2067";

  private Path folder;
  private Path corpus;
  private Path index;

  @BeforeAll
  void build(@TempDir Path folder) throws IOException {
    this.folder = folder;
    corpus = Files.createDirectory(folder.resolve("corpus"));
    index = folder.resolve("index");
    String json =
        Json.line(
            new PageLine(
                "kitap" + CONTROLS,
                1,
                "Ordu 1826 yılında " + CONTROLS + "yenilendi.\n\nA) " + CONTROLS + "\nB) iki\n"));
    Files.writeString(corpus.resolve("x.pages.jsonl"), json + "\n");
    assertThat(build().code()).isZero();
  }

  private record PageLine(String source, int page, String text) {}

  @Test
  void notFromASearch() {
    for (String unit : new String[] {"window", "chunk", "page", "parent"}) {
      assertClean(Cli.run("search", "--index", index, "--unit", unit, "ordu", "1826"));
    }
  }

  @Test
  void notAsJson() {
    assertClean(Cli.run("search", "--index", index, "--json", "ordu", "1826"));
    assertClean(Cli.run("export", "--index", index, "--out", "-"));
  }

  @Test
  void jsonKeepsThemEscaped() {
    Cli.Ran ran = Cli.run("search", "--index", index, "--json", "ordu", "1826");
    assertThat(ran.json().get("hits").get(0).get("book").textValue()).isEqualTo("kitap" + CONTROLS);
  }

  @Test
  void notFromABuildOrItsWarnings() throws IOException {
    Files.writeString(corpus.resolve("not" + "\u001b[1m" + ".doc"), "x");
    assertClean(build());
    assertClean(Cli.run("info", "--index", index));
  }

  @Test
  void notFromAnAudit() {
    assertClean(
        Cli.run("clean", "--corpus", corpus, "--out", folder.resolve("cleaned"), "--dropped"));
  }

  @Test
  void notFromAnAnalysis() {
    assertClean(Cli.run("analyze", "Ordu " + CONTROLS + "yenilendi"));
  }

  @Test
  void notFromAQuestion() throws IOException {
    Path file = folder.resolve("q.jsonl");
    Files.writeString(
        file, Json.line(new QuestionLine("q" + CONTROLS, "1826 " + CONTROLS + " ordu")) + "\n");
    assertClean(Cli.run("ask", "--index", index, "--questions", file));
    assertClean(Cli.run("ask", "--index", index, "--questions", file, "--id", "none"));
  }

  private record QuestionLine(String id, String question) {}

  @Test
  void notFromAMessage() {
    assertClean(Cli.run("search", "--index", index, "--syntax", "lucene", CONTROLS + ":x"));
    assertClean(Cli.run("info", "--index", folder.resolve("none" + "\u001b[1m")));
    assertClean(Cli.run("info", "--" + CONTROLS));
  }

  private Cli.Ran build() {
    return Cli.run("build", "--corpus", corpus, "--index", index, "--no-clean", "--force");
  }

  private static void assertClean(Cli.Ran ran) {
    assertThat((ran.out() + ran.err()).chars())
        .noneMatch(c -> TextWrap.steersTerminal(c) && c != '\n');
  }
}
