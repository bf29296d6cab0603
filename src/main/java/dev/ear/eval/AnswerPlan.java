package dev.ear.eval;

import dev.ear.ConstantName;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.answer.Answering;
import dev.ear.answer.ParseMode;
import dev.ear.answer.PromptLanguage;
import dev.ear.answer.PromptStyle;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * How questions are put to generators.
 *
 * @param prompts prompt styles; those without retrieval are asked once, the others for each cell
 * @param language language of the instructions
 * @param parse how much of a reply is read
 * @param seed the seed options are shuffled with
 * @param inFlight requests at a time
 */
public record AnswerPlan(
    List<PromptStyle> prompts, PromptLanguage language, ParseMode parse, int seed, int inFlight) {
  /**
   * Checks the number of requests.
   *
   * @throws EarException where it is below 1
   */
  public AnswerPlan {
    Answering.checkInFlight(inFlight);
  }

  /**
   * Reads the plan of a configuration; what it leaves open is the paper's main protocol.
   *
   * @throws EarException where a value is none that EAR knows
   */
  public static AnswerPlan of(EvalConfig config) {
    EvalConfig full = config.over(EvalConfig.ANSWER_DEFAULTS);
    return new AnswerPlan(
        Objects.requireNonNull(full.prompts()).stream()
            .map(name -> constant("prompt style", name, PromptStyle.values()))
            .distinct()
            .toList(),
        constant("language", Objects.requireNonNull(full.language()), PromptLanguage.values()),
        constant("parse mode", Objects.requireNonNull(full.parse()), ParseMode.values()),
        Objects.requireNonNull(full.seed()),
        Objects.requireNonNull(full.inFlight()));
  }

  private static <E extends Enum<E>> E constant(String what, String name, E[] constants) {
    for (E constant : constants) {
      if (ConstantName.of(constant).equals(name.toLowerCase(Locale.ROOT))) {
        return constant;
      }
    }
    throw new EarException(
        Category.USAGE,
        String.format(
            Locale.ROOT,
            "no %s '%s'; expected one of %s",
            what,
            name,
            String.join(", ", List.of(constants).stream().map(ConstantName::of).toList())));
  }
}
