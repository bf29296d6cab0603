package dev.ear.index;

import static dev.ear.index.SmallCorpus.book;
import static dev.ear.index.SmallCorpus.words;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.EarException;
import dev.ear.corpus.Page;
import dev.ear.index.UnitExport.ExportedUnit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.FieldInfo;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands in an index once it is built. */
final class BuiltIndexTests {
  @TempDir private Path folder;

  @Test
  void theManifestCountsWhatThereIs() {
    Manifest manifest =
        SmallCorpus.build(
            folder,
            book("a", "Lozan Antlaşması 1923 yılında imzalandı.", words("tarih", 300)),
            book("b", "Ordu 1826 yılında yenilendi."));
    assertThat(manifest.counts())
        .isEqualTo(
            new Manifest.Counts(
                /* pages= */ 3,
                /* words= */ 5 + 300 + 4,
                /* chunks= */ 2 + 1,
                /* anchorOccurrences= */ 3,
                /* anchorKeys= */ 3,
                /* windows= */ 2));
    assertThat(manifest.books())
        .extracting(Manifest.BookEntry::name, Manifest.BookEntry::pages, Manifest.BookEntry::words)
        .containsExactly(tuple("a", 2, 305), tuple("b", 1, 4));
  }

  @Test
  void theManifestRecordsSizesProfileAndFormat() {
    Manifest manifest = SmallCorpus.build(folder, 7, book("a", "Ordu 1826 yılında yenilendi."));
    assertThat(manifest.units()).isEqualTo(new Manifest.Units(220, 30, 260, 60, 7));
    assertThat(manifest.profile().checksum()).isEqualTo(SmallCorpus.PROFILE.checksum());
    assertThat(manifest.format()).isEqualTo(Manifest.FORMAT);
    assertThat(manifest.bytes().windows()).isPositive();
  }

  @Test
  void anIndexAgreesWithItsManifest() throws IOException {
    SmallCorpus.build(folder, book("a", "Lozan Antlaşması 1923 yılında imzalandı."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(IndexCheck.differences(index)).isEmpty();
    }
  }

  @Test
  void windowsStandByBookPageParentFirstAndLastWord() throws IOException {
    // Enough small flushes and pages that a merge policy could shuffle them.
    List<Page> pages =
        IntStream.range(0, 25)
            .mapToObj(i -> new Page("a", 25 - i, words("Mustafa Kemal 1919 yılında çıktı.", 60)))
            .toList();
    SmallCorpus.build(folder, book("a", pages), book("B", "Ordu 1826 yılında yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      List<ExportedUnit> windows = SmallCorpus.windows(index);
      List<ExportedUnit> sorted = new ArrayList<>(windows);
      // The pages of book a run down from 25: corpus order is the order given, not the number.
      sorted.sort(
          Comparator.<ExportedUnit>comparingInt(w -> w.book().equals("a") ? 0 : 1)
              .thenComparingInt(w -> -pageOf(w))
              .thenComparingInt(BuiltIndexTests::parentOf)
              .thenComparingInt(ExportedUnit::start)
              .thenComparingInt(ExportedUnit::end));
      assertThat(windows).isEqualTo(sorted);
      assertThat(windows).extracting(ExportedUnit::ord).isSorted().doesNotHaveDuplicates();
      assertThat(index.windowReader().leaves()).hasSize(1);
    }
  }

  @Test
  void aChunkRunsOverTheEndOfAPageAndKnowsItsPages() throws IOException {
    SmallCorpus.build(
        folder,
        book("a", words("bir", 100), words("iki", 100), words("üç", 100)),
        book("b", "son"));
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(SmallCorpus.chunks(index))
          .extracting(
              ExportedUnit::book,
              ExportedUnit::pageFrom,
              ExportedUnit::pageTo,
              ExportedUnit::start,
              ExportedUnit::end)
          .containsExactly(
              tuple("a", 1, 3, 0, 220), tuple("a", 2, 3, 190, 300), tuple("b", 1, 1, 0, 1));
      assertThat(SmallCorpus.chunks(index).get(1).text())
          .isEqualTo(words("iki", 10) + "\n" + words("üç", 100));
    }
  }

  @Test
  void aChunkThatEndsWithAPageDoesNotTouchTheNext() throws IOException {
    SmallCorpus.build(folder, book("a", words("bir", 220), words("iki", 5)));
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(SmallCorpus.chunks(index))
          .extracting(ExportedUnit::pageFrom, ExportedUnit::pageTo)
          .containsExactly(tuple(1, 1), tuple(1, 2));
    }
  }

  @Test
  void anAnchorInAChunkIsCountedInTheBook() throws IOException {
    SmallCorpus.build(folder, book("a", words("bir", 10), "Ordu 1826 yılında yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(SmallCorpus.chunks(index).getFirst().anchors())
          .containsExactly(new UnitExport.ExportedAnchor("1826", "year", 11, 12, false));
    }
  }

  @Test
  void aPageWithoutAWordIsInNoIndexAndInNoStatistic() throws IOException {
    Manifest manifest = SmallCorpus.build(folder, book("a", "", "Ordu 1826.", " \n\u00a0\t"));
    assertThat(manifest.counts().pages()).isEqualTo(1);
    assertThat(manifest.books().getFirst().pages()).isEqualTo(1);
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(SmallCorpus.pages(index)).extracting(ExportedUnit::page).containsExactly(2);
      assertThat(SmallCorpus.chunks(index)).hasSize(1);
      assertThat(index.pages().getIndexReader().numDocs()).isEqualTo(1);
    }
  }

