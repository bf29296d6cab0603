package dev.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Why a file could not be read, in words that are no path. */
final class IoReasonTests {
  @TempDir private Path folder;

  private static IOException reading(Path file) {
    return catchThrowableOfType(IOException.class, () -> Files.readAllBytes(file));
  }

  @Test
  void aFileThatIsNotThereIsNamedWithTheReason() {
    IOException e = reading(folder.resolve("yok.txt"));
    assertThat(IoReason.of(e)).isEqualTo("no such file");
    assertThat(IoReason.at(e)).isEqualTo(folder.resolve("yok.txt") + ": no such file");
  }

  @Test
  void aFileThatMayNotBeReadIsPermissionDenied() {
    assertThat(IoReason.of(new AccessDeniedException("x"))).isEqualTo("permission denied");
  }

  @Test
  void aFolderIsNoFile() {
    assertThat(IoReason.of(reading(folder))).isEqualTo("is a folder");
  }

  @Test
  void linksThatLeadInACircleAreTooMany() throws IOException {
    Path one = folder.resolve("bir");
    Files.createSymbolicLink(one, folder.resolve("iki"));
    Files.createSymbolicLink(folder.resolve("iki"), one);
    assertThat(IoReason.of(reading(one))).isEqualTo("too many levels of links");
  }

  @Test
  void anotherReasonIsToldAsItIs() {
    assertThat(IoReason.of(new IOException("Stale file handle"))).isEqualTo("Stale file handle");
    assertThat(IoReason.of(new IOException())).isEqualTo("IOException");
  }
}
