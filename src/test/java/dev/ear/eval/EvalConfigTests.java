package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.answer.PromptStyle;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvalConfigTests {
  @SuppressWarnings("NullAway.Init")
  @TempDir
  private Path folder;

  private EvalConfig read(String text) throws IOException {
    return ConfigFile.read(Files.writeString(folder.resolve("eval.yaml"), text)).config();
  }

  @Test
  void aFileIsYaml() throws IOException {
    EvalConfig config =
        read(
            """
            questions: q.jsonl
            units: [window, chunk]
            k: [3, 8]
            radius: [40, 80]
            generators:
              - generator: ollama
                model: mistral:latest
            """);

    assertThat(config.questionFile()).isEqualTo(Path.of("q.jsonl"));
    assertThat(RetrievalPlan.of(config).cells())
        .extracting(Cell::label)
        .containsExactly(
            "window-k3-r40",
            "window-k3-r80",
            "window-k8-r40",
            "window-k8-r80",
            "chunk-k3",
            "chunk-k8");
    assertThat(config.generators())
        .extracting(GeneratorSpec::model)
        .containsExactly("mistral:latest");
  }

  @Test
  void aFileMayBeJson() throws IOException {
    assertThat(read("{\"questions\": \"q.jsonl\", \"k\": [5]}").k()).containsExactly(5);
  }

  @Test
  void theFirstSourceGoesBeforeTheSecond() throws IOException {
    EvalConfig config = read("k: [5]").over(read("{k: [9], units: [page]}"));

    assertThat(config.k()).containsExactly(5);
    assertThat(config.units()).containsExactly("page");
  }

  @Test
  void whatIsLeftOpenIsThePapersProtocol() throws IOException {
    EvalConfig config = read("questions: q.jsonl");

    assertThat(RetrievalPlan.of(config).units())
        .containsExactly(UnitKind.WINDOW, UnitKind.PARENT, UnitKind.CHUNK, UnitKind.PAGE);
    assertThat(RetrievalPlan.of(config).ks()).containsExactly(3, 8);
    assertThat(AnswerPlan.of(config).prompts()).containsExactly(PromptStyle.RAG_COT);
    assertThat(AnswerPlan.of(config).seed()).isEqualTo(13);
  }

  @Test
  void anUnknownNameIsRefusedWithItsLine() {
    assertThatThrownBy(() -> read("questions: q.jsonl\nradii: [40]\n"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("eval.yaml:")
        .hasMessageContaining("no setting 'radii'; expected one of aliases, cache,")
        .hasMessageNotContaining("\n");
  }

  @Test
  void aBrokenFileIsRefusedWithItsLine() {
    assertThatThrownBy(() -> read("questions: [q.jsonl\nk: 3"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("eval.yaml:")
        .hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "k: 3.7|'k' is 3.7; expected a whole number",
        "k: [3, 8.0]|'k' is 8.0; expected a whole number",
        "k: true|'k' is true; expected a whole number",
        "k: '3'|'k' is '3'; expected a whole number",
        "k: three|'k' is 'three'; expected a whole number",
        "k: {a: 3}|'k' is a block of settings; expected a whole number",
        "k: [[3]]|'k' is a list; expected a whole number",
        "words: 150.9|'words' is 150.9; expected a whole number",
        "radius: 40.9|'radius' is 40.9; expected a whole number",
        "seed: 1e3|'seed' is 1e3; expected a whole number",
        "in_flight: 2.5|'in_flight' is 2.5; expected a whole number",
        "max_overlap: true|'max_overlap' is true; expected a number",
        "max_overlap: '0.3'|'max_overlap' is '0.3'; expected a number",
        "clean: 1|'clean' is 1; expected true or false",
        "clean: 'true'|'clean' is 'true'; expected true or false",
        "aliases: maybe|'aliases' is 'maybe'; expected true or false",
        "index: [a]|'index' is a list; expected a text",
        "language: true|'language' is true; expected a text",
        "generators: reader|'generators' is 'reader'; expected 'setting: value' pairs",
        "generators: {generator: reader, retries: 1.5}|'retries' is 1.5; expected a whole number"
      })
  void aValueOfAnotherKindIsRefusedWithItsLine(String setting, String what) {
    assertThatThrownBy(() -> read("questions: q.jsonl\n" + setting + "\n"))
        .isInstanceOf(EarException.class)
        .hasMessage(folder.resolve("eval.yaml") + ":2: " + what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "k: null|'k' is without a value",
        "k:|'k' is without a value",
        "k: [3, null]|'k' is without a value",
        "units: []|'units' is an empty list",
        "rankings: []|'rankings' is an empty list",
        "words: []|'words' is an empty list",
        "generators: []|'generators' is an empty list",
        "index: ' '|'index' is an empty text",
        "generators: [{generator: ollama, model: ''}]|'model' is an empty text"
      })
  void aSettingThatSaysNothingIsRefusedWithItsLine(String setting, String what) {
    assertThatThrownBy(() -> read("questions: q.jsonl\n" + setting + "\n"))
        .isInstanceOf(EarException.class)
        .hasMessage(
            folder.resolve("eval.yaml")
                + ":2: "
                + what
                + "; expected a value, or leave the setting out");
  }

  @Test
  void aSecondDocumentIsRefused() {
    assertThatThrownBy(() -> read("k: 3\n---\nk: 8\n"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("eval.yaml:");
  }

  @Test
  void wholeNumbersMayStandForTextsAndNumbers() throws IOException {
    EvalConfig config = read("page_words: 220\nmax_overlap: 1\n");
    assertThat(config.pageWords()).isEqualTo("220");
    assertThat(config.maxOverlap()).isEqualTo(1.0);
  }

  @Test
  void anUnknownUnitIsRefused() throws IOException {
    EvalConfig config = read("units: [sentence]");

    assertThatThrownBy(() -> RetrievalPlan.of(config))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("sentence");
  }

  @Test
  void anUnknownPromptStyleIsRefusedWithThoseThereAre() throws IOException {
    EvalConfig config = read("prompts: [socratic]");

    assertThatThrownBy(() -> AnswerPlan.of(config))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("rag-cot");
  }

  @Test
  void withoutQuestionsThereIsNothingToEvaluate() throws IOException {
    EvalConfig config = read("k: [3]");

    assertThatThrownBy(config::questionFile)
        .isInstanceOf(EarException.class)
        .hasMessageContaining("--questions");
  }
}
