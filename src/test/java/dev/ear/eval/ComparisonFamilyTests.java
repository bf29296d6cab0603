package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonFamilyTests {
  private static AnsweredRun run(String unit, int k, String verdicts) {
    return EvalFixtures.run(EvalFixtures.cell(unit, k), verdicts);
  }

  @Test
  void windowsAndParentsAreTestedAgainstChunksOfTheirK() {
    List<Comparison> family =
        ComparisonFamily.of(
            List.of(
                run("window", 3, "++"),
                run("window", 8, "++"),
                run("parent", 3, "+-"),
                run("chunk", 3, "--"),
                run("chunk", 8, "+-")));

    assertThat(family)
        .extracting(
            c -> c.method() + " " + c.baseline() + " " + (c.methodCorrect() - c.baselineCorrect()))
        .containsExactly(
            "window-k3-r80 chunk-k3 2", "window-k8-r80 chunk-k8 1", "parent-k3-r80 chunk-k3 1");
  }

  @Test
  void pagesAreADiagnosticAndStandOutside() {
    assertThat(ComparisonFamily.of(List.of(run("page", 3, "++"), run("chunk", 3, "--")))).isEmpty();
  }

  @Test
  void pValuesAreCorrectedOverTheFamily() {
    List<Comparison> family =
        ComparisonFamily.of(
            List.of(
                run("window", 3, "++++++++"),
                run("parent", 3, "+-------"),
                run("chunk", 3, "--------")));

    assertThat(family.get(0).p()).isEqualTo(2.0 / 256);
    assertThat(family.get(0).holm()).isEqualTo(4.0 / 256);
    assertThat(family.get(1).holm()).isEqualTo(1);
    assertThat(family.get(0).bonferroni()).isEqualTo(4.0 / 256);
  }

  @Test
  void aMethodWithoutChunksIsLeftOut() {
    assertThat(ComparisonFamily.of(List.of(run("window", 3, "++")))).isEmpty();
  }

  @Test
  void chunksOfAnotherCorpusAreNoBaseline() {
    AnsweredRun chunk = run("chunk", 3, "--");
    Protocol own = chunk.protocol();
    var foreign =
        new AnsweredRun(
            chunk.cell(),
            new Protocol(
                own.generator(),
                own.prompt(),
                own.parse(),
                own.shuffle(),
                own.questions(),
                own.ids(),
                "another corpus",
                own.k()),
            chunk.correct(),
            true);

    assertThatThrownBy(() -> ComparisonFamily.of(List.of(run("window", 3, "++"), foreign)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("corpus");
    assertThat(ComparisonFamily.of(List.of(run("window", 3, "++"), foreign, chunk))).hasSize(1);
  }
}
