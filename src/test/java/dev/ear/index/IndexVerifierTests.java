package dev.ear.index;

import static dev.ear.index.SmallCorpus.book;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.corpus.Book;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.IOUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A check finds whatever is not as it was built, and the next build mends it. */
final class IndexVerifierTests {
  private static final Book BOOK =
      book(
          "a",
          "Ordu 1826 yılında yenilendi. II. Mahmut Yeniçeri Ocağı'nı kaldırdı.",
          "Lozan Antlaşması 1923 yılında imzalandı.",
          "Lozan Antlaşması 1923 yılında imzalandı.");

  @TempDir private Path folder;

  private Path generation;

  @BeforeEach
  void build() {
    build(WindowStorage.DOCUMENTS);
  }

  private void build(WindowStorage storage) {
    new IndexBuilder(
            new BuildSettings(SmallCorpus.PROFILE, 80, true, storage), BuildProgress.SILENT)
        .build(List.of(BOOK), new IndexFolder(folder));
    generation = new IndexFolder(folder).current();
  }

  @ParameterizedTest
  @EnumSource
  void anIndexAsItWasBuiltIsSound(WindowStorage storage) throws IOException {
    build(storage);
    assertThat(IndexVerifier.verify(new IndexFolder(folder), BuildProgress.SILENT).sound())
        .isTrue();
  }

