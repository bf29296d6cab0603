package dev.ear.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ways of storing windows, seen through what they have in common. */
class WindowStoreTests {
  private static final List<Book> BOOKS =
      List.of(
          new Book(
              "kitap",
              Path.of("kitap.txt"),
              "0".repeat(64),
              true,
              List.of(
                  new Page("kitap", 1, "Ordu Selim ile yürüdü. " + "ve kale ".repeat(200)),
                  new Page("kitap", 2, "1453 yılında Selim geldi, Selim gitti."))));

  @TempDir private Path folder;

  @Test
  void spansGiveTheWindowsThatDocumentsHold() throws IOException {
    try (EarIndex documents = open(WindowStorage.DOCUMENTS, 20);
        EarIndex spans = open(WindowStorage.SPANS, 80)) {
      assertThat(places(spans.windows(20))).isEqualTo(places(documents.windows()));
      assertThat(spans.windows(20).centres(key -> true))
          .isEqualTo(documents.windows().centres(key -> true));
    }
  }

  @Test
  void theManifestTellsHowWindowsAreStored() throws IOException {
    try (EarIndex spans = open(WindowStorage.SPANS, 80)) {
      assertThat(spans.manifest().windowStorage()).isEqualTo(WindowStorage.SPANS);
      assertThat(IndexCheck.differences(spans)).isEmpty();
    }
  }

  @Test
  void anIndexOfTheOtherStorageIsNotUpToDate() throws IOException {
    open(WindowStorage.SPANS, 80).close();
    Path index = folder.resolve("SPANS");
    assertThat(SmallCorpus.upToDate(settings(WindowStorage.DOCUMENTS, 80), index, BOOKS)).isEmpty();
    assertThat(SmallCorpus.upToDate(settings(WindowStorage.SPANS, 80), index, BOOKS)).isPresent();
  }

  @Test
  void documentsHaveOneRadius() throws IOException {
    try (EarIndex documents = open(WindowStorage.DOCUMENTS, 80)) {
      assertThat(documents.windows(80)).isSameAs(documents.windows());
      assertThatThrownBy(() -> documents.windows(40))
          .isInstanceOf(EarException.class)
          .hasMessageContaining("radius 80")
          .hasMessageContaining("--windows spans");
    }
  }

  @Test
  void aWindowKeepsAWordOnEitherSide() throws IOException {
    try (EarIndex spans = open(WindowStorage.SPANS, 80)) {
      assertThatThrownBy(() -> spans.windows(0))
          .isInstanceOf(EarException.class)
          .hasMessageContaining("radius 0");
    }
  }

  private EarIndex open(WindowStorage storage, int radius) {
    Path index = folder.resolve(storage.name());
    builder(storage, radius).build(BOOKS, new IndexFolder(index));
    return EarIndex.open(index, null);
  }

  private static IndexBuilder builder(WindowStorage storage, int radius) {
    return new IndexBuilder(settings(storage, radius), BuildProgress.SILENT);
  }

  private static BuildSettings settings(WindowStorage storage, int radius) {
    return new BuildSettings(Profiles.load(Profile.DEFAULT), radius, false, storage);
  }

  private static List<WindowPlace> places(WindowStore windows) throws IOException {
    var places = new ArrayList<WindowPlace>();
    windows.forEach(window -> places.add(windows.place(window)));
    return places;
  }
}
