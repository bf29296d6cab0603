package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** {@code ear eval} and {@code ear report}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EvalCommandsTests {
  private static final String QUESTIONS =
      """
      {"id": "q1", "question": "Yeniçeri Ocağı'nı kim kaldırdı?", "options": ["II. Mahmut", "Abdülmecid"], "answer": "A", "source": "ıslahat", "page": 4}
      {"id": "q2", "question": "Tanzimat Fermanı ne zaman ilan edildi?", "options": ["1856", "1839"], "answer": "B", "source": "ıslahat", "page": 5}
      """;

  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @SuppressWarnings("NullAway.Init")
  private Path corpus;

  @SuppressWarnings("NullAway.Init")
  private Path questions;

  @BeforeAll
  void answer(@TempDir Path temporary) throws IOException {
    folder = temporary;
    corpus = Cli.corpus(folder);
    questions = Files.writeString(folder.resolve("sorular.jsonl"), QUESTIONS);
    assertThat(
            Cli.run(
                    "eval",
                    "answers",
                    "--questions",
                    questions,
                    "--corpus",
                    corpus,
                    "-k",
                    "1",
                    "--out",
                    folder.resolve("reader"))
                .code())
        .isZero();
  }

  private Cli.Ran retrieval(Object... more) {
    Object[] args = new Object[6 + more.length];
    System.arraycopy(
        new Object[] {"eval", "retrieval", "--questions", questions, "--corpus", corpus},
        0,
        args,
        0,
        6);
    System.arraycopy(more, 0, args, 6, more.length);
    return Cli.run(args);
  }

  @Test
  void retrievalIsMeasuredForEachUnitKAndRadius() {
    JsonNode summary =
        retrieval(
                "--unit",
                "window,chunk",
                "-k",
                "1,2",
                "--radius",
                "3,80",
                "--json",
                "--out",
                folder.resolve("cells"))
            .json();

    assertThat(summary.get("retrieval").findValuesAsText("cell"))
        .containsExactly(
            "window-k1-r3",
            "window-k1-r80",
            "window-k2-r3",
            "window-k2-r80",
            "chunk-k1",
            "chunk-k2");
    assertThat(folder.resolve("cells/trec/window-k2-r3.run")).exists();
    assertThat(folder.resolve("cells/trec/chunk.gold-page.qrels")).exists();
  }

  @Test
  void theCommandLineGoesBeforeTheFile() throws IOException {
    Path config =
        Files.writeString(
            folder.resolve("eval.yaml"), "{units: [chunk, page], k: [2], page_words: 50}\n");

    JsonNode summary =
        retrieval(
                "--config",
                config,
                "--unit",
                "chunk",
                "-k",
                "1",
                "--json",
                "--out",
                folder.resolve("merged"))
            .json();

    assertThat(summary.get("retrieval").findValuesAsText("cell")).containsExactly("chunk-k1");
  }

  @Test
  void theTableShowsWordsCuesAndCoverage() {
    Cli.Ran ran =
        Cli.runAt(
            120,
            "",
            "eval",
            "retrieval",
            "--questions",
            questions,
            "--corpus",
            corpus,
            "-k",
            "1",
            "--out",
            folder.resolve("table"));

    assertThat(ran.out())
        .contains("2 questions; with an anchor 2/2", "window-k1-r80", "cue-returned 2")
        .contains("does not prove that a passage supports");
  }

  @Test
  void aSettingThatSaysNothingEndsInItsLineBeforeAnyIndexIsBuilt() throws IOException {
    Path config = Files.writeString(folder.resolve("idle.yaml"), "units: [chunk]\nradius: [40]\n");

    Cli.Ran ran = retrieval("--config", config, "--out", folder.resolve("idle"));

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .isEqualTo(
            "ear: "
                + config
                + ":2: 'radius' goes with the unit window or parent and says nothing to chunk;"
                + " leave it out\n");
    assertThat(folder.resolve("idle")).doesNotExist();
  }

  @Test
  void aRunThatDriftedFailsTheCheck() {
    Path expected = folder.resolve("reader/summary.json");

    Cli.Ran same =
        Cli.run(
            "eval",
            "answers",
            "--questions",
            questions,
            "--corpus",
            corpus,
            "-k",
            "1",
            "--out",
            folder.resolve("again"),
            "--check",
            expected);
    Cli.Ran other =
        Cli.run(
            "eval",
            "answers",
            "--questions",
            questions,
            "--corpus",
            corpus,
            "-k",
            "2",
            "--out",
            folder.resolve("drifted"),
            "--check",
            expected);

    assertThat(same.code()).isZero();
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.err()).contains("the run drifted from " + expected);
  }

  @Test
  void runsAreComparedAsOneFamily() {
    Cli.Ran ran = Cli.run("eval", "compare", folder.resolve("reader"), "--json");

    assertThat(ran.lines()).hasSize(2);
    assertThat(Cli.parse(ran.lines().getFirst()).get("method").textValue())
        .isEqualTo("window-k1-r80");
  }

  @Test
  void aReportIsWritten() {
    Cli.Ran ran = Cli.run("report", folder.resolve("reader"), "--out", folder.resolve("report"));

    assertThat(ran.code()).isZero();
    assertThat(folder.resolve("report/report.html"))
        .content()
        .contains("Table I:", "Dropped blocks");
  }

  @Test
  void aReportOverAnotherCorpusIsRefused() throws IOException {
    Path other = Files.createDirectories(folder.resolve("other"));
    Files.writeString(other.resolve("kitap.txt"), "Başka bir kitap.");

    Cli.Ran ran =
        Cli.run(
            "report", folder.resolve("reader"), "--corpus", other, "--out", folder.resolve("no"));

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("is not the one the run");
  }

  @Test
  void anUnknownGeneratorIsWrongUsage() {
    Cli.Ran ran =
        Cli.run(
            "eval",
            "answers",
            "--questions",
            questions,
            "--corpus",
            corpus,
            "--generator",
            "oracle",
            "--out",
            folder.resolve("oracle"));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("no generator 'oracle'; expected reader, ollama or openai");
  }

  @Test
  void aModelMustBeNamed() {
    Cli.Ran ran =
        Cli.run(
            "eval",
            "answers",
            "--questions",
            questions,
            "--corpus",
            corpus,
            "--generator",
            "ollama",
            "--out",
            folder.resolve("nameless"));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("needs a model");
  }

  @Test
  void aKeyVariableThatIsNotSetIsWrongUsage() {
    Cli.Ran ran =
        Cli.run(
            "eval",
            "answers",
            "--questions",
            questions,
            "--corpus",
            corpus,
            "--generator",
            "openai:m",
            "--key-variable",
            "EAR_NO_SUCH_KEY",
            "--out",
            folder.resolve("keyless"));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("EAR_NO_SUCH_KEY is not set");
  }
}
