package dev.ear.eval;

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
 */
public record AnswerCell(
    String generator,
    String model,
    String prompt,
    @Nullable String unit,
    @Nullable Integer k,
    @Nullable Integer radius) {

  static AnswerCell of(String generator, String model, String prompt, @Nullable Cell cell) {
    return cell == null
        ? new AnswerCell(generator, model, prompt, null, null, null)
        : new AnswerCell(generator, model, prompt, cell.unit().label(), cell.k(), cell.radius());
  }

  /** Returns the label of the retrieval cell, as {@link Cell#label} has it; null without one. */
  public @Nullable String retrieval() {
    return unit == null ? null : unit + "-k" + k + (radius == null ? "" : "-r" + radius);
  }

  /** Returns its name in tables: model, prompt style and retrieval cell. */
  public String label() {
    String cell = retrieval();
    return model + " " + prompt + (cell == null ? "" : " " + cell);
  }
}
