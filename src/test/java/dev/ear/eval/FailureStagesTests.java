package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.question.Question;
import dev.ear.search.Amount;
import dev.ear.search.WindowRanking;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** How far the evidence of an item came, over a book made for it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FailureStagesTests {
  private static final List<String> PAGES =
      List.of(
          "Sultan Alparslan 1071'de Malazgirt Savaşı'nı kazandı.",
          "Sultan Alparslan bir akşam otağında komutanlarıyla uzun uzun konuştu.",
          "Köylüler o yıl hasadı erken kaldırdı ve pamuk ektiler; 1480 yılı kurak geçti.",
          "Sultan Melikşah 1086'da bir rasathane kurdurdu. Orada yıldızlar gözlendi ve takvim"
              + " hazırlandı. Geceleri çalışan bilginler ölçümleri deftere geçirdi. Hava açıkken"
              + " gözlem yapıldı. Rüzgâr dindi. Komşu illerden gelenler de vardı. Ustalar pirinçten"
              + " usturlap döktü.");

  @SuppressWarnings("NullAway.Init")
  private EarIndex index;

  @BeforeAll
  void buildIndex(@TempDir Path folder) throws IOException {
    var pages =
        IntStream.range(0, PAGES.size())
            .mapToObj(i -> new Page("kitap", i + 1, PAGES.get(i)))
            .toList();
    var settings = new BuildSettings(Profiles.load(Profile.DEFAULT), 80, true);
    new IndexBuilder(settings, BuildProgress.SILENT)
        .build(
            List.of(new Book("kitap", Path.of("kitap.txt"), "sha", true, pages)),
            new IndexFolder(folder.resolve("index")));
    index = EarIndex.open(folder.resolve("index"), null);
  }

  @AfterAll
  void closeIndex() throws IOException {
    index.close();
  }

  private FailureStage stage(UnitKind unit, String stem, String gold, String other)
      throws IOException {
    return stage(unit, "220", EvalFixtures.question("q", stem, "A", gold, other));
  }

  private FailureStage stage(UnitKind unit, String pageWords, Question question)
      throws IOException {
    RetrievalPlan plan =
        RetrievalPlan.of(EvalConfig.of(Map.of("k", List.of(1), "page_words", pageWords)));
    return new RetrievalEvaluation(List.of(question), index, plan)
        .run(Cell.of(unit, Amount.units(1), 80, WindowRanking.PAPER), index, () -> {})
        .items()
        .getFirst()
        .stage();
  }

  @Test
  void aReturnedCueLeavesTheAnswerToBlame() throws IOException {
    assertThat(
            stage(UnitKind.WINDOW, "Alparslan hangi savaşı kazandı?", "Malazgirt Savaşı", "Katvan"))
        .isEqualTo(FailureStage.CUE_RETURNED);
  }

  @Test
  void aQuestionWithoutAnAnchorCannotBeMatched() throws IOException {
    assertThat(
            stage(
                UnitKind.WINDOW,
                "ne ekildi?",
                "pek çok farklı türde tahıl ve sebze ile meyve ekildi",
                "hiçbiri"))
        .isEqualTo(FailureStage.NO_ANCHOR);
  }

  @Test
  void anchorsThatTheIndexLacksMatchNothing() throws IOException {
    assertThat(stage(UnitKind.WINDOW, "Fatih neyi aldı?", "Otlukbeli", "Konya"))
        .isEqualTo(FailureStage.NO_MATCH);
  }

  @Test
  void aCueThatIsNowhereIsInNoUnit() throws IOException {
    assertThat(
            stage(
                UnitKind.WINDOW,
                "Savaşta Sultan Alparslan nereyi aldı?",
                "Ani Kalesi",
                "Kars Kalesi"))
        .isEqualTo(FailureStage.CUE_IN_NO_UNIT);
    assertThat(
            stage(
                UnitKind.CHUNK,
                "Savaşta Sultan Alparslan nereyi aldı?",
                "Ani Kalesi",
                "Kars Kalesi"))
        .isEqualTo(FailureStage.CUE_IN_NO_UNIT);
  }

  @Test
  void aCueAwayFromTheQuestionsAnchorsDoesNotCompete() throws IOException {
    assertThat(
            stage(
                UnitKind.WINDOW,
                "Bilgin hükümdar Sultan Alparslan zamanında ne ekildi?",
                "pamuk ektiler",
                "arpa"))
        .isEqualTo(FailureStage.CUE_NOT_COMPETING);
  }

  @Test
  void aCueInAWorseWindowRanksBelowK() throws IOException {
    assertThat(
            stage(
                UnitKind.WINDOW,
                "Hükümdar Sultan Alparslan 1071'de Malazgirt Savaşı'ndan önce nerede konuştu?",
                "otağında komutanlarıyla",
                "sarayda"))
        .isEqualTo(FailureStage.CUE_BELOW_K);
  }

  @Test
  void aCueOutsideThePrintedWordsOfAReturnedPageIsNotPrinted() throws IOException {
    assertThat(
            stage(
                UnitKind.PAGE,
                "8",
                EvalFixtures.question(
                    "q",
                    "Sultan Melikşah 1086'da rasathane kurdurdu mu, ustalar ne döktü?",
                    "A",
                    "pirinçten usturlap",
                    "demir")))
        .isEqualTo(FailureStage.CUE_NOT_PRINTED);
  }
}
