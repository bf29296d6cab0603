package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ear questions}. */
final class QuestionsCommandsTests {
  private static final String QUESTIONS =
      """
      {"id": "good", "question": "Yeniçeri Ocağı'nı kim kaldırdı?", "options": ["II. Mahmut", "Abdülmecid"], "answer": "A"}
      {"id": "picture", "question": "Aşağıdaki haritada gösterilen savaş hangisidir?", "options": ["Malazgirt", "Katvan"], "answer": "A"}
      {"id": "keyless", "question": "Tanzimat Fermanı ne zaman ilan edildi?", "options": ["1839", "1856"]}
      """;

  @TempDir private Path folder;
  private Path questions;

  @BeforeEach
  void writeQuestions() throws IOException {
    questions = Files.writeString(folder.resolve("sorular.jsonl"), QUESTIONS);
  }

  @Test
  void theAuditGradesEveryQuestion() {
    JsonNode audit = Cli.run("questions", "audit", questions, "--json").json();

    assertThat(audit.get("questions").intValue()).isEqualTo(3);
    assertThat(audit.get("grades").toString()).isEqualTo("{\"pass\":1,\"review\":1,\"reject\":1}");
    assertThat(audit.get("rows").get(1).get("findings").get(0).get("reason").textValue())
        .isEqualTo("picture");
    assertThat(audit.get("rows").get(2).get("place").textValue()).endsWith("sorular.jsonl:3");
  }

  @Test
  void theAuditWritesBothSplits() throws IOException {
    Cli.Ran ran = Cli.run("questions", "audit", questions, "--out", folder.resolve("splits"));

    assertThat(ran.code()).isZero();
    assertThat(Files.readAllLines(folder.resolve("splits/strict.jsonl"))).hasSize(1);
    assertThat(Files.readAllLines(folder.resolve("splits/provisional.jsonl"))).hasSize(2);
  }

  @Test
  void theAuditTellsPeopleTheReasons() {
    assertThat(Cli.run("questions", "audit", questions).out())
        .contains("picture", "no-key", "strict split: 1 questions, provisional split: 2");
  }

  @Test
  void aSupportedQuestionShowsItsBlock() throws IOException {
    Path corpus = Cli.corpus(folder);

    Cli.Ran ran = Cli.run("questions", "supported", questions, "--corpus", corpus);

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("good  supported by ıslahat, page 4", "II. Mahmut 1826", "keyless  not supported")
        .contains("1 of 3 questions are supported (0.333)");
  }

  @Test
  void theThresholdOfSupportIsAnOption() throws IOException {
    Path corpus = Cli.corpus(folder);

    JsonNode shown =
        Cli.run(
                "questions",
                "supported",
                questions,
                "--corpus",
                corpus,
                "--min-stem-tokens",
                "9",
                "--json")
            .json();

    assertThat(shown.get("supported").intValue()).isZero();
  }

  @Test
  void supportedQuestionsAreWritten() throws IOException {
    Path corpus = Cli.corpus(folder);

    Cli.run("questions", "supported", questions, "--corpus", corpus, "--out", folder.resolve("s"));

    assertThat(Files.readString(folder.resolve("s/supported.jsonl")))
        .contains("\"id\":\"good\"")
        .doesNotContain("picture");
  }

  @Test
  void aFileThatIsNotThereIsOneClearLine() {
    Cli.Ran ran = Cli.run("questions", "audit", folder.resolve("none.jsonl"));

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).contains("none.jsonl: no such file");
  }
}
