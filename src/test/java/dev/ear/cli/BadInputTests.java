package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bad input ends in one clear line on standard error and the right exit code, and loses nothing.
 */
final class BadInputTests {
  private static final String GOOD_PAGE = "Ordu 1826 yılında yenilendi.";

  /** An index that tests only read. */
  private static Path index;

  @TempDir private Path temp;

  @BeforeAll
  static void buildIndex(@TempDir Path folder) throws IOException {
    index = Cli.index(folder);
  }

  @Test
  void aMissingCorpusFolder() {
    Path corpus = temp.resolve("none");
    assertFailed(build(corpus), corpus.toString(), "does not exist", "name a folder");
    assertThat(temp.resolve("index")).doesNotExist();
  }

  @Test
  void anEmptyNameIsNotTheCurrentFolder() {
    assertWrongUsage(Cli.run("info", "--index", ""), "name of a file or folder is empty");
    assertWrongUsage(Cli.run("clean", "--out", ""), "name of a file or folder is empty");
  }

  @Test
  void aRunNeverReplacesItsQuestions() throws IOException {
    Path questions =
        Files.writeString(
            temp.resolve("q.jsonl"), "{\"id\":\"a\",\"question\":\"Ordu ne zaman?\"}");
    assertWrongUsage(
        Cli.run("ask", "--index", index, "--questions", questions, "--trec", questions),
        "is the question file");
    assertThat(questions).content().contains("Ordu ne zaman?");
  }

  @Test
  void anExportNeverLandsInItsIndex() {
    assertWrongUsage(
        Cli.run("export", "--index", index, "--out", index.resolve("CURRENT")),
        "lies in the folder of an index");
  }

  @Test
  void anIndexOfOtherBooksIsNotReplacedUnasked() throws IOException {
    Path other = Files.createDirectory(temp.resolve("other"));
    Files.writeString(other.resolve("başka.txt"), "Lale Devri 1718'de başladı.");
    Cli.Ran ran = Cli.run("build", "--corpus", other, "--index", index);
    assertWrongUsage(
        ran, "holds other books", "ear build --force --corpus " + other + " --index " + index);
  }

  @Test
  void aDamagedIndexOfOtherBooksIsRefusedWithoutSayingThatItIsBuiltAnew() throws IOException {
    Path own = ownIndex();
    Files.delete(own.resolve("generation-1/evidence.txt"));
    Path other = Files.createDirectory(temp.resolve("other"));
    Files.writeString(other.resolve("başka.txt"), "Lale Devri 1718'de başladı.");
    Cli.Ran ran = Cli.run("build", "--corpus", other, "--index", own);
    assertWrongUsage(ran, "holds other books");
    assertThat(ran.err()).doesNotContain("built anew");
  }

  @Test
  void aFolderOfBooksInPlaceOfAnIndex() throws IOException {
    Path corpus = corpus("a.txt", GOOD_PAGE);
    for (String command : List.of("verify", "info")) {
      assertFailed(
          Cli.run(command, "--index", corpus),
          corpus + " holds books and no EAR index",
          "ear build --corpus " + corpus + " --index index");
    }
  }

  @Test
  void aCorpusFolderWithoutABook() throws IOException {
    Path corpus = Files.createDirectory(temp.resolve("corpus"));
    assertFailed(build(corpus), corpus.toString(), "holds no book", ".txt");
  }

  @Test
  void aCorpusFolderThatIsAFile() throws IOException {
    Path file = Files.writeString(temp.resolve("a.txt"), GOOD_PAGE);
    assertFailed(build(file), "a.txt", "is no folder");
  }

  @Test
  void aFileThatMayNotBeRead() throws IOException {
    Path corpus = corpus("a.txt", GOOD_PAGE);
    Path file = corpus.resolve("a.txt");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    // Root reads everything.
    assumeThat(Files.isReadable(file)).isFalse();
    assertFailed(build(corpus), "a.txt", "permission denied", "make the file readable");
  }

