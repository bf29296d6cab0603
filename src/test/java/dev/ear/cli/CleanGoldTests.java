package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ear clean --gold}: how well cleaning agrees with labelled pages. */
class CleanGoldTests {
  @TempDir Path folder;
  private Path gold;

  @BeforeEach
  void write() throws IOException {
    gold = folder.resolve("gold.jsonl");
    Files.writeString(
        gold,
        """
        {"source":"k","page":1,"text":"Bey öldü.\\n\\nÖzetleyiniz.","blocks":[{"text":"Bey öldü.",\
        "label":"keep"},{"text":"Özetleyiniz.","label":"drop","reason":"task"}]}
        {"source":"k","page":2,"text":"Oğlu kaçtı.","blocks":[{"text":"Oğlu kaçtı.",\
        "label":"drop","reason":"other"}]}
        """);
  }

  @Test
  void recallAndPrecisionStandAtTheTopOfTheJson() {
    JsonNode json = Cli.run("clean", "--gold", gold, "--json").json();
    assertThat(json.fieldNames()).toIterable().startsWith("kept_recall", "kept_precision");
    assertThat(json.get("kept_recall").asDouble()).isEqualTo(1);
    assertThat(json.get("kept_precision").asDouble()).isEqualTo(0.5);
    assertThat(json.at("/confusion/task/task").asInt()).isEqualTo(1);
    assertThat(json.at("/errors/0/place").asText()).isEqualTo("k:2");
  }

  @Test
  void theTableListsTheErrorsUnlessASummaryIsWanted() {
    assertThat(Cli.run("clean", "--gold", gold).out())
        .contains("2 pages, 3 blocks")
        .contains("by block  0.500      1.000")
        .contains("k:2    other  kept      Oğlu kaçtı.");
    assertThat(Cli.run("clean", "--gold", gold, "--summary").out()).doesNotContain("Oğlu");
    assertThat(Cli.run("clean", "--gold", gold, "--summary", "--json").json().get("errors"))
        .isEmpty();
  }

  @Test
  void oneHalfOfEachBookIsCountedWhenAsked() {
    JsonNode odd = Cli.run("clean", "--gold", gold, "--half", "odd", "--json").json();
    assertThat(odd.get("pages").asInt()).isEqualTo(1);
    assertThat(odd.get("kept_precision").asDouble()).isEqualTo(1);
  }

  @Test
  void weightsAreWrittenOverAnotherListButOverNothingElse() throws IOException {
    Path list = folder.resolve("exercise-weights.txt");
    Path pages = Path.of("eval", "cleaning", "pages-dev.jsonl");
    assertThat(Cli.run("clean", "--gold", pages, "--learn", list).code()).isZero();
    String learnt = Files.readString(list);
    assertThat(learnt).startsWith("# What signs weigh").contains("\nself ");
    assertThat(Cli.run("clean", "--gold", pages, "--learn", list).code()).isZero();
    assertThat(list).hasContent(learnt);

    String labels = Files.readString(gold);
    Cli.Ran refused = Cli.run("clean", "--gold", gold, "--learn", gold);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("is no list of weights");
    assertThat(gold).hasContent(labels);
  }

  @Test
  void labelsOfOneKindTeachNothing() throws IOException {
    Files.writeString(
        gold,
        """
        {"source":"k","page":1,"text":"Bey öldü.","blocks":[{"text":"Bey öldü.","label":"keep"}]}
        """);
    Path list = folder.resolve("list.txt");
    assertThat(Cli.run("clean", "--gold", gold, "--learn", list).err())
        .contains("hold nothing to learn from");
    assertThat(list).doesNotExist();
  }

  @Test
  void figuresAreNotAskedForWhereAListIsLearnt() {
    assertThat(Cli.run("clean", "--gold", gold, "--learn", folder.resolve("l"), "--json").code())
        .isEqualTo(2);
  }

  @Test
  void theProfileChoosesTheCues() {
    assertThat(
            Cli.run("clean", "--gold", gold, "--profile", "en-history", "--half", "odd", "--json")
                .json()
                .at("/confusion/task/kept")
                .asInt())
        .isEqualTo(1);
  }

  @Test
  void cleaningOrMeasuringIsWantedNotBothAndNotNeither() {
    assertThat(Cli.run("clean", "--gold", gold, "--out", folder.resolve("o")).code()).isEqualTo(2);
    assertThat(Cli.run("clean").code()).isEqualTo(2);
  }

  @Test
  void aBadLineIsNamed() throws IOException {
    Files.writeString(gold, "{}");
    Cli.Ran ran = Cli.run("clean", "--gold", gold);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("gold.jsonl:1: expected the fields source");
  }
}
