package dev.ear.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program is the same as long as what makes an index is the same, wherever it lies. */
final class ProgramFingerprintTests {
  private static final List<String> NAMES =
      List.of(
          "dev/ear/Utf8.class",
          "dev/ear/text/Words.class",
          "dev/ear/index/analysis/FoldFilter.class",
          "dev/ear/cli/Main.class",
          "org/other/text/Words.class");

  @TempDir private Path program;

  @BeforeEach
  void makeProgram() throws IOException {
    for (String name : NAMES) {
      write(name, name);
    }
  }

  @Test
  void ofTheProgramThatRunsItIsASha256() {
    assertThat(ProgramFingerprint.current()).matches("[0-9a-f]{64}");
  }

  @Test
  void aJarHasThatOfTheFolderItWasMadeOfInWhateverOrder(@TempDir Path temp) throws IOException {
    String expected = ProgramFingerprint.of(program);
    assertThat(ProgramFingerprint.of(jar(temp.resolve("a.jar"), NAMES))).isEqualTo(expected);
    assertThat(ProgramFingerprint.of(jar(temp.resolve("b.jar"), NAMES.reversed())))
        .isEqualTo(expected);
  }

  @Test
  void aClassThatChangedMakesItAnother() throws IOException {
    String before = ProgramFingerprint.of(program);
    for (String name : NAMES.subList(0, 3)) {
      write(name, "changed");
      assertThat(ProgramFingerprint.of(program)).as(name).isNotEqualTo(before);
      write(name, name);
    }
    assertThat(ProgramFingerprint.of(program)).isEqualTo(before);
  }

  @Test
  void aClassWithAnotherNameMakesItAnother() throws IOException {
    String before = ProgramFingerprint.of(program);
    Path words = program.resolve("dev/ear/text/Words.class");
    Files.move(words, words.resolveSibling("Terms.class"));
    assertThat(ProgramFingerprint.of(program)).isNotEqualTo(before);
  }

  @Test
  void whatMakesNoIndexDoesNotCount() throws IOException {
    String before = ProgramFingerprint.of(program);
    write("dev/ear/cli/Main.class", "changed");
    write("org/other/text/Words.class", "changed");
    assertThat(ProgramFingerprint.of(program)).isEqualTo(before);
  }

  @Test
  void whereNothingOfTheProgramIsItIsUnknown(@TempDir Path empty) throws IOException {
    assertThat(ProgramFingerprint.of(empty)).isEqualTo(ProgramFingerprint.UNKNOWN);
  }

  private void write(String name, String content) throws IOException {
    Path file = program.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  private Path jar(Path jar, List<String> names) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        var zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
      for (String name : names) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(Files.readAllBytes(program.resolve(name)));
        zip.closeEntry();
      }
    }
    return jar;
  }
}