  @Test
  void aFileThatIsNotUtf8NamesTheByte() throws IOException {
    Path corpus = Files.createDirectory(temp.resolve("corpus"));
    Files.write(corpus.resolve("a.txt"), new byte[] {'O', 'r', 'd', 'u', (byte) 0xFD, '.'});
    assertFailed(build(corpus), "a.txt", "byte 4 (0xFD) is not UTF-8", "save the file as UTF-8");
  }

  @Test
  void aBooksNameTwiceNamesBothFiles() throws IOException {
    Path first = corpus("a.txt", GOOD_PAGE);
    Path second = Files.createDirectory(temp.resolve("second"));
    Files.writeString(second.resolve("a.txt"), GOOD_PAGE);
    assertFailed(
        Cli.run("build", "--corpus", first, second, "--index", temp.resolve("index")),
        first.resolve("a.txt").toString(),
        second.resolve("a.txt").toString(),
        "give each book its own name");
  }

  @Test
  void anEmptyPageIsACountedWarning() throws IOException {
    Path corpus = corpus("a.txt", GOOD_PAGE + "\f\f" + GOOD_PAGE);
    Cli.Ran ran = build(corpus);
    assertThat(ran.code()).isZero();
    assertThat(ran.err())
        .isEqualTo("ear: warning: " + corpus + "/a.txt: 1 empty page in book a: 2\n");
  }

  @Test
  void aLineOfPagesThatIsNoJsonNamesFileAndLine() throws IOException {
    Path corpus =
        corpus(
            "a.pages.jsonl",
            "{\"source\":\"a\",\"page\":1,\"text\":\"Ordu.\"}\n{\"source\":\"a\",\n");
    assertFailed(build(corpus), "a.pages.jsonl:2", "is not JSON", "\"source\"", "\"text\"");
  }

  @Test
  void aLineOfPagesWithoutAFieldNamesFileAndLine() throws IOException {
    Path corpus = corpus("a.pages.jsonl", "{\"source\":\"a\",\"text\":\"Ordu.\"}\n");
    assertFailed(build(corpus), "a.pages.jsonl:1", "\"page\" is missing");
  }

  @Test
  void aCorpusThatCleaningEmpties() throws IOException {
    Path corpus = corpus("a.txt", "A) bir\nB) iki\nC) üç\nD) dört\n");
    assertFailed(build(corpus), "no page with a word that cleaning keeps", "ear clean --dropped");
  }

  @Test
  void aQuestionLineThatIsNoJsonNamesFileAndLine() throws IOException {
    assertFailed(ask("{\"question\":\"1826?\"}\n{oops\n"), "q.jsonl:2: ");
  }

  @Test
  void oneOptionIsTooFew() throws IOException {
    assertFailed(
        ask("{\"question\":\"1826?\",\"options\":[\"ordu\"]}\n"), "q.jsonl:1: ", "2 to 10");
  }

  @Test
  void anEmptyOption() throws IOException {
    assertFailed(
        ask("{\"question\":\"1826?\",\"options\":[\"ordu\",\" \"]}\n"),
        "q.jsonl:1: ",
        "option B is empty");
  }

  @Test
  void aMissingKeyDoesNotMatterToRetrieval() throws IOException {
    assertThat(ask("{\"question\":\"1826?\",\"options\":[\"ordu\",\"vergi\"]}\n").code()).isZero();
  }

  @Test
  void noOptionsAtAllAreAnOpenQuestion() throws IOException {
    assertThat(ask("{\"question\":\"1826?\"}\n").code()).isZero();
  }

  @Test
  void aMissingQuestionFile() throws IOException {
    assertFailed(
        Cli.run("ask", "--index", index, "--questions", temp.resolve("none.jsonl")),
        "none.jsonl: no such file; name a question file");
  }

  @Test
  void anIdThatTheFileHasNot() throws IOException {
    Path file = Files.writeString(temp.resolve("q.jsonl"), "{\"id\":\"a\",\"question\":\"x\"}\n");
    assertWrongUsage(
        Cli.run("ask", "--index", index, "--questions", file, "--id", "b"),
        "no question with id 'b'",
        "from a to a");
  }

