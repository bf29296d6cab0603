package dev.ear.index;

import static dev.ear.index.SmallCorpus.book;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.ear.anchor.CorpusEvidence;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.BookFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.apache.lucene.util.IOUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build that uses what an earlier one left ends like one from nothing. */
final class IncrementalBuildTests {
  private static final String[] SENTENCES = {
    "Ordu 1826 yılında yenilendi.",
    "Kaptan Piri Reis haritasını 1513'te çizdi.",
    "Reis o gün divana geldi.",
    "Bu haritayı reis çizmişti, reis ise denizciydi.",
    "Sonra Akka Kuşatması başladı ve Akka direndi.",
    "Yeni Osmanlılar 1865'te örgütlendi; Osmanlı Devleti bunu duydu.",
    "Barış geldi. Barış uzun sürdü. Uzun süren barış bozuldu.",
    "II. Mahmut ile Alemdar Mustafa Paşa anlaştı."
  };

  @TempDir private Path temp;

  /** Books that may share names with those of another corpus, with the same or another text. */
  private record Shelf(List<Book> books) {
    List<BookFile> files() {
      return books.stream()
          .map(book -> new BookFile(book.file().toString(), book.sha256(), 1))
          .toList();
    }
  }

  @Property(tries = 40, shrinking = ShrinkingMode.OFF)
  void whateverChangedTheIndexIsAsFromNothing(
      @ForAll("shelves") Shelf before,
      @ForAll("shelves") Shelf after,
      @ForAll WindowStorage storage)
      throws IOException {
    Path folder = Files.createTempDirectory("ear-incremental");
    try {
      Path changed = folder.resolve("changed");
      Path fresh = folder.resolve("fresh");
      build(changed, before, storage);
      Manifest manifest = build(changed, after, storage);
      Manifest expected = build(fresh, after, storage);
      assertThat(manifest).usingRecursiveComparison().ignoringFields("seconds").isEqualTo(expected);
      assertThat(units(changed)).isEqualTo(units(fresh));
      assertThat(IndexVerifier.verify(new IndexFolder(changed), BuildProgress.SILENT).damages())
          .isEmpty();
    } finally {
      IOUtils.rm(folder);
    }
  }

  /** Few texts a name, so that books often stay as they were. */
  @Provide
  Arbitrary<Shelf> shelves() {
    Arbitrary<Book> book =
        Combinators.combine(
                Arbitraries.of("a", "b", "c", "d"), Arbitraries.integers().between(0, 2))
            .as(IncrementalBuildTests::randomBook);
    return book.list().ofMinSize(1).ofMaxSize(4).uniqueElements(Book::name).map(Shelf::new);
  }

  private static Book randomBook(String name, int seed) {
    var random = new Random(31L * seed + name.hashCode());
    return book(
        name,
        Stream.generate(() -> randomPage(random))
            .limit(1 + random.nextInt(4))
            .toArray(String[]::new));
  }

  private static String randomPage(Random random) {
    return random
        .ints(1 + random.nextInt(60), 0, SENTENCES.length)
        .mapToObj(i -> SENTENCES[i])
        .collect(Collectors.joining(" "));
  }

  @Test
  void whatABookShowedOfAnotherGoesWithIt() throws IOException {
    // Only the second book shows that Reis is a name, at a sentence's start in the first.
    Book first = book("a", "Reis geldi. Reis gitti.");
    Shelf before = new Shelf(List.of(first, book("b", "Piri Reis ve Seydi Ali Reis ve o Reis.")));
    Shelf after = new Shelf(List.of(first, book("b", "Bu reis ile o reis ve öteki reis.")));
    Path changed = temp.resolve("changed");
    Path fresh = temp.resolve("fresh");
    build(changed, before, WindowStorage.DOCUMENTS);
    List<String> old = units(changed);
    build(changed, after, WindowStorage.DOCUMENTS);
    build(fresh, after, WindowStorage.DOCUMENTS);
    assertThat(units(changed)).isEqualTo(units(fresh)).isNotEqualTo(old);
  }

