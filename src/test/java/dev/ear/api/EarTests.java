package dev.ear.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.index.WindowStorage;
import dev.ear.search.Evidence;
import dev.ear.search.MatchedAnchor;
import dev.ear.search.Query;
import dev.ear.search.RetrievalOptions;
import dev.ear.unit.UnitKind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** EAR as a library. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EarTests {
  private static final Query QUESTION =
      new Query(
          "Yeniçeri Ocağı hangi padişah döneminde kaldırıldı?",
          List.of(new Query.Option("A", "II. Mahmut"), new Query.Option("B", "III. Selim")));

  private Path folder;

  @BeforeAll
  void build(@TempDir Path temp) {
    folder = temp;
    var pages =
        List.of(
            new Page("kitap", 1, "II. Mahmut 1826'da Yeniçeri Ocağı'nı kaldırdı."),
            new Page("kitap", 2, "Lale Devri 1718'de Pasarofça Antlaşması ile başladı."));
    var settings =
        new BuildSettings(Profiles.load(Profile.DEFAULT), 80, false, WindowStorage.DOCUMENTS);
    new IndexBuilder(settings, BuildProgress.SILENT)
        .build(
            List.of(new Book("kitap", Path.of("kitap.txt"), "0".repeat(64), false, pages)),
            new IndexFolder(folder));
  }

  @Test
  void aQuestionFindsItsWindowAndTheTraceSaysWhy() {
    try (Ear ear = Ear.open(folder)) {
      Evidence evidence = ear.ask(QUESTION, 3);
      assertThat(evidence.hits().getFirst().page()).isEqualTo(1);
      assertThat(evidence.hits().getFirst().anchorsMatched())
          .extracting(MatchedAnchor::key)
          .contains("2 mahmut", "yeniçeri ocak");
    }
  }

  @Test
  void everyUnitCanBeAskedFor() {
    try (Ear ear = Ear.open(folder)) {
      for (UnitKind unit : UnitKind.values()) {
        Evidence evidence = ear.ask(QUESTION, unit, 1, RetrievalOptions.DEFAULT);
        assertThat(evidence.hits()).as(unit.label()).hasSize(1);
      }
    }
  }

  @Test
  void theContextOfAPromptNumbersPassagesAndNamesTheirPlaces() {
    try (Ear ear = Ear.open(folder)) {
      assertThat(Ear.context(ear.ask(QUESTION, 1), RetrievalOptions.DEFAULT))
          .isEqualTo("[1] (kitap, s. 1) II. Mahmut 1826'da Yeniçeri Ocağı'nı kaldırdı.");
    }
  }

  @Test
  void aFolderWithoutAnIndexIsSaidSo(@TempDir Path empty) {
    assertThatThrownBy(() -> Ear.open(empty))
        .isInstanceOfSatisfying(
            EarException.class, e -> assertThat(e.category()).isEqualTo(Category.INDEX))
        .hasMessageContaining("holds no EAR index");
  }
}
