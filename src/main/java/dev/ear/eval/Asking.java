package dev.ear.eval;

import dev.ear.ConstantName;
import dev.ear.answer.Generator;
import dev.ear.answer.PromptStyle;
import dev.ear.answer.Prompts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Puts what a plan asks to all generators of a run. */
final class Asking {
  private final AnswerPlan plan;
  private final AnswerEvaluation evaluation;
  private final List<Generator> generators;
  private final Function<String, Runnable> steps;

  /**
   * Prepares the asking.
   *
   * @param plan how questions are put
   * @param evaluation puts them
   * @param generators who is asked
   * @param steps for a task, what to run after each of its questions
   */
  Asking(
      AnswerPlan plan,
      AnswerEvaluation evaluation,
      List<Generator> generators,
      Function<String, Runnable> steps) {
    this.plan = plan;
    this.evaluation = evaluation;
    this.generators = List.copyOf(generators);
    this.steps = steps;
  }

  /** Asks with the prompt styles that go without retrieval. */
  List<AnswerResult> direct() {
    return ask(false, null);
  }

  /** Asks with the prompt styles that go with retrieval. */
  List<AnswerResult> with(RetrievalResult retrieved) {
    return ask(true, retrieved);
  }

  private List<AnswerResult> ask(boolean retrieval, @Nullable RetrievalResult retrieved) {
    var results = new ArrayList<AnswerResult>();
    for (PromptStyle style : plan.prompts()) {
      if (style.retrieval() == retrieval) {
        for (Generator generator : generators) {
          String task =
              generator.info().model()
                  + " "
                  + style.key()
                  + (retrieved == null ? "" : " " + retrieved.cell().label());
          results.add(evaluation.run(generator, style, retrieved, steps.apply(task)));
        }
      }
    }
    return results;
  }

  /** Returns the seed options are shuffled with. */
  int seed() {
    return plan.seed();
  }

  /** Returns how questions are put, for the record. */
  RunInfo.Answers info() {
    Map<String, String> prompts = new LinkedHashMap<>();
    for (PromptStyle style : plan.prompts()) {
      prompts.put(style.key(), new Prompts(style, plan.language(), plan.seed()).checksum());
    }
    return new RunInfo.Answers(
        plan.language().key(),
        ConstantName.of(plan.parse()),
        prompts,
        generators.stream().map(Generator::info).toList());
  }
}