  @Test
  void anUnchangedBookIsTakenFromTheIndexThatIsThere() throws IOException {
    Book book = book("a", "Ordu 1826 yılında yenilendi.");
    build(temp, new Shelf(List.of(book)), WindowStorage.DOCUMENTS);
    var settings = new BuildSettings(SmallCorpus.PROFILE, 40, true, WindowStorage.SPANS);
    try (EarlierIndex earlier = EarlierIndex.open(new IndexFolder(temp), settings)) {
      List<Book> known = earlier.of(book.file(), book.sha256());
      assertThat(known).singleElement().matches(earlier::holds);
      assertThat(known.getFirst().pages()).containsExactlyElementsOf(book.pages());
      assertThat(earlier.of(book.file(), "0")).isEmpty();
      assertThat(earlier.of(Path.of("b.txt"), book.sha256())).isEmpty();
      assertThat(earlier.allBut(known)).isEmpty();
      assertThat(earlier.allBut(List.of())).hasSize(1);
    }
  }

  @Test
  void aBookCleanedOtherwiseIsReadAnew() throws IOException {
    Book book = book("a", "Ordu 1826 yılında yenilendi.");
    build(temp, new Shelf(List.of(book)), WindowStorage.DOCUMENTS);
    var settings = new BuildSettings(SmallCorpus.PROFILE, 20, false);
    try (EarlierIndex earlier = EarlierIndex.open(new IndexFolder(temp), settings)) {
      assertThat(earlier.of(book.file(), book.sha256())).isEmpty();
    }
  }

  @Test
  void aProfileThatChangedMakesAllAnew() throws IOException {
    Book book = book("a", "Ordu 1826 yılında yenilendi.");
    build(temp, new Shelf(List.of(book)), WindowStorage.DOCUMENTS);
    var settings = new BuildSettings(Profiles.load("en-history"), 20, true);
    try (EarlierIndex earlier = EarlierIndex.open(new IndexFolder(temp), settings)) {
      assertThat(earlier.of(book.file(), book.sha256())).isEmpty();
      assertThat(earlier.flaw()).isEmpty();
    }
  }

  @Test
  void anIndexOfAnotherProgramIsNotUpToDateAndMakesAllAnew() throws IOException {
    Book book = book("a", "Ordu 1826 yılında yenilendi.");
    build(temp, new Shelf(List.of(book)), WindowStorage.DOCUMENTS);
    var settings = new BuildSettings(SmallCorpus.PROFILE, 20, true);
    assertThat(SmallCorpus.upToDate(settings, temp, List.of(book))).isPresent();
    for (String program : List.of("0".repeat(64), ProgramFingerprint.UNKNOWN)) {
      setProgram(temp.resolve("generation-1"), program);
      assertThat(SmallCorpus.upToDate(settings, temp, List.of(book))).isEmpty();
      try (EarlierIndex earlier = EarlierIndex.open(new IndexFolder(temp), settings)) {
        assertThat(earlier.of(book.file(), book.sha256())).isEmpty();
        assertThat(earlier.flaw()).isEmpty();
      }
      // A query asks by which program an index was built no more than by which machine.
      SmallCorpus.open(temp).close();
    }
  }

  private static void setProgram(Path generation, String program) throws IOException {
    Path file = generation.resolve(Manifests.FILE);
    String json = Files.readString(file);
    Files.writeString(
        file, json.replaceFirst("\"program\" : \"[^\"]*\"", "\"program\" : \"" + program + "\""));
    SmallCorpus.sealAgain(generation);
  }

  @Test
  void aDamagedIndexMakesAllAnewAndSaysWhy() throws IOException {
    Book book = book("a", "Ordu 1826 yılında yenilendi.");
    build(temp, new Shelf(List.of(book)), WindowStorage.DOCUMENTS);
    Files.writeString(temp.resolve("generation-1/evidence.txt"), "ear-evidence 1\n");
    try (EarlierIndex earlier =
        EarlierIndex.open(
            new IndexFolder(temp), new BuildSettings(SmallCorpus.PROFILE, 20, true))) {
      assertThat(earlier.of(book.file(), book.sha256())).isEmpty();
      assertThat(earlier.flaw()).startsWith("evidence.txt has 15 bytes; expected ");
    }
  }

