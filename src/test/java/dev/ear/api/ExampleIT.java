package dev.ear.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.index.WindowStorage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of the documentation, run as it says: against the packaged jar. */
final class ExampleIT {
  @Test
  void theExampleAsksAnIndexAndPrintsItsTrace(@TempDir Path temp) throws Exception {
    Path index = temp.resolve("index");
    var page = new Page("kitap", 1, "Lale Devri 1718'de Pasarofça Antlaşması ile başladı.");
    new IndexBuilder(
            new BuildSettings(Profiles.load(Profile.DEFAULT), 80, false, WindowStorage.DOCUMENTS),
            BuildProgress.SILENT)
        .build(
            List.of(new Book("kitap", Path.of("kitap.txt"), "0".repeat(64), false, List.of(page))),
            new IndexFolder(index));
    Path out = temp.resolve("out");
    Process example =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                commandLineJar().toString(),
                "docs/examples/AskAnIndex.java",
                index.toString(),
                "Lale Devri hangi antlaşmayla başladı?",
                "Pasarofça",
                "Karlofça")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .redirectOutput(out.toFile())
            .start();
    assertThat(example.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(example.exitValue()).isZero();
    assertThat(Files.readString(out, StandardCharsets.UTF_8))
        .contains("name lale devri in the stem: in the index")
        .contains("1. kitap, page 1, score")
        .contains("   lale devri: \"Lale Devri\"")
        .contains("Pasarofça Antlaşması ile başladı.");
  }

  private static Path commandLineJar() throws Exception {
    try (Stream<Path> built = Files.list(Path.of("target"))) {
      return built
          .filter(path -> path.getFileName().toString().matches("ear-.*-cli\\.jar"))
          .findFirst()
          .orElseThrow();
    }
  }
}
