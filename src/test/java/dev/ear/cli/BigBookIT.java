package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A book is cleaned in bounded heap: 12 MB in 96 MB, most of which a page of 1 MiB needs, as 200 MB
 * in 1 GiB.
 */
final class BigBookIT {
  private static final int BYTES = 12_000_000;

  /** How the book is cut. */
  enum Cut {
    PAGES,
    LINES,
    NOTHING
  }

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void aBookOfAnyCutIsCleanedInBoundedHeap(Cut cut) throws Exception {
    Path corpus = Files.createDirectory(folder.resolve("corpus"));
    write(corpus.resolve("b.txt"), cut);
    assertThat(clean(corpus, "-Xmx96m")).as(log()).isZero();
    assertThat(Files.size(folder.resolve("out/cleaned.pages.jsonl"))).isGreaterThan(BYTES / 3);
  }

  @Test
  void aFileThatDoesNotFitIntoMemoryIsNamed() throws Exception {
    Path corpus = Files.createDirectory(folder.resolve("corpus"));
    Files.writeString(corpus.resolve("b.html"), "<p>" + "<b>a</b> ".repeat(1_500_000));
    assertThat(clean(corpus, "-Xmx64m")).as(log()).isOne();
    assertThat(log())
        .contains("b.html: does not fit into the memory of the Java machine")
        .contains("or split the file");
  }

  private String log() throws IOException {
    return Files.readString(folder.resolve("log"));
  }

  /** Cleans a corpus in a Java machine of its own and returns its exit code. */
  private int clean(Path corpus, String heap) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Main.class.getName(),
                "clean",
                "--corpus",
                corpus.toString(),
                "--out",
                folder.resolve("out").toString(),
                "--json")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    assertThat(process.waitFor(900, TimeUnit.SECONDS)).as("ended within 15 minutes").isTrue();
    return process.exitValue();
  }

  /** Narrative and as much exercise material; no two lines are the same. */
  private static void write(Path file, Cut cut) throws IOException {
    String end = cut == Cut.NOTHING ? " " : "\n";
    try (Writer out = Files.newBufferedWriter(file)) {
      for (int page = 1, bytes = 0; bytes < BYTES; page++) {
        StringBuilder text = new StringBuilder();
        if (cut == Cut.PAGES) {
          text.append("=== sayfa ").append(page).append(" ===\n");
        }
        for (int i = 0; i < 12; i++) {
          text.append("Defterin ").append(page * 31 + i).append(" numaralı satırında köyün adı, ");
          text.append(end).append("hane sayısı ve verdiği öşür yazılıdır.").append(end);
        }
        text.append("Aşağıdakilerden hangisi ")
            .append(page)
            .append(" numaralı köydür?")
            .append(end);
        text.append("A) Doğanlar B) Yeniköy C) Karahisar D) Ilıca").append(end).append(end);
        out.append(text);
        bytes += text.length();
      }
    }
  }
}
