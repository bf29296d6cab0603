package dev.ear.search;

import java.util.List;

/**
 * What is asked: a stem and its answer options.
 *
 * @param stem the question, or free text
 * @param options the answer options in order; none for an open question or free text
 */
public record Query(String stem, List<Option> options) {
  /**
   * An answer option.
   *
   * @param label its letter
   * @param text its text without the letter
   */
  public record Option(String label, String text) {}

  /** Creates a query without options. */
  public static Query freeText(String text) {
    return new Query(text, List.of());
  }
}
