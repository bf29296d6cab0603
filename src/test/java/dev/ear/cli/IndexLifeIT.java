package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

/** What an index goes through on machines that die, fill up and are shared. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class IndexLifeIT {
  private static final long SEED = Long.getLong("ear.seed", 20260606L);
  private static final int KILLS = 10;
  private static final int KILLED = 128 + 9;
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private Path temp;
  private Path corpus;

  @BeforeAll
  void makeCorpus(@TempDir Path folder) throws IOException {
    temp = folder;
    corpus = Files.createDirectory(temp.resolve("corpus"));
    for (String name : List.of("a", "b", "c")) {
      Files.writeString(corpus.resolve(name + ".txt"), book(name, 60));
    }
  }

  @Test
  void aKilledBuildLeavesOneOfTwoWholeIndexesAndTheNextBuildNoLeftovers(TestReporter reporter)
      throws Exception {
    Path index = temp.resolve("killed");
    String[] versions = {book("yeni", 60), book("eski", 61)};
    List<List<String>> expected = new ArrayList<>();
    for (String version : versions) {
      Files.writeString(corpus.resolve("b.txt"), version);
      Path fresh = temp.resolve("fresh" + expected.size());
      assertThat(build(fresh).code()).isZero();
      expected.add(answers(fresh));
    }
    assertThat(expected.get(0)).isNotEqualTo(expected.get(1));
    long started = System.nanoTime();
    assertThat(process("build", "--corpus", corpus, "--index", index).waitFor()).isZero();
    long whole = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
    var random = new Random(SEED);
    var moments = new ArrayList<Long>();
    int killed = 0;
    for (int i = 0; i < KILLS; i++) {
      int other = expected.indexOf(answers(index)) == 0 ? 1 : 0;
      Files.writeString(corpus.resolve("b.txt"), versions[other]);
      started = System.nanoTime();
      Process process = process("build", "--corpus", corpus, "--index", index);
      // Before a fifth of the time is over, nothing but Java has started.
      moments.add(whole / 5 + random.nextLong(whole * 4 / 5));
      if (process.waitFor(moments.getLast(), TimeUnit.MILLISECONDS)) {
        whole = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
      }
      process.destroyForcibly().waitFor();
      killed += process.exitValue() == KILLED ? 1 : 0;
      assertThat(answers(index)).as("seed %d, moments %s", SEED, moments).isIn(expected);
      assertThat(Cli.run("verify", "--index", index).code()).isZero();
    }
    reporter.publishEntry(
        Map.of(
            "seed", String.valueOf(SEED),
            "builds killed", killed + " of " + KILLS,
            "after ms", moments.toString()));
    assertThat(killed).isPositive();
    Files.writeString(corpus.resolve("b.txt"), versions[0]);
    assertThat(build(index).code()).isZero();
    assertThat(answers(index)).isEqualTo(expected.get(0));
    assertNoLeftovers(index);
  }

  @Test
  void ofTwoBuildsAtOnceOneIsToldToWaitOrBothSucceedInTurn() throws Exception {
    Path index = temp.resolve("two");
    Process one = process("build", "--force", "--corpus", corpus, "--index", index);
    Process two = process("build", "--force", "--corpus", corpus, "--index", index);
    for (Process process : List.of(one, two)) {
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        assertThat(said).contains("another build is writing").contains("wait until it is done");
      }
    }
    assertThat(List.of(one.exitValue(), two.exitValue())).contains(0);
    assertThat(Cli.run("verify", "--index", index).code()).isZero();
    assertNoLeftovers(index);
  }

  @Test
  void aFullDiskLeavesTheOldIndexAnswering() throws Exception {
    Path disk = Files.createDirectory(temp.resolve("disk"));
    Cli.Ran mount = run("mount", "-t", "tmpfs", "-o", "size=600k", "ear-test", disk.toString());
    // The launcher's tests limit the size of files instead, for which no rights are needed.
    assumeTrue(
        mount.code() == 0,
        () ->
            "skipped: a full disk needs a file system of 600 kB of its own, and mounting one, which"
                + " only root may do, failed: "
                + mount.out().strip());
    try {
      Path index = disk.resolve("index");
      Path small = Files.createDirectory(temp.resolve("small"));
      Files.writeString(small.resolve("s.txt"), book("küçük", 5));
      assertThat(Cli.run("build", "--corpus", small, "--index", index).code()).isZero();
      List<String> before = answers(index);
      Path large = Files.createDirectory(temp.resolve("large"));
      Files.writeString(large.resolve("l.txt"), book("büyük", 1000));
      Cli.Ran full = Cli.run("build", "--force", "--corpus", large, "--index", index);
      assertThat(full.code()).isEqualTo(1);
      assertThat(full.err())
          .contains("ear: cannot write the index in " + index, "is unchanged", "make room");
      assertThat(answers(index)).isEqualTo(before);
      assertThat(Cli.run("verify", "--index", index).code()).isZero();
      assertNoLeftovers(index);
    } finally {
      assertThat(run("umount", disk.toString()).code()).isZero();
    }
  }

  @Test
  void withoutTheRightToWriteTheOldIndexAnswers() throws Exception {
    Path index = temp.resolve("locked");
    assertThat(build(index).code()).isZero();
    List<String> before = answers(index);
    Path jar = Files.copy(jar(), temp.resolve("ear.jar"));
    openToAll(temp);
    permit(index, "r-xr-xr-x", "r--r--r--");
    // Root may write everywhere: it becomes nobody, who may read.
    List<String> nobody =
        Files.isWritable(index)
            ? List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
            : List.of();
    try {
      assertThat(ran(nobody, jar, "verify", "--index", index).code()).isZero();
      Cli.Ran refused = ran(nobody, jar, "build", "--force", "--corpus", corpus, "--index", index);
      assertThat(refused.code()).isEqualTo(1);
      assertThat(refused.err())
          .contains("ear: cannot write the index in " + index, "is unchanged", "rights")
          .doesNotContain("\tat ");
      assertThat(answers(index)).isEqualTo(before);
    } finally {
      permit(index, "rwxrwxrwx", "rw-rw-rw-");
    }
    // Nothing but the right was missing.
    assertThat(ran(nobody, jar, "build", "--force", "--corpus", corpus, "--index", index).code())
        .isZero();
    assertThat(answers(index)).isEqualTo(before);
    assertNoLeftovers(index);
  }

  @Test
  void aFlippedBitChangesNoAnswerUnseen(TestReporter reporter) throws Exception {
    reporter.publishEntry("seed", String.valueOf(SEED));
    Path index = temp.resolve("flipped");
    assertThat(build(index).code()).isZero();
    List<String> before = answers(index);
    var random = new Random(SEED);
    List<Path> files;
    try (Stream<Path> all = Files.walk(index)) {
      files = all.filter(file -> isPart(file)).sorted().toList();
    }
    for (int i = 0; i < 40; i++) {
      Path file = files.get(random.nextInt(files.size()));
      byte[] whole = Files.readAllBytes(file);
      byte[] flipped = whole.clone();
      int place = random.nextInt(whole.length);
      flipped[place] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, flipped);
      String what = "seed " + SEED + ", " + file + ", byte " + place;
      Cli.Ran ran = Cli.run("search", "--index", index, "Yeniçeri", "1826");
      assertThat(ran.code()).as(what).isEqualTo(1);
      assertThat(ran.err()).as(what).startsWith("ear: ").contains("build").hasLineCount(1);
      assertThat(Cli.run("verify", "--index", index).code()).as(what).isEqualTo(1);
      Files.write(file, whole);
    }
    assertThat(answers(index)).isEqualTo(before);
    Files.write(files.getLast(), new byte[] {1, 2, 3});
    Cli.Ran mended = build(index);
    assertThat(mended.code()).isZero();
    assertThat(mended.err()).contains("cannot be used again").contains("all is built anew");
    assertThat(answers(index)).isEqualTo(before);
  }

  private static boolean isPart(Path file) {
    String name = file.getFileName().toString();
    return Files.isRegularFile(file) && !name.endsWith(".lock");
  }

  private Cli.Ran build(Path index) {
    return Cli.run("build", "--corpus", corpus, "--index", index);
  }

  /** Returns what an index answers, without the times. */
  private static List<String> answers(Path index) {
    var answers = new ArrayList<String>();
    for (String unit : List.of("window", "chunk", "page")) {
      for (String query : List.of("Yeniçeri Ocağı", "1826 yılında ordu", "sözcük7")) {
        Cli.Ran ran =
            Cli.run("search", "--index", index, "--unit", unit, "-k", "20", "--json", query);
        assertThat(ran.code()).as(ran.err()).isZero();
        answers.add(((ObjectNode) Cli.parse(ran.out())).without("micros").toString());
      }
    }
    return answers;
  }

  private static void assertNoLeftovers(Path index) throws IOException {
    try (Stream<Path> entries = Files.list(index)) {
      assertThat(entries.map(entry -> entry.getFileName().toString()))
          .hasSize(3)
          .contains("CURRENT", "build.lock")
          .anyMatch(name -> name.startsWith("generation-"));
    }
  }

  private static String book(String name, int pages) {
    return IntStream.range(0, pages)
        .mapToObj(
            page ->
                IntStream.range(0, 12)
                    .mapToObj(
                        i ->
                            "Yeniçeri Ocağı %d yılında %s için sözcük%d ile yenilendi."
                                .formatted(1800 + (page * 7 + i) % 90, name, page * i % 50))
                    .collect(Collectors.joining(" ")))
        .collect(Collectors.joining("\f"));
  }

  private static Process process(Object... args) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                JAVA,
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    for (Object arg : args) {
      command.add(arg.toString());
    }
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private Cli.Ran ran(List<String> as, Path jar, Object... args) throws Exception {
    var command = new ArrayList<>(as);
    command.addAll(List.of(JAVA, "-XX:TieredStopAtLevel=1", "-jar", jar.toString()));
    for (Object arg : args) {
      command.add(arg.toString());
    }
    Path out = temp.resolve("out");
    Path err = temp.resolve("err");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return new Cli.Ran(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  /** Runs a program; what it says is standard output, also where there is no such program. */
  private static Cli.Ran run(String... command) throws InterruptedException {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Cli.Ran(process.waitFor(), said, "");
    } catch (IOException e) {
      return new Cli.Ran(-1, String.valueOf(e.getMessage()), "");
    }
  }

  private static Path jar() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      return files
          .filter(file -> file.getFileName().toString().matches("ear-.*-cli\\.jar"))
          .findFirst()
          .orElseThrow(() -> new FileSystemException("target has no ear-…-cli.jar"));
    }
  }

  private static void openToAll(Path folder) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static void permit(Path folder, String folders, String files) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.toList()) {
        Files.setPosixFilePermissions(
            path, PosixFilePermissions.fromString(Files.isDirectory(path) ? folders : files));
      }
    }
  }
}
