package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fields that programs outside rely on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class JsonShapeTests {
  private Path folder;
  private Path index;

  @BeforeAll
  void build(@TempDir Path folder) throws IOException {
    this.folder = folder;
    index = Cli.index(folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"window", "chunk", "page", "parent"})
  void anAnswerHasItsFields(String unit) {
    JsonNode answer = ask(unit);
    assertThat(Cli.fields(answer))
        .containsExactly(
            "id",
            "unit",
            "k",
            "tokens",
            "anchors",
            "fallback",
            "hits",
            "duplicates_skipped",
            "duplicates",
            "retrieved_words",
            "context_words",
            "micros");
    assertThat(answer.get("unit").textValue()).isEqualTo(unit);
    assertThat(answer.get("k").intValue()).isEqualTo(2);
    assertThat(answer.get("tokens").get(0).textValue()).isEqualTo("1826");
    assertThat(answer.get("fallback").isBoolean()).isTrue();
    assertThat(answer.get("micros").isIntegralNumber()).isTrue();
    assertThat(answer.get("anchors").get(0).get("in_index").booleanValue()).isTrue();
    assertThat(Cli.fields(answer.get("anchors").get(0)))
        .contains("key", "kind", "origin", "surface", "rule", "in_index");
  }

  @Test
  void aWindowHitHasItsFields() {
    JsonNode hit = ask("window").get("hits").get(0);
    assertThat(Cli.fields(hit)).containsExactlyElementsOf(hitFields());
    assertThat(hit.get("book").textValue()).isEqualTo("ıslahat");
    assertThat(hit.get("page").intValue()).isEqualTo(4);
    assertThat(hit.get("parent").intValue()).isZero();
    JsonNode matched = hit.get("anchors_matched").get(0);
    assertThat(Cli.fields(matched))
        .containsExactly(
            "key", "kind", "origin", "query_surface", "corpus_surface", "start", "end", "centre");
  }

  @Test
  void aChunkHitHasPagesAndNullForPageAndParent() {
    JsonNode hit = ask("chunk").get("hits").get(0);
    assertThat(Cli.fields(hit)).contains("page_from", "page_to").containsAll(hitFields());
    assertThat(hit.get("page").isNull()).isTrue();
    assertThat(hit.get("parent").isNull()).isTrue();
    assertThat(hit.get("page_from").intValue()).isEqualTo(4);
    assertThat(hit.get("page_to").intValue()).isEqualTo(5);
  }

  @Test
  void aParentHitAlsoHasSummaryTextAndLinks() {
    JsonNode hit = ask("parent").get("hits").get(0);
    assertThat(Cli.fields(hit))
        .containsAll(hitFields())
        .contains("summary", "parent_text", "links");
  }

  @Test
  void oneLineIsPrintedForEachQuestionAndUnit() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("two.jsonl"),
            """
            {"id":"q1","question":"1826 yılında ne oldu?","options":["ordu","ferman"],"answer":"A"}
            {"id":"q2","question":"Malazgirt Savaşı ne zamandı?"}
            """);
    Cli.Ran ran = Cli.run("ask", "--index", index, "--questions", file, "--unit", "all", "--json");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .extracting(line -> Cli.parse(line).get("id").textValue())
        .containsExactly("q1", "q1", "q1", "q1", "q2", "q2", "q2", "q2");
    assertThat(ran.lines().subList(0, 4))
        .extracting(line -> Cli.parse(line).get("unit").textValue())
        .containsExactly("window", "parent", "chunk", "page");
  }

  @Test
  void aSearchIsAnAnswerWithoutAnId() {
    Cli.Ran ran = Cli.run("search", "--index", index, "--json", "Malazgirt", "Savaşı");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).hasSize(1);
    assertThat(ran.json().get("id").isNull()).isTrue();
    assertThat(ran.json().get("hits").get(0).get("book").textValue()).isEqualTo("savaşlar");
  }

  @Test
  void anExportedWindowHasItsFields() {
    List<JsonNode> windows = export("window");
    assertThat(Cli.fields(windows.getFirst()))
        .containsExactly(
            "ord",
            "book",
            "page",
            "parent",
            "start",
            "end",
            "tokens",
            "anchors",
            "normalized",
            "text");
    assertThat(Cli.fields(windows.getFirst().get("anchors").get(0)))
        .containsExactly("key", "kind", "start", "end", "centre");
    assertThat(windows).extracting(window -> window.get("ord").intValue()).isSorted();
  }

  @Test
  void anExportedChunkHasPagesAndAnExportedPageNoParent() {
    assertThat(Cli.fields(export("chunk").getFirst()))
        .contains("ord", "book", "page_from", "page_to", "start", "end", "tokens", "anchors")
        .doesNotContain("parent");
    assertThat(Cli.fields(export("page").getFirst()))
        .contains("ord", "book", "page", "start", "end", "tokens", "anchors", "normalized", "text")
        .doesNotContain("parent", "page_from");
  }

  @Test
  void anExportToAFileIsTheExportToStandardOutput() throws IOException {
    Path file = folder.resolve("windows.jsonl");
    Cli.Ran toFile = Cli.run("export", "--index", index, "--out", file);
    assertThat(toFile.code()).isZero();
    assertThat(toFile.out()).isEmpty();
    assertThat(Files.readString(file))
        .isEqualTo(Cli.run("export", "--index", index, "--out", "-").out());
  }

  @Test
  void anAnalysisHasTokensAndAnchors() {
    JsonNode analysis = Cli.run("analyze", "--json", "Ordu,", "1826'da", "kuruldu.").json();
    assertThat(Cli.fields(analysis)).containsExactly("tokens", "anchors");
    assertThat(Cli.fields(analysis.get("tokens").get(0)))
        .containsExactly("term", "word", "surface", "content");
    assertThat(Cli.fields(analysis.get("anchors").get(0)))
        .containsExactly("key", "kind", "start", "end", "surface", "rule");
    assertThat(analysis.get("anchors").get(0).get("surface").textValue()).isEqualTo("1826'da");
  }

  @Test
  void infoIsTheManifestAndWhereTheIndexDiffers() {
    JsonNode info = Cli.run("info", "--index", index, "--json").json();
    assertThat(Cli.fields(info)).containsExactly("manifest", "differences");
    assertThat(info.get("differences")).isEmpty();
    assertThat(Cli.fields(info.get("manifest")))
        .containsExactly(
            "format",
            "versions",
            "profile",
            "cleaned",
            "window_storage",
            "units",
            "sources",
            "books",
            "counts",
            "bytes",
            "seconds");
    assertThat(Cli.fields(info.get("manifest").get("units")))
        .containsExactly("chunk", "chunk_overlap", "parent", "parent_overlap", "radius");
  }

  @Test
  void verifyTellsWhetherTheIndexIsSound() {
    JsonNode verification = Cli.run("verify", "--index", index, "--json").json();
    assertThat(Cli.fields(verification)).containsExactly("sound", "bytes", "damages", "ignored");
    assertThat(verification.get("sound").booleanValue()).isTrue();
    assertThat(verification.get("bytes").longValue()).isPositive();
    assertThat(verification.get("damages")).isEmpty();
  }

  @Test
  void aBuildPrintsItsManifest() {
    JsonNode manifest =
        Cli.run(
                "build",
                "--corpus",
                folder.resolve("corpus"),
                "--index",
                folder.resolve("other"),
                "--json")
            .json();
    assertThat(manifest.get("counts").get("pages").intValue()).isEqualTo(3);
    assertThat(manifest.get("books").get(0).get("name").textValue()).isEqualTo("savaşlar");
  }

  @Test
  void anAuditHasTotalAndBooks() throws IOException {
    Path out = folder.resolve("cleaned");
    Cli.Ran ran = Cli.run("clean", "--corpus", folder.resolve("corpus"), "--out", out, "--json");
    assertThat(Cli.fields(ran.json())).containsExactly("total", "books");
    assertThat(Cli.fields(ran.json().get("total")))
        .contains(
            "pages",
            "readable_pages",
            "narrative_pages",
            "kept_blocks",
            "dropped_blocks",
            "dropped");
    assertThat(Cli.parse(Files.readString(out.resolve("audit.json")))).isEqualTo(ran.json());
  }

  private JsonNode ask(String unit) {
    return Cli.run(
            "ask",
            "--index",
            index,
            "--unit",
            unit,
            "-k",
            "2",
            "--json",
            "--question",
            "1826 yılında hangi ordu kuruldu?")
        .json();
  }

  private List<JsonNode> export(String unit) {
    Cli.Ran ran = Cli.run("export", "--index", index, "--unit", unit, "--out", "-");
    assertThat(ran.code()).isZero();
    return ran.lines().stream().map(Cli::parse).toList();
  }

  private static List<String> hitFields() {
    return List.of(
        "rank",
        "score",
        "score_parts",
        "overlap",
        "matched_tokens",
        "anchors_matched",
        "unit",
        "book",
        "page",
        "parent",
        "start",
        "end",
        "words",
        "text");
  }
}