  @Test
  void evidenceThatThePagesContradictEndsTheBuildAndLeavesTheIndex() throws IOException {
    Book stays = book("a", "Orada Piri Reis ve Seydi Ali Reis vardı.", "Ordu geldi.");
    Book goes = book("b", "Orada Kaptan Piri Reis vardı.");
    build(temp, new Shelf(List.of(stays, goes)), WindowStorage.DOCUMENTS);
    Path generation = temp.resolve("generation-1");
    EvidenceFile.write(CorpusEvidence.none(), generation);
    SmallCorpus.sealAgain(generation);
    assertThatThrownBy(() -> build(temp, new Shelf(List.of(stays)), WindowStorage.DOCUMENTS))
        .isInstanceOf(EarlierIndexException.class)
        .hasMessageStartingWith("what it says of names is not what its pages show: 1 is no part");
    assertThat(generation).exists();
    assertThat(temp.resolve("generation-2")).doesNotExist();
  }

  @Test
  void aManifestWithMoreBooksByFileThanBooksMakesAllAnewAndSaysWhy() throws IOException {
    Book book = book("a", "Ordu 1826 yılında yenilendi.");
    build(temp, new Shelf(List.of(book)), WindowStorage.DOCUMENTS);
    Path generation = temp.resolve("generation-1");
    Path manifest = generation.resolve(Manifests.FILE);
    String json = Files.readString(manifest);
    Files.writeString(manifest, json.replaceFirst("\"books\" : 1\\b", "\"books\" : 2"));
    SmallCorpus.sealAgain(generation);
    try (EarlierIndex earlier =
        EarlierIndex.open(
            new IndexFolder(temp), new BuildSettings(SmallCorpus.PROFILE, 20, true))) {
      assertThat(earlier.flaw()).isEqualTo("manifest.json has more books by file than books");
      assertThat(earlier.isEmpty()).isTrue();
    }
  }

  @Test
  void aFolderInItThatMayNotBeReadIsNamed() throws IOException {
    Book book = book("a", "Ordu 1826 yılında yenilendi.");
    build(temp, new Shelf(List.of(book)), WindowStorage.DOCUMENTS);
    Path generation = temp.resolve("generation-1");
    Path chunks = generation.resolve(IndexBuilder.CHUNKS);
    Files.setPosixFilePermissions(chunks, PosixFilePermissions.fromString("---------"));
    try {
      assumeThat(Files.isReadable(chunks)).as("root may read every folder").isFalse();
      var settings = new BuildSettings(SmallCorpus.PROFILE, 20, true);
      assertThatThrownBy(() -> EarlierIndex.open(new IndexFolder(temp), settings))
          .isInstanceOf(AccessDeniedException.class)
          .hasMessage(chunks.toString());
      assertThatThrownBy(() -> Checksums.requireWhole(generation))
          .isInstanceOf(AccessDeniedException.class)
          .hasMessage(chunks.toString());
    } finally {
      Files.setPosixFilePermissions(chunks, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  private static Manifest build(Path folder, Shelf shelf, WindowStorage storage)
      throws IOException {
    var settings = new BuildSettings(SmallCorpus.PROFILE, 20, true, storage);
    var indexFolder = new IndexFolder(folder);
    try (EarlierIndex earlier = EarlierIndex.open(indexFolder, settings)) {
      assertThat(earlier.flaw()).isEmpty();
      List<Book> books = new ArrayList<>();
      for (Book book : shelf.books()) {
        List<Book> known = earlier.of(book.file(), book.sha256());
        books.add(known.isEmpty() ? book : known.getFirst());
      }
      return new IndexBuilder(settings, BuildProgress.SILENT)
          .build(books, shelf.files(), earlier, indexFolder);
    }
  }

  /** All units with their tokens, anchors and places, in order. */
  private static List<String> units(Path folder) throws IOException {
    try (EarIndex index = SmallCorpus.open(folder)) {
      return Stream.of(
              SmallCorpus.windows(index), SmallCorpus.chunks(index), SmallCorpus.pages(index))
          .flatMap(List::stream)
          .map(UnitExport.ExportedUnit::toString)
          .toList();
    }
  }
}
