package dev.ear.answer;

import static dev.ear.answer.TestPrompts.prompt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.answer.GenerationException.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RetryingGeneratorTests {
  private final List<Duration> waits = new ArrayList<>();

  @Test
  void aBusyServerIsAskedAgainAfterTwiceTheWait() throws GenerationException {
    FakeGenerator busy =
        new FakeGenerator(
            (prompt, before) -> {
              if (before < 3) {
                throw new GenerationException(Kind.BUSY, "busy");
              }
              return "yes";
            });

    assertThat(new RetryingGenerator(busy, 5, waits::add).generate(prompt("q")).text())
        .isEqualTo("yes");
    assertThat(waits)
        .containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(4));
  }

  @Test
  void afterTheLastRetryTheFailureStands() {
    FakeGenerator busy = failing(Kind.BUSY);

    assertThatThrownBy(() -> new RetryingGenerator(busy, 2, waits::add).generate(prompt("q")))
        .isInstanceOf(GenerationException.class);
    assertThat(busy.asked()).hasSize(3);
  }

  @Test
  void theWaitGrowsToAMinute() {
    assertThatThrownBy(
            () -> new RetryingGenerator(failing(Kind.BUSY), 9, waits::add).generate(prompt("q")))
        .isInstanceOf(GenerationException.class);
    assertThat(waits.getLast()).isEqualTo(Duration.ofSeconds(60));
  }

  @ParameterizedTest
  @EnumSource(value = Kind.class, names = "BUSY", mode = EnumSource.Mode.EXCLUDE)
  void otherFailuresAreNotAskedAgain(Kind kind) {
    FakeGenerator failing = failing(kind);

    assertThatThrownBy(() -> new RetryingGenerator(failing, 5, waits::add).generate(prompt("q")))
        .isInstanceOf(GenerationException.class);
    assertThat(failing.asked()).hasSize(1);
    assertThat(waits).isEmpty();
  }

  @Test
  void fewerThanNoRetriesIsAUsageError() {
    assertThatThrownBy(() -> new RetryingGenerator(failing(Kind.BUSY), -1))
        .isInstanceOf(EarException.class);
  }

  private static FakeGenerator failing(Kind kind) {
    return new FakeGenerator(
        (prompt, before) -> {
          throw new GenerationException(kind, "no");
        });
  }
}
