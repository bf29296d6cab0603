package dev.ear.answer;

import static dev.ear.answer.TestPrompts.prompt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.answer.GenerationException.Kind;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnsweringTests {

  @Test
  void outcomesStandInTheOrderOfThePrompts() {
    FakeGenerator generator = new FakeGenerator((prompt, before) -> prompt.id());

    assertThat(new Answering(generator, 4).run(prompts(30), (i, outcome) -> {}))
        .extracting(outcome -> ((Outcome.Replied) outcome).reply().text())
        .containsExactlyElementsOf(IntStream.range(0, 30).mapToObj(i -> "q" + i).toList());
  }

  @Test
  void noMoreThanTheBoundAreInFlightAndThatManyAre() {
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CyclicBarrier three = new CyclicBarrier(3);
    FakeGenerator generator =
        new FakeGenerator(
            (prompt, before) -> {
              most.accumulateAndGet(now.incrementAndGet(), Math::max);
              try {
                three.await(10, TimeUnit.SECONDS);
              } catch (Exception e) {
                throw new GenerationException(Kind.FAILED, "fewer than three came together");
              }
              now.decrementAndGet();
              return "x";
            });

    List<Outcome> outcomes = new Answering(generator, 3).run(prompts(12), (i, outcome) -> {});

    assertThat(outcomes).hasOnlyElementsOfType(Outcome.Replied.class);
    assertThat(most).hasValue(3);
  }

  @Test
  void oneFailureIsNotRunAndTheRestGoesOn() {
    FakeGenerator generator =
        new FakeGenerator(
            (prompt, before) -> {
              if (prompt.id().equals("q1")) {
                throw new GenerationException(Kind.TIMEOUT, "slow");
              }
              return "x";
            });

    assertThat(new Answering(generator, 2).run(prompts(3), (i, outcome) -> {}).get(1))
        .isEqualTo(new Outcome.NotRun("slow"));
    assertThat(generator.asked()).hasSize(3);
  }

  @Test
  void aHopelessFailureEndsTheRun() {
    FakeGenerator generator =
        new FakeGenerator(
            (prompt, before) -> {
              throw new GenerationException(Kind.HOPELESS, "no such model");
            });

    assertThatThrownBy(() -> new Answering(generator, 1).run(prompts(100), (i, outcome) -> {}))
        .isInstanceOf(EarException.class)
        .hasMessage("no such model");
    assertThat(generator.asked()).hasSize(1);
  }

  @Test
  void theListenerHearsOfEveryOutcome() {
    Set<Integer> heard = new ConcurrentSkipListSet<>();

    new Answering(new FakeGenerator((prompt, before) -> "x"), 4)
        .run(prompts(10), (i, outcome) -> heard.add(i));

    assertThat(heard).hasSize(10);
  }

  @Test
  void noPromptsHaveNoOutcomes() {
    assertThat(
            new Answering(new FakeGenerator((prompt, before) -> "x"), 1)
                .run(List.of(), (i, outcome) -> {}))
        .isEmpty();
  }

  @Test
  void noRequestInFlightIsAUsageError() {
    assertThatThrownBy(() -> new Answering(new FakeGenerator((prompt, before) -> "x"), 0))
        .isInstanceOf(EarException.class)
        .hasMessage("0 requests in flight; expected 1 or more");
  }

  private static List<Prompt> prompts(int count) {
    Prompt one = prompt("q");
    return IntStream.range(0, count)
        .mapToObj(
            i -> new Prompt("q" + i, one.text(), one.question(), one.options(), one.passages()))
        .toList();
  }
}
