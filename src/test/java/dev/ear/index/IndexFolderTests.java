package dev.ear.index;

import static dev.ear.index.SmallCorpus.book;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.corpus.Book;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.lucene.util.IOUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How an index folder changes: in one step, and only if it is ours. */
final class IndexFolderTests {
  private static final Book OLD = book("eski", "Ordu 1826 yılında yenilendi.");
  private static final Book NEW = book("yeni", "Lozan Antlaşması 1923 yılında imzalandı.");

  @TempDir private Path temp;

  @Test
  void aBuildThatFailsLeavesTheOldIndexAnswering() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    TreeMap<String, String> before = files(folder);
    assertThatThrownBy(() -> buildAndFail(folder)).hasMessage("the lights went out");
    assertThat(files(folder)).isEqualTo(before);
    assertThat(books(folder)).containsExactly("eski");
  }

  @Test
  void aBuildThatCannotWriteSaysSoAndLeavesTheOldIndexAnswering() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    IndexBuilder builder =
        SmallCorpus.builder(
            80,
            (stage, done, total) -> {
              if (stage.equals("indexing")) {
                takeAway(folder.resolve("generation-2"));
              }
            });
    EarException e =
        catchThrowableOfType(
            EarException.class, () -> builder.build(List.of(NEW), new IndexFolder(folder)));
    assertThat(e.category()).isEqualTo(Category.SYSTEM);
    assertThat(e)
        .hasMessageStartingWith("cannot write the index in " + folder)
        .hasMessageContaining("an index that was there is unchanged")
        .hasMessageContaining("make room or check the rights");
    assertThat(books(folder)).containsExactly("eski");
  }

  @Test
  void aFirstBuildThatFailsLeavesNoIndex() {
    Path folder = temp.resolve("index");
    assertThatThrownBy(() -> buildAndFail(folder)).hasMessage("the lights went out");
    assertThatThrownBy(() -> SmallCorpus.open(folder))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("holds no EAR index");
  }

  @Test
  void theNextBuildRemovesWhatKilledOnesLeft() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    Files.createDirectories(folder.resolve("generation-7/pages"));
    Files.writeString(folder.resolve("generation-7/pages/_0.cfs"), "half");
    Files.writeString(folder.resolve("CURRENT.new"), "generation-7\n");
    SmallCorpus.build(folder, NEW);
    assertThat(names(folder)).containsExactlyInAnyOrder("CURRENT", "build.lock", "generation-2");
    assertThat(books(folder)).containsExactly("yeni");
  }

  @Test
  void aDamagedCurrentThatNamesTheLastNumberLeavesOneForTheNextBuild() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    Files.writeString(folder.resolve("CURRENT"), "generation-999999999\n");
    SmallCorpus.build(folder, NEW);
    assertThat(books(folder)).containsExactly("yeni");
  }

  @Test
  void whatAKilledBuildLeftGoesWithoutABuildToo() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    Files.createDirectories(folder.resolve("generation-7/pages"));
    new IndexFolder(folder).removeLeftovers();
    assertThat(names(folder)).containsExactlyInAnyOrder("CURRENT", "build.lock", "generation-1");
    assertThat(books(folder)).containsExactly("eski");
  }

  @Test
  void aReaderOpenedBeforeABuildGoesOnAnswering() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    try (EarIndex open = SmallCorpus.open(folder)) {
      SmallCorpus.build(folder, NEW);
      assertThat(SmallCorpus.windows(open)).extracting("book").containsOnly("eski");
      assertThat(SmallCorpus.pages(open)).extracting("text").containsExactly(pageText(OLD));
    }
    assertThat(books(folder)).containsExactly("yeni");
  }

  @Test
  void aReaderGoesOnAnsweringWhenItsFilesAreDeleted() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    try (EarIndex open = SmallCorpus.open(folder)) {
      IOUtils.rm(folder);
      assertThat(SmallCorpus.windows(open)).extracting("book").containsOnly("eski");
      assertThat(SmallCorpus.pages(open)).extracting("text").containsExactly(pageText(OLD));
    }
  }

  @Test
  void aReaderInAnotherProgramGoesOnAnsweringAfterABuild() throws Exception {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    String before;
    try (EarIndex open = SmallCorpus.open(folder)) {
      before = ReaderProcess.content(open);
    }
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ReaderProcess.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(other.getInputStream().read()).isEqualTo(ReaderProcess.OPEN);
    SmallCorpus.build(folder, NEW);
    assertThat(folder.resolve("generation-1")).doesNotExist();
    other.getOutputStream().close();
    String after = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(other.waitFor()).isZero();
    assertThat(after).isEqualTo(before);
  }

  @Test
  void aForeignFolderIsNeverWrittenTo() throws IOException {
    Files.writeString(temp.resolve("tez.docx"), "mine");
    TreeMap<String, String> before = files(temp);
    EarException e = catchThrowableOfType(EarException.class, () -> SmallCorpus.build(temp, OLD));
    assertThat(e.category()).isEqualTo(Category.INDEX);
    assertThat(e)
        .hasMessageContaining("no EAR index and not empty")
        .hasMessageContaining("tez.docx")
        .hasMessageContaining("nothing was written")
        .hasMessageContaining("--index");
    assertThat(files(temp)).isEqualTo(before);
  }

  @Test
  void generationsOfSomethingElseAreNoneOfOurs() throws IOException {
    Path generation = Files.createDirectories(temp.resolve("generation-7"));
    Files.writeString(generation.resolve("population.csv"), "mine");
    Files.writeString(temp.resolve("CURRENT"), "generation-7");
    Files.createFile(temp.resolve("build.lock"));
    TreeMap<String, String> before = files(temp);
    assertThatThrownBy(() -> SmallCorpus.build(temp, OLD))
        .hasMessageContaining("no EAR index and not empty");
    assertThat(files(temp)).isEqualTo(before);
  }

  @Test
  void aCurrentFileOfSomethingElseIsNoneOfOurs() throws IOException {
    Files.writeString(temp.resolve("CURRENT"), "MANIFEST-000001\n");
    TreeMap<String, String> before = files(temp);
    assertThatThrownBy(() -> SmallCorpus.build(temp, OLD))
        .hasMessageContaining("no EAR index and not empty");
    assertThat(files(temp)).isEqualTo(before);
  }

  @Test
  void anIndexThatLostAPartIsNotUpToDate() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    IOUtils.rm(folder.resolve("generation-1").resolve("windows"));
    assertThat(upToDate(folder, 80, OLD)).isEmpty();
  }

  @Test
  void whatDesktopsLeaveDoesNotMakeAFolderForeign() throws IOException {
    Files.createFile(temp.resolve(".DS_Store"));
    SmallCorpus.build(temp, OLD);
    assertThat(books(temp)).containsExactly("eski");
  }

  @Test
  void aGenerationOfSomethingElseBesideAnIndexStays() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    Path other = Files.createDirectory(folder.resolve("generation-2"));
    Files.writeString(other.resolve("population.csv"), "mine");
    SmallCorpus.build(folder, NEW);
    assertThat(books(folder)).containsExactly("yeni");
    assertThat(names(folder))
        .containsExactlyInAnyOrder("CURRENT", "build.lock", "generation-2", "generation-3");
    assertThat(other.resolve("population.csv")).hasContent("mine");
  }

  @Test
  void aLinkWhereABuildWritesIsRefused() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    Path mine = Files.writeString(temp.resolve("mine"), "mine");
    Files.createSymbolicLink(folder.resolve("CURRENT.new"), mine);
    assertThatThrownBy(() -> SmallCorpus.build(folder, NEW))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("CURRENT.new is a link or a folder");
    assertThat(mine).hasContent("mine");
  }

  @Test
  void theNoteOfTheIndexFolderMayStay() throws IOException {
    Files.writeString(temp.resolve("README.md"), "# EAR index folder\n\nKept.\n");
    SmallCorpus.build(temp, OLD);
    assertThat(temp.resolve("README.md")).hasContent("# EAR index folder\n\nKept.\n");
  }

  @Test
  void anotherReadmeMakesAFolderForeign() throws IOException {
    Files.writeString(temp.resolve("README.md"), "# My thesis\n");
    assertThatThrownBy(() -> SmallCorpus.build(temp, OLD)).hasMessageContaining("README.md");
  }

  @Test
  void aReadmeThatIsNoUtf8MakesAFolderForeign() throws IOException {
    Files.write(temp.resolve("README.md"), new byte[] {(byte) 0xfe, 'x'});
    assertThatThrownBy(() -> SmallCorpus.build(temp, OLD))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("no EAR index and not empty");
  }

  @Test
  void aFolderNamedReadmeMakesAFolderForeign() throws IOException {
    Files.createDirectory(temp.resolve("README.md"));
    assertThatThrownBy(() -> SmallCorpus.build(temp, OLD))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("no EAR index and not empty");
  }

  @Test
  void aFileInTheFoldersPlaceIsRefused() throws IOException {
    Path file = Files.writeString(temp.resolve("index"), "mine");
    EarException e = catchThrowableOfType(EarException.class, () -> SmallCorpus.build(file, OLD));
    assertThat(e).hasMessageContaining("is a file").hasMessageContaining("--index");
    assertThat(file).hasContent("mine");
  }

  @Test
  void twoBuildsAtOnceAreRefusedWithinAProgram() {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    IndexBuilder outer =
        SmallCorpus.builder(
            80,
            (stage, done, total) ->
                assertThatThrownBy(() -> SmallCorpus.build(folder, OLD))
                    .isInstanceOf(EarException.class)
                    .hasMessageContaining("another build is writing " + folder)
                    .hasMessageContaining("wait"));
    outer.build(List.of(NEW), new IndexFolder(folder));
    assertThat(books(folder)).containsExactly("yeni");
  }

  @Test
  void aBuildIsRefusedWhileAnotherProgramHoldsTheLock() throws Exception {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                LockHolder.class.getName(),
                folder.resolve("build.lock").toString())
            .redirectErrorStream(true)
            .start();
    try {
      assertThat(other.getInputStream().read()).isEqualTo(LockHolder.HELD);
      assertThatThrownBy(() -> SmallCorpus.build(folder, NEW))
          .isInstanceOf(EarException.class)
          .hasMessageContaining("another build is writing " + folder);
      assertThat(books(folder)).containsExactly("eski");
    } finally {
      other.getOutputStream().close();
      other.waitFor();
    }
    SmallCorpus.build(folder, NEW);
    assertThat(books(folder)).containsExactly("yeni");
  }

  @Test
  void aLockFileThatAKilledBuildLeftIsNoLock() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("index"));
    Files.createFile(folder.resolve("build.lock"));
    SmallCorpus.build(folder, OLD);
    assertThat(books(folder)).containsExactly("eski");
  }

  @Test
  void theSameBooksAndSettingsAreUpToDate() {
    Path folder = temp.resolve("index");
    Manifest built = SmallCorpus.build(folder, OLD);
    assertThat(upToDate(folder, 80, OLD)).contains(built);
  }

  @Test
  void otherBooksSettingsOrOrderAreNotUpToDate() {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD, NEW);
    assertThat(upToDate(folder, 80, NEW, OLD)).isEmpty();
    assertThat(upToDate(folder, 80, OLD)).isEmpty();
    assertThat(upToDate(folder, 40, OLD, NEW)).isEmpty();
    assertThat(upToDate(folder, 80, OLD, book("yeni", "Başka."))).isEmpty();
  }

  @Test
  void noIndexIsNotUpToDate() {
    assertThat(upToDate(temp.resolve("none"), 80, OLD)).isEmpty();
  }

  @Test
  void anIndexWithADamagedManifestIsNotUpToDate() throws IOException {
    Path folder = temp.resolve("index");
    SmallCorpus.build(folder, OLD);
    Files.writeString(folder.resolve("generation-1/manifest.json"), "{\"format\":2}");
    assertThat(upToDate(folder, 80, OLD)).isEmpty();
  }

  private static Optional<Manifest> upToDate(Path folder, int radius, Book... books) {
    return SmallCorpus.upToDate(
        new BuildSettings(SmallCorpus.PROFILE, radius, true), folder, List.of(books));
  }

  private static void buildAndFail(Path folder) {
    SmallCorpus.builder(
            80,
            (stage, done, total) -> {
              if (stage.equals("indexing")) {
                throw new IllegalStateException("the lights went out");
              }
            })
        .build(List.of(NEW), new IndexFolder(folder));
  }

  /** At one stroke: files are being written there. */
  private void takeAway(Path generation) {
    try {
      Files.move(generation, temp.resolve("taken away"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> books(Path folder) {
    try (EarIndex index = SmallCorpus.open(folder)) {
      return index.manifest().books().stream().map(Manifest.BookEntry::name).toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String pageText(Book book) {
    return book.pages().getFirst().text();
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).toList();
    }
  }

  /** All files below a folder with their bytes, one character a byte. */
  private static TreeMap<String, String> files(Path folder) throws IOException {
    var files = new TreeMap<String, String>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            folder.relativize(file).toString(),
            new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }
}