  @Test
  void aFlippedBitOfAnyFileIsFoundAndTheFileNamed() throws IOException {
    var random = new Random(20260101);
    for (Path file : files()) {
      byte[] whole = Files.readAllBytes(file);
      byte[] flipped = whole.clone();
      flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, flipped);
      assertThat(damages())
          .as(file.toString())
          .extracting(Damage::file)
          .containsExactly(name(file));
      assertThat(upToDate()).as(file.toString()).isFalse();
      Files.write(file, whole);
    }
    assertThat(damages()).isEmpty();
    assertThat(upToDate()).isTrue();
  }

  @Test
  void aFileThatIsMissingOrCutShortIsNamed() throws IOException {
    for (Path file : files()) {
      byte[] whole = Files.readAllBytes(file);
      Files.write(file, java.util.Arrays.copyOf(whole, whole.length - 1));
      assertThat(damages()).extracting(Damage::file).containsExactly(name(file));
      Files.delete(file);
      assertThat(damages()).extracting(Damage::file).containsExactly(name(file));
      assertThat(upToDate()).isFalse();
      Files.write(file, whole);
    }
  }

  @Test
  void theLineTellsFileAndWhatWasExpected() throws IOException {
    Files.writeString(generation.resolve("evidence.txt"), "ear-evidence 1\n");
    assertThat(damages())
        .singleElement()
        .extracting(Damage::line)
        .asString()
        .matches("evidence\\.txt has 15 bytes; expected \\d+ bytes");
  }

  @Test
  void aDamagedCurrentFileIsFoundAndMended() throws IOException {
    Files.writeString(folder.resolve("CURRENT"), "generatiof-1\n");
    assertThat(damages()).extracting(Damage::file).containsExactly("CURRENT");
    build();
    assertThat(damages()).isEmpty();
  }

  @Test
  void filesOfSomethingElseAreToldOfAndOutliveBuilds() throws IOException {
    List<String> places = List.of("generation-1/notlar.txt", "generation-1/pages/a", "notlar.txt");
    for (String place : places) {
      Files.writeString(folder.resolve(place), "mine");
    }
    assertThat(damages()).isEmpty();
    assertThat(IndexVerifier.verify(new IndexFolder(folder), BuildProgress.SILENT).ignored())
        .containsExactlyElementsOf(places);
    assertThat(upToDate()).isTrue();
    build();
    build();
    for (String place : places) {
      assertThat(folder.resolve(place)).hasContent("mine");
    }
    assertThat(folder.resolve("generation-1/manifest.json")).doesNotExist();
    assertThat(damages()).isEmpty();
  }

  @Test
  void whatDesktopsLeaveInAnyFolderIsPassedOver() throws IOException {
    Files.writeString(folder.resolve("Thumbs.db"), "");
    Files.writeString(generation.resolve("pages/.DS_Store"), "");
    assertThat(IndexVerifier.verify(new IndexFolder(folder), BuildProgress.SILENT).ignored())
        .isEmpty();
    build();
    assertThat(folder.resolve("generation-1")).doesNotExist();
    assertThat(folder.resolve("Thumbs.db")).exists();
  }

  @Test
  void aFileThatLuceneWouldReadIsADamage() throws IOException {
    Files.writeString(generation.resolve("pages/segments_9"), "mine");
    assertThat(damages())
        .extracting(Damage::line)
        .containsExactly("pages/segments_9 was not built with the index; expected no file");
  }

  @Test
  void aLinkInPlaceOfTheGenerationIsToldInOneLine() throws IOException {
    Path elsewhere = folder.resolve("elsewhere");
    Files.move(generation, elsewhere);
    Files.createSymbolicLink(generation, elsewhere);
    assertThat(damages())
        .extracting(Damage::line)
        .containsExactly("generation-1 is a link; expected the folder of the index that answers");
  }

  @ParameterizedTest
  @CsvSource({"1,older", "3,newer", "1000000000,newer"})
  void anIndexOfAnotherFormatIsNotCalledDamaged(String format, String age) throws IOException {
    setFormat(format);
    Checksums.write(generation);
    assertThatThrownBy(this::damages)
        .isInstanceOf(EarException.class)
        .hasMessage(
            "the index in %s is of the %s format %s, and this program reads 2; build it anew with:"
                + " ear build --corpus BOOKS --index %s",
            folder, age, format, folder);
  }

  @Test
  void anIndexOfAFormatWithoutChecksumsIsNotCalledDamaged() throws IOException {
    setFormat("1");
    Files.delete(generation.resolve("checksums.txt"));
    assertThatThrownBy(this::damages).hasMessageContaining("is of the older format 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"2\"", "-2", "0", "1e9", "2.0", "null", "99999999999"})
  void aFormatThatIsNoneIsADamagedManifest(String format) throws IOException {
    setFormat(format);
    Checksums.write(generation);
    assertThatThrownBy(() -> SmallCorpus.open(folder))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("manifest.json is damaged (its format is ")
        .hasMessageContaining("expected a whole number from 1");
  }

  private void setFormat(String format) throws IOException {
    Path manifest = generation.resolve("manifest.json");
    Files.writeString(
        manifest, Files.readString(manifest).replace("\"format\" : 2", "\"format\" : " + format));
  }

  @Test
  void whatAKilledBuildLeftIsNoDamage() throws IOException {
    Files.createDirectories(folder.resolve("generation-2/pages"));
    Files.writeString(folder.resolve("generation-2/pages/_0.fdt"), "half");
    Files.writeString(folder.resolve("CURRENT.new"), "generation-2\n");
    assertThat(damages()).isEmpty();
  }

  @Test
  void windowsThatLeadToNoPageAreFound() throws IOException {
    set(IndexBuilder.WINDOWS, Fields.PAGE_DOC, 7);
    assertThat(damages())
        .extracting(Damage::line)
        .containsExactly(
            "windows has windows that lead to no words of a page's parent (3 of them, the first is"
                + " 0); expected windows inside a parent of a page");
  }

  @Test
  void windowsOutsideTheirParentAreFound() throws IOException {
    set(IndexBuilder.WINDOWS, Fields.PARENTS_BACK, 3);
    assertThat(damages()).extracting(Damage::found).singleElement().asString().contains("parent");
  }

  @Test
  void parentsThatLeadToNoPageAreFound() throws IOException {
    build(WindowStorage.SPANS);
    set(IndexBuilder.WINDOWS, Fields.PAGE_DOC, 7);
    assertThat(damages())
        .extracting(Damage::found)
        .containsExactly("has parents that lead to no words of a page (1 of them, the first is 0)");
  }

  @Test
  void chunksThatLeadToNoPageAreFound() throws IOException {
    set(IndexBuilder.CHUNKS, Fields.PAGE_DOC, -2);
    assertThat(damages())
        .extracting(Damage::found)
        .containsExactly("has chunks that lead to no words of a page (1 of them, the first is 0)");
  }

  @Test
  void repeatsOfNoWindowAreFound() throws IOException {
    set(IndexBuilder.WINDOWS, Fields.REPEATS, 3);
    assertThat(damages())
        .extracting(Damage::found)
        .singleElement()
        .asString()
        .contains("that repeat no window before them");
  }

  @Test
  void countsThatDisagreeAreFound() throws IOException {
    Path manifest = generation.resolve("manifest.json");
    Files.writeString(
        manifest, Files.readString(manifest).replaceFirst("\"windows\" : 3", "\"windows\" : 5"));
    Checksums.write(generation);
    assertThat(damages())
        .extracting(Damage::line)
        .containsExactly("manifest.json says 5 windows; expected 3, as many as the index has");
  }

  @Test
  void evidenceOfAnotherCorpusIsFound() throws IOException {
    Files.writeString(generation.resolve("evidence.txt"), "ear-evidence 1\nordu\t0\t1\n");
    Checksums.write(generation);
    assertThat(damages()).extracting(Damage::file).containsExactly("evidence.txt");
  }

  @Test
  void noIndexIsAnError() throws IOException {
    IOUtils.rm(folder.resolve("CURRENT"));
    assertThatThrownBy(this::damages)
        .isInstanceOf(EarException.class)
        .hasMessageContaining("holds no EAR index");
  }

  /** Gives all documents of a part the same number, as a faulty build might, and signs it. */
  private void set(String part, String field, long value) throws IOException {
    try (FSDirectory directory = FSDirectory.open(generation.resolve(part));
        var writer = new IndexWriter(directory, new IndexWriterConfig())) {
      for (Term term :
          List.of(
              new Term(Fields.BOOK, "a"),
              new Term(Fields.TEXT, "ordu"),
              new Term(Fields.TEXT, "antlaşması"))) {
        writer.updateNumericDocValue(term, field, value);
      }
      writer.commit();
    }
    Checksums.write(generation);
  }

  private List<Damage> damages() throws IOException {
    return IndexVerifier.verify(new IndexFolder(folder), BuildProgress.SILENT).damages();
  }

  private boolean upToDate() {
    return SmallCorpus.upToDate(
            new BuildSettings(SmallCorpus.PROFILE, 80, true), folder, List.of(BOOK))
        .isPresent();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(generation)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !file.endsWith("write.lock"))
          .sorted()
          .toList();
    }
  }

  private String name(Path file) {
    return generation.relativize(file).toString();
  }
}
