package dev.ear.answer;

import java.util.List;

/**
 * One request to a generator.
 *
 * @param id id of the question
 * @param text what a language model is sent
 * @param question the stem
 * @param options the options as shown, with the way back to the question set's labels
 * @param passages the retrieved passages in rank order; none for a prompt without retrieval
 */
public record Prompt(
    String id, String text, String question, ShuffledOptions options, List<String> passages) {

  /** Takes a copy of the passages. */
  public Prompt {
    passages = List.copyOf(passages);
  }
}
