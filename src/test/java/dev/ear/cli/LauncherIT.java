package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The launcher as a shell runs it, from elsewhere and in the poorest of locales. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LauncherIT {
  private static final Path EAR = Path.of("ear").toAbsolutePath();
  private static final String CORPUS = "kitap klasörü ığş";
  private static final String INDEX = "dizin İĞŞ";

  private Path folder;

  @BeforeAll
  void build(@TempDir Path temp) throws Exception {
    folder = Files.createDirectory(temp.resolve("çalışma yeri"));
    Path corpus = Files.createDirectory(folder.resolve(CORPUS));
    Files.writeString(
        corpus.resolve("Yakın Çağ.txt"), "II. Mahmut 1826 yılında Yeniçeri Ocağı'nı kaldırdı.\n");
    Ran ran = ear("build", "--corpus", CORPUS, "--index", INDEX);
    assertThat(ran.err()).doesNotContain("WARNING");
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("Yakın Çağ");
  }

  private record Ran(int code, String out, String err) {}

  @Test
  void aSearchFindsTurkishWordsInTurkishPlaces() throws Exception {
    Ran ran = ear("search", "--index", INDEX, "YENİÇERİ", "Ocağı'nın");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("1. Yakın Çağ, s. 1").contains("Yeniçeri Ocağı'nı kaldırdı.");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void theAnswerIsTheSameWithAndWithoutAnArchive() throws Exception {
    // The first search may write the archive, the second starts from it.
    Ran first = ear("search", "--index", INDEX, "--json", "1826");
    Ran second = ear("search", "--index", INDEX, "--json", "1826");
    Ran without = run(Map.of("EAR_CDS", "off"), search(INDEX));
    assertThat(List.of(first.code(), second.code(), without.code())).containsOnly(0);
    assertThat(List.of(first.err(), second.err(), without.err())).containsOnly("");
    assertThat(untimed(second)).isEqualTo(untimed(first));
    assertThat(untimed(without)).isEqualTo(untimed(first));
  }

  @Test
  void theLauncherWorksThroughALink() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("kısayol"), EAR);
    Ran ran = run(Map.of(), List.of(link.toString(), "--version"));
    Files.delete(link);
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).startsWith("ear ");
  }

  @Test
  void wrongUsageIsExitCodeTwo() throws Exception {
    Ran ran = ear("search", "--index", INDEX, "-k", "0", "1826");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("ear: k is 0;");
  }

  @Test
  void aFailureIsExitCodeOne() throws Exception {
    Ran ran = ear("info", "--index", "yok");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).startsWith("ear: yok is no folder with an EAR index;");
  }

  @Test
  void standardInputIsReadForADash() throws Exception {
    Ran ran =
        run(
            Map.of(),
            List.of(
                "bash",
                "-c",
                "printf 'Yeniçeri Ocağı' | \"$0\" search --index \"$1\" -",
                EAR.toString(),
                INDEX));
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("yeniçeri ocak* (event)");
  }

  @Test
  void aMachineInTurkishGivesTheSameAnswer() throws Exception {
    Ran usual = ear("search", "--index", INDEX, "--json", "1826");
    Ran turkish =
        run(Map.of("EAR_JAVA_OPTS", "-Duser.language=tr -Duser.country=TR"), search(INDEX));
    assertThat(untimed(turkish)).isEqualTo(untimed(usual));
  }

  @Test
  void aDiskThatFillsUpLeavesTheOldIndexAnswering() throws Exception {
    Files.createDirectory(folder.resolve("büyük"));
    Files.writeString(
        folder.resolve("büyük/b.txt"),
        Stream.iterate(1000, year -> year + 1)
            .limit(900)
            .map(year -> "Ordu " + year + " yılında söz" + year + " ile yenilendi.")
            .reduce("", (a, b) -> a + "\n\n" + b));
    // A limit on the size of files fails a write as a full disk does, for root too.
    Ran ran =
        run(
            Map.of(),
            List.of(
                "bash",
                "-c",
                "ulimit -f 8 && exec \"$0\" build --force --corpus büyük --index \"$1\"",
                EAR.toString(),
                INDEX));
    assertThat(ran.code()).as(ran.err()).isEqualTo(1);
    assertThat(ran.err())
        .startsWith("ear: cannot write the index in " + INDEX)
        .contains("an index that was there is unchanged")
        .doesNotContain("\tat ");
    assertThat(ear("search", "--index", INDEX, "1826").out()).contains("1. Yakın Çağ, s. 1");
    try (Stream<Path> entries = Files.list(folder.resolve(INDEX))) {
      assertThat(entries.map(entry -> entry.getFileName().toString()))
          .containsExactlyInAnyOrder("CURRENT", "build.lock", "generation-1");
    }
  }

  @Test
  void anExportThatDoesNotFitLeavesTheOldFile() throws Exception {
    Path file = Files.writeString(folder.resolve("pencereler.jsonl"), "old\n");
    Ran ran =
        run(
            Map.of(),
            List.of(
                "bash",
                "-c",
                // Messages go through a pipe, which has no limit.
                "(ulimit -f 0 && exec \"$0\" export --index \"$1\" --out pencereler.jsonl) 2>&1 |"
                    + " cat; exit ${PIPESTATUS[0]}",
                EAR.toString(),
                INDEX));
    assertThat(ran.code()).as(ran.out()).isEqualTo(1);
    assertThat(ran.out()).startsWith("ear: cannot write ").contains("nothing of it was left");
    assertThat(file).hasContent("old\n");
    try (Stream<Path> entries = Files.list(folder)) {
      assertThat(entries.map(entry -> entry.getFileName().toString()))
          .noneMatch(name -> name.endsWith(".unfinished"));
    }
  }

  private static JsonNode untimed(Ran ran) {
    return ((ObjectNode) Cli.parse(ran.out())).without("micros");
  }

  private static List<String> search(String index) {
    return List.of(EAR.toString(), "search", "--index", index, "--json", "1826");
  }

  private Ran ear(String... args) throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(EAR.toString());
    command.addAll(List.of(args));
    return run(Map.of(), command);
  }

  /** Runs a command from the folder with Turkish letters, in the locale that knows none. */
  private Ran run(Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("ear", ".out");
    Path err = Files.createTempFile("ear", ".err");
    try {
      var builder = new ProcessBuilder(command).directory(folder.toFile());
      builder.environment().put("LC_ALL", "C");
      builder.environment().putAll(environment);
      Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
      return new Ran(process.exitValue(), Files.readString(out), Files.readString(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }
}
