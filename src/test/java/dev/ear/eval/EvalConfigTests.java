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
