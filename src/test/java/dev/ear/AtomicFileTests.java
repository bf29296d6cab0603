package dev.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTests {
  @TempDir private Path folder;

  @Test
  void aFileAppearsOnlyWhenItIsWhole() {
    Path file = folder.resolve("a.txt");
    try (var atomic = new AtomicFile(file)) {
      atomic.append(writer -> writer.write("iğne"));
      assertThat(file).doesNotExist();
      atomic.commit();
    }
    assertThat(file).hasContent("iğne");
  }

  @Test
  void aFileThatFailsLeavesTheOldOneAndNothingElse() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    file,
                    writer -> {
                      writer.write("new");
                      throw new IOException("No space left on device");
                    }))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("cannot write " + file)
        .hasMessageContaining("No space left on device");
    assertThat(file).hasContent("old");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }

  @Test
  void aFileThatFailsLeavesNoneOfTheFoldersMadeForIt() throws IOException {
    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    folder.resolve("b/c/a.txt"),
                    writer -> {
                      throw new IOException("No space left on device");
                    }))
        .isInstanceOf(EarException.class);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aLinkIsFollowed() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    AtomicFile.write(link, writer -> writer.write("new"));
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
  }

  @Test
  void othersMayReadTheFileAsTheFolderLetsThem() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain.txt"), "x");
    Path file = folder.resolve("a.txt");
    AtomicFile.write(file, writer -> writer.write("x"));
    assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(plain));
  }
}
