package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.ear.EarException;
import dev.ear.answer.GeneratorInfo;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PairedTestTests {
  private static final AnswerCell CHUNK = EvalFixtures.cell("chunk", 3);
  private static final AnswerCell WINDOW = EvalFixtures.cell("window", 3);

  @Test
  void theDifferenceComesFromCounts() {
    Comparison comparison =
        PairedTest.of(EvalFixtures.run(CHUNK, "++--+-"), EvalFixtures.run(WINDOW, "+-+++-"));

    assertThat(comparison.baselineCorrect()).isEqualTo(3);
    assertThat(comparison.methodCorrect()).isEqualTo(4);
    assertThat(comparison.difference()).isCloseTo(1 / 6.0, within(1e-15));
    assertThat(comparison.onlyBaseline()).isEqualTo(1);
    assertThat(comparison.onlyMethod()).isEqualTo(2);
    assertThat(comparison.p()).isEqualTo(1);
  }

  static Stream<Arguments> foreignProtocols() {
    Protocol own = EvalFixtures.protocol(WINDOW, 3);
    return Stream.of(
        Arguments.of(
            "generator",
            with(own, new GeneratorInfo("reader", "m", Map.of("temperature", "1")), own.prompt())),
        Arguments.of("prompt", with(own, own.generator(), "rag tr checksum")),
        Arguments.of("parse mode", with(own, "lenient", 13, "questions", "corpus", 3)),
        Arguments.of("shuffle", with(own, "strict", 14, "questions", "corpus", 3)),
        Arguments.of("items", with(own, "strict", 13, "other questions", "corpus", 3)),
        Arguments.of("corpus", with(own, "strict", 13, "questions", "other corpus", 3)),
        Arguments.of("k", with(own, "strict", 13, "questions", "corpus", 8)));
  }

  @ParameterizedTest(name = "runs that differ in {0} are refused")
  @MethodSource("foreignProtocols")
  void runsThatDifferInMoreThanTheUnitAreRefused(String what, Protocol foreign) {
    var method = new AnsweredRun(WINDOW, foreign, List.of(true, true, true), true);

    assertThatThrownBy(() -> PairedTest.of(EvalFixtures.run(CHUNK, "+-+"), method))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("differ in " + what)
        .hasMessageNotContaining("\n");
  }

  @Test
  void runsOfOtherItemsAreRefusedEvenIfAsMany() {
    Protocol own = EvalFixtures.protocol(WINDOW, 3);
    var foreign =
        new Protocol(
            own.generator(),
            own.prompt(),
            own.parse(),
            own.shuffle(),
            own.questions(),
            List.of("q0", "q2", "q1"),
            own.corpus(),
            own.k());

    assertThatThrownBy(
            () ->
                PairedTest.of(
                    EvalFixtures.run(CHUNK, "+-+"),
                    new AnsweredRun(WINDOW, foreign, List.of(true, true, true), true)))
        .hasMessageContaining("differ in items");
  }

  @Test
  void aRunWithItemsThatWereNotRunIsRefused() {
    var halted =
        new AnsweredRun(WINDOW, EvalFixtures.protocol(WINDOW, 2), List.of(true, false), false);

    assertThatThrownBy(() -> PairedTest.of(EvalFixtures.run(CHUNK, "+-"), halted))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("not run");
  }

  private static Protocol with(Protocol own, GeneratorInfo generator, String prompt) {
    return new Protocol(
        generator, prompt, own.parse(), 13, own.questions(), own.ids(), own.corpus(), own.k());
  }

  private static Protocol with(
      Protocol own, String parse, int shuffle, String questions, String corpus, int k) {
    return new Protocol(
        own.generator(), own.prompt(), parse, shuffle, questions, own.ids(), corpus, k);
  }
}
