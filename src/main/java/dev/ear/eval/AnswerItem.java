package dev.ear.eval;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One item put to a generator, with all that tells what became of it.
 *
 * @param cell the setting
 * @param id the question's id
 * @param options the options as shown, by the label they were shown under
 * @param mapping for each shown label the question set's
 * @param gold the gold option as shown; null without a key
 * @param prompt the prompt as sent
 * @param status what became of it
 * @param message why it was not run; null when it was
 * @param reply the reply as it came; null when there is none
 * @param servedBy the model as the server names it, or null
 * @param finish why the model stopped, or null
 * @param promptTokens tokens of the prompt, or null
 * @param replyTokens tokens of the reply, or null
 * @param shown the label that was answered, as shown; null without an answer
 * @param answer the same by the question set's label
 * @param stage where in the reply the answer was found; null without one
 * @param fault why a reply answers nothing; null when it does
 * @param correct whether the answer is the gold option; false for an invalid reply, null when not
 *     run
 * @param cue whether a passage holds the gold option's cue; null without retrieval
 * @param evidence how far the evidence came; null without retrieval
 */
public record AnswerItem(
    AnswerCell cell,
    String id,
    Map<String, String> options,
    Map<String, String> mapping,
    @Nullable String gold,
    String prompt,
    Status status,
    @Nullable String message,
    @Nullable String reply,
    @Nullable String servedBy,
    @Nullable String finish,
    @Nullable Integer promptTokens,
    @Nullable Integer replyTokens,
    @Nullable String shown,
    @Nullable String answer,
    @Nullable String stage,
    @Nullable String fault,
    @Nullable Boolean correct,
    @Nullable Boolean cue,
    @Nullable FailureStage evidence) {

  /** What became of an item. */
  public enum Status {
    /** The reply names an option. */
    ANSWERED,
    /** The reply names none: it counts as wrong. */
    INVALID,
    /** There is no reply: it counts as neither. */
    NOT_RUN
  }
}
