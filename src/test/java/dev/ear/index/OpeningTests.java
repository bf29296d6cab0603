package dev.ear.index;

import static dev.ear.index.SmallCorpus.book;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.apache.lucene.util.IOUtils;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** An index that is missing, damaged or another's says so in one line when it is opened. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class OpeningTests {
  private Path whole = Path.of("");
  private Path temp = Path.of("");
  private Path folder = Path.of("");
  private Path generation = Path.of("");

  @BeforeAll
  void build(@TempDir Path once) {
    whole = once.resolve("index");
    SmallCorpus.build(whole, book("a", "Ordu 1826 yılında yenilendi."));
  }

  @BeforeEach
  void copy(@TempDir Path each) throws IOException {
    temp = each;
    folder = each.resolve("index");
    generation = folder.resolve("generation-1");
    try (Stream<Path> all = Files.walk(whole)) {
      for (Path from : all.toList()) {
        Files.copy(from, folder.resolve(whole.relativize(from)));
      }
    }
  }

  @Test
  void aMissingFolder() {
    assertThat(failure(temp.resolve("none")))
        .hasMessageContaining("is no folder with an EAR index")
        .hasMessageContaining("ear build --corpus BOOKS --index " + temp.resolve("none"));
  }

  @Test
  void anEmptyFolder() throws IOException {
    Path empty = Files.createDirectory(temp.resolve("empty"));
    assertThat(failure(empty)).hasMessageContaining("holds no EAR index");
  }

  @Test
  void aFileInPlaceOfAFolder() throws IOException {
    Path file = Files.writeString(temp.resolve("file"), "x");
    assertThat(failure(file)).hasMessageContaining("is no folder with an EAR index");
  }

  @Test
  void aCurrentFileThatNamesNothing() throws IOException {
    Files.writeString(folder.resolve("CURRENT"), "../elsewhere\n");
    assertThat(failure(folder)).hasMessageContaining("names no generation of this index");
  }

  @Test
  void aCurrentFileThatNamesNothingIsMendedByANewBuildAsItsMessageSays() throws IOException {
    Files.writeString(folder.resolve("CURRENT"), "fenerasyon-1");
    assertThat(failure(folder)).hasMessageContaining("build again");
    SmallCorpus.build(folder, book("b", "Ordu 1839 yılında yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(index.manifest().books()).hasSize(1);
    }
  }

  @Test
  void aGenerationThatIsGone() throws IOException {
    IOUtils.rm(generation);
    assertDamaged();
  }

  @Test
  void aMissingManifest() throws IOException {
    Files.delete(generation.resolve("manifest.json"));
    assertDamaged();
  }

  @Test
  void aManifestThatIsNoJson() throws IOException {
    Files.writeString(generation.resolve("manifest.json"), "{\"format\": 2, \"prof");
    assertDamaged();
  }

  @Test
  void aManifestWithPartsMissing() throws IOException {
    Files.writeString(generation.resolve("manifest.json"), "{\"format\": 2}");
    assertDamaged();
  }

  @Test
  void aManifestWithNullForAPart() throws IOException {
    Path file = generation.resolve("manifest.json");
    String whole = Files.readString(file);
    Files.writeString(file, whole.replaceFirst("\"ear\" : \"[^\"]*\"", "\"ear\" : null"));
    assertDamaged();
  }

  @Test
  void anotherFormat() throws IOException {
    Path file = generation.resolve("manifest.json");
    String whole = Files.readString(file);
    Files.writeString(file, whole.replaceFirst("\"format\" : 2", "\"format\" : 99"));
    assertThat(failure(folder))
        .hasMessageContaining("of the newer format 99, and this program reads 2")
        .hasMessageContaining("ear build --corpus BOOKS --index " + folder);
  }

  @Test
  void anotherProfile() {
    EarException e =
        catchThrowableOfType(EarException.class, () -> EarIndex.open(folder, "en-history"));
    assertThat(e.category()).isEqualTo(Category.INDEX);
    assertThat(e)
        .hasMessageContaining("built with profile tr-tarih")
        .hasMessageContaining("query comes with profile en-history (checksums ")
        .hasMessageContaining("--profile en-history");
  }

  @Test
  void aProfileThatChangedSinceTheBuild() throws IOException {
    Path file = generation.resolve("manifest.json");
    String whole = Files.readString(file);
    Files.writeString(file, whole.replace(SmallCorpus.PROFILE.checksum(), "0".repeat(64)));
    Checksums.write(generation);
    assertThat(failure(folder))
        .hasMessageContaining(
            "the lists of profile tr-tarih have changed since the index was built")
        .hasMessageContaining("(checksums 000000000000 and ");
  }

  @Test
  void aMissingLuceneIndex() throws IOException {
    for (String part : new String[] {"windows", "chunks", "pages"}) {
      Path moved = temp.resolve("moved-" + part);
      Files.move(generation.resolve(part), moved);
      assertDamaged();
      assertThat(generation.resolve(part)).doesNotExist();
      Files.move(moved, generation.resolve(part));
    }
  }

  @Test
  void aMissingSegmentsFile() throws IOException {
    Files.delete(file("pages", "segments_"));
    assertDamaged();
  }

  @Test
  void aTruncatedSegment() throws IOException {
    Path file = file("windows", "_0.si");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
    assertDamaged();
  }

  @Test
  void aMissingEvidenceFile() throws IOException {
    Files.delete(generation.resolve("evidence.txt"));
    assertDamaged();
  }

  @Test
  void anEvidenceFileThatIsNoUtf8() throws IOException {
    Files.write(generation.resolve("evidence.txt"), new byte[] {(byte) 0xff, (byte) 0xfe});
    assertDamaged();
  }

  @Test
  void aFlippedBit() throws IOException {
    Path file = file("pages", ".fdt");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 20] ^= 1;
    Files.write(file, bytes);
    assertDamaged();
    assertThat(failure(folder)).hasMessageContaining("pages/" + file.getFileName());
  }

  @Test
  void evidenceThatIsNotTheBuildsIsSeenByTheCheck() throws IOException {
    Files.writeString(
        generation.resolve("evidence.txt"),
        Files.readString(generation.resolve("evidence.txt")) + "zzz\t7\n");
    Checksums.write(generation);
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(IndexCheck.differences(index))
          .singleElement()
          .asString()
          .startsWith("evidence of names");
    }
  }

  @Test
  void anotherCountThanTheManifestsIsSeenByTheCheck() throws IOException {
    Path file = generation.resolve("manifest.json");
    Files.writeString(
        file, Files.readString(file).replaceFirst("\"windows\" : 1", "\"windows\" : 2"));
    Checksums.write(generation);
    try (EarIndex index = SmallCorpus.open(folder)) {
      assertThat(IndexCheck.differences(index)).containsExactly("windows: manifest 2, index 1");
    }
  }

  private void assertDamaged() {
    EarException e = failure(folder);
    assertThat(e.category()).isEqualTo(Category.INDEX);
    assertThat(e).hasMessageContaining("is damaged").hasMessageContaining("ear build --");
    assertThat(String.valueOf(e.getMessage()).lines()).hasSize(1);
  }

  private static EarException failure(Path folder) {
    return catchThrowableOfType(
        EarException.class,
        () -> {
          EarIndex opened = SmallCorpus.open(folder);
          opened.close();
        });
  }

  private Path file(String part, String like) throws IOException {
    try (Stream<Path> files = Files.list(generation.resolve(part))) {
      return files.filter(f -> f.getFileName().toString().contains(like)).findFirst().orElseThrow();
    }
  }
}