  @Test
  void oneTypedOptionIsTooFew() {
    assertWrongUsage(
        Cli.run("ask", "--question", "x", "--option", "y"), "none or two to ten options");
  }

  @Test
  void aTypedOptionThatIsEmpty() {
    assertWrongUsage(
        Cli.run("ask", "--question", "x", "--option", "y", "--option", " "), "option B is empty");
  }

  @Test
  void aBlankTypedStem() {
    assertWrongUsage(Cli.run("ask", "--question", " "), "blank stem");
  }

  @Test
  void aBlankSearch() {
    assertWrongUsage(Cli.run("search", " "), "nothing to search for");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void kBelowOne(int k) throws IOException {
    assertWrongUsage(
        Cli.run("search", "--index", index, "-k", k, "1826"), "k is " + k, "at least 1");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void aRadiusBelowOne(int radius) throws IOException {
    Path corpus = corpus("a.txt", GOOD_PAGE);
    assertWrongUsage(
        Cli.run("build", "--corpus", corpus, "--index", temp.resolve("i"), "--radius", radius),
        "radius " + radius + " is too small",
        "at least 1 word");
    assertThat(temp.resolve("i")).doesNotExist();
  }

  @Test
  void aRadiusThatTheIndexWasNotBuiltWith() {
    assertWrongUsage(
        Cli.run("search", "--index", index, "--radius", 40, "1826"),
        "holds windows of radius 80 and cannot draw them with 40",
        "ear build --corpus BOOKS --index " + index + " --windows spans");
  }

  @Test
  void aRadiusBelowOneForAQuery() {
    assertWrongUsage(
        Cli.run("search", "--index", index, "--radius", 0, "1826"), "radius 0 is too small");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-3", "many", "1.5", "9999999999"})
  void aNumberOfPageWordsThatIsNone(String words) throws IOException {
    assertWrongUsage(
        Cli.run("search", "--index", index, "--unit", "page", "--page-words", words, "1826"),
        "page are '" + words + "'",
        "from 1, or all");
  }

  @Test
  void noIndexYet() {
    Path index = temp.resolve("none");
    assertFailed(
        Cli.run("search", "--index", index, "x"),
        index + " is no folder with an EAR index",
        "ear build --corpus BOOKS --index " + index);
  }

  @Test
  void anIndexOfAnotherFormat() throws IOException {
    Path own = ownIndex();
    Path manifest = own.resolve("generation-1/manifest.json");
    Files.writeString(
        manifest, Files.readString(manifest).replace("\"format\" : 2", "\"format\" : 7"));
    assertFailed(
        Cli.run("info", "--index", own),
        "of the newer format 7",
        "reads 2",
        "--corpus BOOKS --index " + own);
  }

  @Test
  void anIndexOfAnotherProfile() throws IOException {
    assertFailed(
        Cli.run("search", "--index", index, "--profile", "en-history", "x"),
        "built with profile tr-tarih",
        "profile en-history",
        "ear build --corpus");
  }

  @Test
  void anUnknownProfile() throws IOException {
    assertWrongUsage(Cli.run("analyze", "--profile", "xx", "x"), "no profile xx", "tr-tarih");
  }

  @Test
  void aManifestThatIsNotAsItWasWritten() throws IOException {
    Path own = ownIndex();
    Path manifest = own.resolve("generation-1/manifest.json");
    Files.writeString(
        manifest, Files.readString(manifest).replace("\"chunks\" : 1,", "\"chunks\" : 2,"));
    assertFailed(
        Cli.run("info", "--index", own), "manifest.json has other bytes", "ear build --corpus");
  }

  @Test
  void aHundredThousandWordsEndInOneLimitForEveryUnit() throws IOException {
    String words =
        IntStream.range(0, 100_000)
            .mapToObj(i -> "söz" + Integer.toString(i, 36))
            .collect(Collectors.joining(" "));
    Path own = ownIndex();
    for (String unit : List.of("window", "parent", "chunk", "page")) {
      assertWrongUsage(
          Cli.runWithInput(words, "search", "--index", own, "--unit", unit, "-"),
          "the query has more than 1024 distinct words");
    }
    assertWrongUsage(
        Cli.runWithInput(words, "search", "--index", own, "--syntax", "lucene", "-"),
        "1024 distinct words");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aForeignFolderIsNeverWrittenTo(boolean force) throws IOException {
    Path corpus = corpus("a.txt", GOOD_PAGE);
    Path foreign = Files.createDirectory(temp.resolve("thesis"));
    Files.writeString(foreign.resolve("thesis.tex"), "years of work");
    TreeMap<String, String> before = files(foreign);
    Object[] args = {"build", "--corpus", corpus, "--index", foreign, force ? "--force" : "--json"};
    assertFailed(Cli.run(args), "no EAR index and not empty", "thesis.tex", "nothing was written");
    assertThat(files(foreign)).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void anIndexFolderThatIsAFile(boolean force) throws IOException {
    Path corpus = corpus("a.txt", GOOD_PAGE);
    Path file = Files.writeString(temp.resolve("index"), "mine");
    Object[] args = {"build", "--corpus", corpus, "--index", file, force ? "--force" : "--json"};
    assertFailed(Cli.run(args), "is a file", "--index");
    assertThat(file).hasContent("mine");
  }

  @Test
  void anIndexThatAnotherBuildIsWriting() throws IOException {
    Path own = ownIndex();
    try (FileChannel channel =
            FileChannel.open(own.resolve("build.lock"), StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      assertThat(lock.isValid()).isTrue();
      assertFailed(
          Cli.run("build", "--corpus", temp.resolve("corpus"), "--index", own, "--force"),
          "another build is writing " + own,
          "wait until it is done");
    }
    assertThat(Cli.run("info", "--index", own).code()).isZero();
  }

  @Test
  void anExportToAPlaceThatCannotBeWritten() throws IOException {
    Path file = Files.writeString(temp.resolve("file"), "mine");
    assertFailed(
        Cli.run("export", "--index", index, "--out", file.resolve("x.jsonl")),
        "cannot write " + file.resolve("x.jsonl"),
        "make room or check the rights");
    assertThat(file).hasContent("mine");
  }

  @Test
  void anExportOfParents() throws IOException {
    assertWrongUsage(
        Cli.run("export", "--index", index, "--unit", "parent", "--out", "-"),
        "parents are not stored",
        "window, chunk or page");
  }

  @Test
  void cleaningIntoTheCorpusItself() throws IOException {
    Path corpus = corpus("a.txt", GOOD_PAGE);
    assertWrongUsage(
        Cli.run("clean", "--corpus", corpus, "--out", corpus), "is the corpus itself", "--out");
    assertThat(files(corpus)).containsOnlyKeys("a.txt");
  }

  @Test
  void resultsNeverLandInAnIndex() throws IOException {
    Path corpus = corpus("a.txt", GOOD_PAGE);
    Path questions = Files.writeString(temp.resolve("q.jsonl"), "{\"question\":\"1826?\"}\n");
    for (Object[] args :
        new Object[][] {
          {"clean", "--corpus", corpus, "--out", index},
          {"clean", "--corpus", corpus, "--out", index.resolve("generation-1/cleaned")},
          {"bench", "--corpus", corpus, "--questions", questions, "--out", index},
          {"report", temp, "--out", index},
          {"questions", "audit", questions, "--out", index},
          {"questions", "supported", questions, "--corpus", corpus, "--out", index},
          {"eval", "retrieval", "--questions", questions, "--index", index, "--out", index},
          {"ask", "--index", index, "--questions", questions, "--trec", index.resolve("run")}
        }) {
      assertWrongUsage(Cli.run(args), "lies in the folder of an index", "name a place outside it");
    }
    assertThat(index.resolve("cleaned.pages.jsonl")).doesNotExist();
  }

  @Test
  void cleaningThatCannotWriteItsAuditLeavesNoPages() throws IOException {
    Path out = temp.resolve("cleaned");
    Files.createDirectories(out.resolve("audit.json"));
    assertFailed(
        Cli.run("clean", "--corpus", corpus("a.txt", GOOD_PAGE), "--out", out),
        "cannot write " + out.resolve("audit.json"),
        "is a folder");
    assertThat(out.resolve("cleaned.pages.jsonl")).doesNotExist();
  }

  @Test
  void aSearchForStopWordsAloneNamesThem() {
    assertWrongUsage(
        Cli.run("search", "--index", index, "ve", "ile"),
        "only words that the index leaves out (stop words, single letters): ve, ile;");
    assertWrongUsage(
        Cli.run("ask", "--index", index, "--question", "ve ile"), "leaves out", ": ve, ile;");
  }

  @Test
  void halfACharacterInAQuery() {
    for (String syntax : List.of("plain", "lucene")) {
      assertWrongUsage(
          Cli.run("search", "--index", index, "--syntax", syntax, "ordu\uD83D"),
          "half a character at position 4 (an unpaired \\ud83d)");
    }
  }

  @Test
  void halfACharacterInAQuestionFile() throws IOException {
    assertFailed(
        ask("{\"question\":\"1826 \\ud83d?\"}\n"),
        "q.jsonl:1",
        "the question has half a character at position 5");
  }

  @Test
  void cleaningABadCorpusWritesNothing() throws IOException {
    Path corpus = corpus("a.pages.jsonl", "{oops\n");
    assertFailed(
        Cli.run("clean", "--corpus", corpus, "--out", temp.resolve("out")), "a.pages.jsonl:1");
    assertThat(temp.resolve("out")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ordu AND", "yazar:Halil", "\"iki sözcük\""})
  void luceneSyntaxThatCannotBe(String query) throws IOException {
    assertWrongUsage(Cli.run("search", "--index", index, "--syntax", "lucene", query), "");
  }

  @Test
  void verboseShowsWhereAnErrorComesFrom() {
    Cli.Ran ran = Cli.run("info", "--verbose", "--index", temp.resolve("none"));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("\tat dev.ear.index.IndexFolder.current(");
  }

  @Test
  void verboseMayStandBeforeTheCommand() {
    assertThat(Cli.run("--verbose", "info", "--index", temp.resolve("none")).err())
        .contains("\tat dev.ear.index.IndexFolder.current(");
  }

  private Cli.Ran build(Path corpus) {
    return Cli.run("build", "--corpus", corpus, "--index", temp.resolve("index"));
  }

  private Cli.Ran ask(String questions) throws IOException {
    Path file = Files.writeString(temp.resolve("q.jsonl"), questions);
    return Cli.run("ask", "--index", index, "--questions", file);
  }

  private Path ownIndex() throws IOException {
    assertThat(build(corpus("a.txt", GOOD_PAGE)).code()).isZero();
    return temp.resolve("index");
  }

  private Path corpus(String file, String text) throws IOException {
    Path corpus = Files.createDirectory(temp.resolve("corpus"));
    Files.writeString(corpus.resolve(file), text);
    return corpus;
  }

  private static void assertFailed(Cli.Ran ran, String... parts) {
    assertOneLine(ran, parts);
    assertThat(ran.code()).isEqualTo(1);
  }

  private static void assertWrongUsage(Cli.Ran ran, String... parts) {
    assertOneLine(ran, parts);
    assertThat(ran.code()).isEqualTo(2);
  }

  private static void assertOneLine(Cli.Ran ran, String... parts) {
    assertThat(ran.err().lines().filter(line -> !line.startsWith("ear: warning"))).hasSize(1);
    assertThat(ran.err()).startsWith("ear: ").contains(parts).doesNotContain("\tat ", "unforeseen");
  }

  private static TreeMap<String, String> files(Path folder) throws IOException {
    var files = new TreeMap<String, String>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return files;
  }
}
