package dev.ear.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of cleaned pages. */
class CleanedPagesWriterTests {
  @TempDir Path folder;

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).toList();
    }
  }

  @Test
  void aPageIsALineThatSaysItIsCleaned() throws IOException {
    Path file = folder.resolve("k.pages.jsonl");
    try (CleanedPagesWriter writer = new CleanedPagesWriter(file)) {
      writer.write(new Page("Çağ", 3, "“Bursa”\nalındı."));
      writer.write(new Page("Çağ", 4, ""));
      writer.commit();
    }
    assertThat(Files.readString(file))
        .isEqualTo(
            "{\"source\":\"Çağ\",\"page\":3,\"text\":\"“Bursa”\\nalındı.\",\"cleaned\":\"ear\"}\n");
    assertThat(files()).containsExactly("k.pages.jsonl");
  }

  @Test
  void whatIsWrittenIsReadBackAsCleaned() {
    Path file = folder.resolve("k.pages.jsonl");
    Page page = new Page("a", 7, "Bursa \ud83d\udcd6 \u2028 alındı.");
    try (CleanedPagesWriter writer = new CleanedPagesWriter(file)) {
      writer.write(page);
      writer.commit();
    }
    Book book = Corpus.read(List.of(folder)).books().get(0);
    assertThat(book.cleaned()).isTrue();
    assertThat(book.pages()).containsExactly(page);
  }

  @Test
  void withoutACommitTheOldFileStaysAndNothingElse() throws IOException {
    Path file = Files.writeString(folder.resolve("k.pages.jsonl"), "eski");
    try (CleanedPagesWriter writer = new CleanedPagesWriter(file)) {
      writer.write(new Page("a", 1, "yeni"));
    }
    assertThat(Files.readString(file)).isEqualTo("eski");
    assertThat(files()).containsExactly("k.pages.jsonl");
  }

  @Test
  void theFolderIsMadeIfMissing() {
    Path file = folder.resolve("yeni/alt/k.pages.jsonl");
    try (CleanedPagesWriter writer = new CleanedPagesWriter(file)) {
      writer.commit();
    }
    assertThat(file).isRegularFile();
  }

  @Test
  void aPlaceThatCannotBeWrittenIsAClearError() throws IOException {
    Path file = Files.writeString(folder.resolve("dosya"), "x").resolve("k.pages.jsonl");
    assertThatThrownBy(() -> new CleanedPagesWriter(file))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("cannot write")
        .hasMessageContaining("a file stands where its folder should be");
  }
}
