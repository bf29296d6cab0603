package dev.ear.eval;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ear.search.WindowRanking;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One setting of answering.
 *
 * @param generator the generator's kind
 * @param model its model
 * @param prompt key of the prompt style
 * @param unit kind of the units given, or null without retrieval
 * @param k how many, or null
 * @param radius words on either side of a window's anchor, or null
 * @param ranking how windows were ranked, where not as in the paper
 */
public record AnswerCell(
    String generator,
    String model,
    String prompt,
    @Nullable String unit,
    @Nullable Integer k,
    @Nullable Integer radius,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String ranking) {

  static AnswerCell of(String generator, String model, String prompt, @Nullable Cell cell) {
    return cell == null
        ? new AnswerCell(generator, model, prompt, null, null, null, null)
        : new AnswerCell(
            generator,
            model,
            prompt,
            cell.unit().label(),
            cell.k(),
            cell.radius(),
            cell.ranking() == WindowRanking.PAPER
                ? null
                : cell.ranking().name().toLowerCase(Locale.ROOT));
  }

  /** Returns the label of the retrieval cell, as {@link Cell#label} has it; null without one. */
  public @Nullable String retrieval() {
    return unit == null
        ? null
        : unit
            + (ranking == null ? "" : "-" + ranking)
            + "-k"
            + k
            + (radius == null ? "" : "-r" + radius);
  }

  /** Returns its name in tables: model, prompt style and retrieval cell. */
  public String label() {
    String cell = retrieval();
    return model + " " + prompt + (cell == null ? "" : " " + cell);
  }
}
