package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.answer.LexicalReader;
import dev.ear.corpus.Corpus;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.question.GoldPage;
import dev.ear.question.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Whole evaluations over a book of three pages. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EvalRunTests {
  private static final String BOOK =
      """
      Büyük Selçuklu Sultanı Alparslan 1071'de Malazgirt Savaşı'nda Bizans ordusunu yendi. \
      Anadolu'nun kapıları Türklere açıldı ve ilk beylikler kuruldu.
      \f
      Sultan Melikşah adına Celâlî takvimi hazırlandı. Nizamülmülk devlet yönetimini \
      düzenledi ve Nizamiye Medreseleri'ni kurdu.
      \f
      Fatih Sultan Mehmed 1453'te İstanbul'u aldı. Bizans İmparatorluğu sona erdi ve şehir \
      başkent oldu.
      """;

  private static final List<Question> QUESTIONS =
      List.of(
          EvalFixtures.question(
              "battle",
              "Alparslan 1071'de hangi savaşı kazandı?",
              "A",
              new GoldPage("kitap", 1),
              "Malazgirt Savaşı",
              "Katvan Savaşı"),
          EvalFixtures.question(
              "calendar",
              "Melikşah adına hangi takvim hazırlandı?",
              "B",
              new GoldPage("kitap", 2),
              "Rumi takvim",
              "Celâlî takvimi"),
          EvalFixtures.question(
              "elsewhere",
              "Fatih Sultan Mehmed'in hocası kimdir?",
              "B",
              "Melikşah",
              "Akşemseddin"));

  private static final EvalConfig CONFIG =
      EvalConfig.of(Map.of("questions", "questions.jsonl", "k", List.of(1)));

  // JUnit fills both before any test runs.
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @SuppressWarnings("NullAway.Init")
  private EarIndex index;

  @BeforeAll
  void buildIndex(@TempDir Path temporary) throws IOException {
    folder = temporary;
    Path corpus = Files.createDirectories(folder.resolve("corpus"));
    Files.writeString(corpus.resolve("kitap.txt"), BOOK);
    var settings = new BuildSettings(Profiles.load(Profile.DEFAULT), 80, false);
    new IndexBuilder(settings, BuildProgress.SILENT)
        .build(Corpus.read(List.of(corpus)).books(), new IndexFolder(folder.resolve("index")));
    index = EarIndex.open(folder.resolve("index"), null);
  }

  @AfterAll
  void closeIndex() throws IOException {
    index.close();
  }

  private EvalRun run(EvalConfig config, String out) {
    return new EvalRun(config, QUESTIONS, index, folder.resolve(out), (task, done, total) -> {});
  }

  private RunSummary answers(String out) {
    return run(CONFIG, out).answers(List.of(new LexicalReader(index.profile().tokenizer())));
  }

  private static RetrievalSummary cell(RunSummary summary, String label) {
    return summary.retrieval().stream()
        .filter(cell -> cell.cell().equals(label))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void windowsFindTheCuesAndTheGoldPages() {
    RetrievalSummary window = cell(run(CONFIG, "windows").retrieval(), "window-k1-r80");

    assertThat(window.cue()).isEqualTo(new Share(2, 3, 2 / 3.0));
    assertThat(window.goldPage()).isEqualTo(new Share(2, 2, 1.0));
    assertThat(window.stages()).containsEntry(FailureStage.CUE_IN_NO_UNIT, 1);
  }

  @Test
  void equalRunsGiveEqualFilesButForTheMachine() throws IOException {
    answers("first");
    answers("second");

    for (String file :
        List.of(
            "run.json",
            "summary.json",
            "items.jsonl",
            "evidence.jsonl",
            "answers.jsonl",
            "questions.jsonl",
            "trec/window-k1-r80.run",
            "trec/window-r80.cue.qrels")) {
      assertThat(folder.resolve("second").resolve(file))
          .as(file)
          .hasSameBinaryContentAs(folder.resolve("first").resolve(file));
    }
  }

  @Test
  void aRunFolderIsReadBackAsItWasWritten() {
    RunSummary summary = answers("read-back");
    var run = new RunFolder(folder.resolve("read-back"));

    assertThat(run.summary()).isEqualTo(summary);
    assertThat(run.info().checksums().profile()).isEqualTo(index.profile().checksum());
    assertThat(run.machine().retrieval()).containsKey("window-k1-r80");
    assertThat(run.questions())
        .extracting(Question::id)
        .containsExactly("battle", "calendar", "elsewhere");
    assertThat(run.items()).hasSize(4 * 3);
    assertThat(run.evidence()).hasSize(4 * 3);
    assertThat(run.answers()).hasSize(4 * 3);
  }

  @Test
  void theReaderAnswersFromWhatWasRetrieved() {
    AnswerSummary window =
        answers("reader").answers().stream()
            .filter(a -> "window-k1-r80".equals(a.cell().retrieval()))
            .findFirst()
            .orElseThrow();

    assertThat(window.correct()).isEqualTo(2);
    assertThat(window.cues()).isEqualTo(new AnswerSummary.CueCells(2, 0, 0, 1));
  }

  @Test
  void comparisonsAcrossFoldersAreThoseWithin() {
    RunSummary summary = answers("compared");

    assertThat(ComparisonFamily.ofRuns(List.of(new RunFolder(folder.resolve("compared")))))
        .isEqualTo(summary.comparisons())
        .hasSize(2);
  }

  @Test
  void otherRadiiAreMeasuredWithoutTouchingTheIndex() {
    EvalConfig sweep =
        EvalConfig.of(Map.of("units", List.of("window"), "radius", List.of(2, 80))).over(CONFIG);

    RunSummary summary = run(sweep, "sweep").retrieval();

    assertThat(cell(summary, "window-k1-r2").retrievedWords())
        .isLessThan(cell(summary, "window-k1-r80").retrievedWords());
    assertThat(index.manifest().units().radius()).isEqualTo(80);
  }

  @Test
  void judgmentsNameTheUnitsOfTheGoldPage() throws IOException {
    run(CONFIG, "qrels").retrieval();

    assertThat(Files.readAllLines(folder.resolve("qrels/trec/page.gold-page.qrels")))
        .containsExactly("battle 0 kitap:1:0-18 1", "calendar 0 kitap:2:0-14 1");
    assertThat(Files.readAllLines(folder.resolve("qrels/trec/page.cue.qrels"))).hasSize(2);
  }

  @Test
  void aRunAsExpectedPassesTheCheckAndADriftFailsIt() throws IOException {
    RunSummary summary = answers("expected");
    Path expected = folder.resolve("expected/summary.json");

    Expectations.check(summary, expected);
    Path drifted =
        Files.writeString(
            folder.resolve("drifted.json"),
            Files.readString(expected).replaceFirst("\"correct\" : 2", "\"correct\" : 3"));

    assertThatThrownBy(() -> Expectations.check(summary, drifted))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("correct is 2, expected 3")
        .hasMessageNotContaining("\n");
  }

  @Test
  void aFolderThatIsNoRunIsRefused() {
    assertThatThrownBy(() -> new RunFolder(folder.resolve("corpus")).info())
        .isInstanceOf(EarException.class)
        .hasMessageContaining("run.json")
        .hasMessageContaining("is missing");
  }
}
