package dev.ear.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.answer.CachingGenerator;
import dev.ear.answer.GenerationException;
import dev.ear.answer.Generator;
import dev.ear.answer.GeneratorInfo;
import dev.ear.answer.ParseMode;
import dev.ear.answer.Prompt;
import dev.ear.answer.PromptLanguage;
import dev.ear.answer.PromptStyle;
import dev.ear.answer.Reply;
import dev.ear.answer.ReplyCache;
import dev.ear.eval.AnswerItem.Status;
import dev.ear.question.Question;
import dev.ear.search.RetrievalOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that stop and go on, and items that fail. */
class ResumeTests {
  private static final List<Question> QUESTIONS =
      IntStream.range(0, 4)
          .mapToObj(i -> EvalFixtures.question("q" + i, "Soru " + i + "?", "A", "bir", "iki"))
          .toList();

  @SuppressWarnings("NullAway.Init")
  @TempDir
  private Path folder;

  /** A model that fails as a test tells it to. */
  private static final class Model implements Generator {
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final String failsAt;
    private final GenerationException.Kind kind;

    Model(String failsAt, GenerationException.Kind kind) {
      this.failsAt = failsAt;
      this.kind = kind;
    }

    @Override
    public GeneratorInfo info() {
      return new GeneratorInfo("fake", "model", Map.of());
    }

    @Override
    public Reply generate(Prompt prompt) throws GenerationException {
      asked.add(prompt.id());
      if (prompt.id().equals(failsAt)) {
        throw new GenerationException(kind, "the server is gone");
      }
      return new Reply("{\"answer\": \"A\"}", "model", "STOP", 9, 3, 1000, false);
    }
  }

  private AnswerResult run(Model model) {
    var plan =
        new AnswerPlan(List.of(PromptStyle.ZERO_SHOT), PromptLanguage.TR, ParseMode.STRICT, 13, 1);
    return new AnswerEvaluation(QUESTIONS, plan, RetrievalOptions.DEFAULT)
        .run(
            new CachingGenerator(model, new ReplyCache(folder)),
            PromptStyle.ZERO_SHOT,
            null,
            () -> {});
  }

  @Test
  void aRunThatStoppedGoesOnWhereItWas() {
    assertThatThrownBy(() -> run(new Model("q2", GenerationException.Kind.HOPELESS)))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("the server is gone");

    var again = new Model("none", GenerationException.Kind.HOPELESS);
    AnswerResult result = run(again);

    assertThat(again.asked).containsExactly("q2", "q3");
    assertThat(result.items()).allMatch(item -> item.status() == Status.ANSWERED);
  }

  @Test
  void anItemThatFailedIsNotRunAndIsAskedForAgain() {
    AnswerResult first = run(new Model("q1", GenerationException.Kind.FAILED));

    assertThat(first.items().get(1).status()).isEqualTo(Status.NOT_RUN);
    assertThat(first.items().get(1).correct()).isNull();
    assertThat(first.items().get(1).message()).isEqualTo("the server is gone");

    var again = new Model("none", GenerationException.Kind.FAILED);
    run(again);
    assertThat(again.asked).containsExactly("q1");
  }

  @Test
  void anItemKeepsPromptReplyAndTheWayBackToTheSetsLabels() {
    AnswerItem item = run(new Model("none", GenerationException.Kind.FAILED)).items().getFirst();

    assertThat(item.prompt()).contains("Soru 0?");
    assertThat(item.reply()).isEqualTo("{\"answer\": \"A\"}");
    assertThat(item.answer()).isEqualTo(item.mapping().get("A"));
    assertThat(item.correct()).isEqualTo("A".equals(item.answer()));
    assertThat(item.options().get(String.valueOf(item.gold()))).isEqualTo("bir");
    assertThat(item.cue()).isNull();
  }
}