  @Test
  void aBookWithoutAWordStaysInTheManifest() {
    Manifest manifest = SmallCorpus.build(folder, book("a", ""), book("b", "Ordu 1826."));
    assertThat(manifest.books())
        .extracting(Manifest.BookEntry::name, Manifest.BookEntry::pages)
        .containsExactly(tuple("a", 0), tuple("b", 1));
  }

  @Test
  void aCorpusWithoutAWordIsRefused() {
    assertThatThrownBy(() -> SmallCorpus.build(folder.resolve("index"), book("a", "", " ")))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("no page with a word");
    assertThat(folder.resolve("index")).doesNotExist();
  }

  @Test
  void aCorpusWithoutAnchorsHasNoWindowsAndCanBeOpened() throws IOException {
    Manifest manifest = SmallCorpus.build(folder, book("a", "ordu yenilendi ve güçlendi"));
    assertThat(manifest.counts().windows()).isZero();
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(IndexCheck.differences(index)).isEmpty();
      assertThat(SmallCorpus.windows(index)).isEmpty();
    }
  }

  @Test
  void textIsStoredWithThePageAlone() throws IOException {
    SmallCorpus.build(folder, book("a", "Ordu 1826 yılında yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(stored(index.windowReader())).isEmpty();
      assertThat(stored(index.chunks().getIndexReader())).isEmpty();
      assertThat(stored(index.pages().getIndexReader()))
          .containsExactlyInAnyOrder("book", "page", "stored_text");
    }
  }

  @Test
  void windowsKeepNoFrequenciesPositionsOrNorms() throws IOException {
    SmallCorpus.build(folder, book("a", "Ordu 1826 yılında yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      FieldInfo text = textField(index.windowReader());
      assertThat(text.getIndexOptions()).isEqualTo(IndexOptions.DOCS);
      assertThat(text.hasNorms()).isFalse();
    }
  }

  @Test
  void chunksAndPagesKeepPositionsAndPagesAloneNorms() throws IOException {
    SmallCorpus.build(folder, book("a", "Ordu 1826 yılında yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      FieldInfo chunk = textField(index.chunks().getIndexReader());
      FieldInfo page = textField(index.pages().getIndexReader());
      assertThat(chunk.getIndexOptions()).isEqualTo(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS);
      assertThat(page.getIndexOptions()).isEqualTo(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS);
      assertThat(chunk.hasNorms()).isFalse();
      assertThat(page.hasNorms()).isTrue();
    }
  }

  @Test
  void aWindowThatRepeatsAnothersTokensPointsToTheFirst() throws IOException {
    String same = "Ordu 1826 yılında yenilendi.";
    SmallCorpus.build(folder, book("a", same, "Lozan 1923 yılında imzalandı.", same + "  \n\n"));
    try (EarIndex index = SmallCorpus.open(folder)) {
      var places = (WindowDocuments) index.windows();
      List<ExportedUnit> windows = SmallCorpus.windows(index);
      int last = windows.size() - 1;
      assertThat(windows.get(last).normalized()).isEqualTo(windows.getFirst().normalized());
      assertThat(places.firstWithSameTokens(last)).isZero();
      assertThat(places.firstWithSameTokens(0)).isZero();
      assertThat(places.firstWithSameTokens(1)).isEqualTo(1);
    }
  }

  @Test
  void anExportedWindowShowsWhatScoringSees() throws IOException {
    SmallCorpus.build(folder, 2, book("a", "Bu ordu, 1826'da ve 1839'da yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(SmallCorpus.windows(index).getFirst())
          .isEqualTo(
              new ExportedUnit(
                  0,
                  "a",
                  1,
                  0,
                  null,
                  null,
                  null,
                  0,
                  5,
                  Set.of("ordu", "1826", "1839"),
                  List.of(
                      new UnitExport.ExportedAnchor("1826", "year", 2, 3, true),
                      new UnitExport.ExportedAnchor("1839", "year", 4, 5, false)),
                  "bu ordu 1826 ve 1839",
                  "Bu ordu, 1826'da ve 1839'da"));
    }
  }

  @Test
  void partsOfOnePageNumberAreTwoPages() throws IOException {
    List<Page> parts = List.of(new Page("a", 5, "Ordu 1826."), new Page("a", 5, "Ordu 1839."));
    SmallCorpus.build(folder, book("a", parts));
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(SmallCorpus.pages(index)).extracting(ExportedUnit::page).containsExactly(5, 5);
      assertThat(SmallCorpus.windows(index)).hasSize(2);
    }
  }

  private static HashSet<String> stored(IndexReader reader) throws IOException {
    var fields = new HashSet<String>();
    for (int document = 0; document < reader.maxDoc(); document++) {
      Document stored = reader.storedFields().document(document);
      stored.getFields().forEach(field -> fields.add(field.name()));
    }
    return fields;
  }

  private static FieldInfo textField(IndexReader reader) {
    LeafReaderContext leaf = reader.leaves().getFirst();
    return requireNonNull(leaf.reader().getFieldInfos().fieldInfo(Fields.TEXT));
  }

  private static int pageOf(ExportedUnit unit) {
    return requireNonNull(unit.page());
  }

  private static int parentOf(ExportedUnit unit) {
    return requireNonNull(unit.parent());
  }
}
