package dev.ear.answer;

/** What became of one prompt of a run. */
public sealed interface Outcome {

  /**
   * There is a reply, good or bad.
   *
   * @param reply the reply
   */
  record Replied(Reply reply) implements Outcome {}

  /**
   * There is none: the item was not run, which is not the same as wrong.
   *
   * @param message why, in one line
   */
  record NotRun(String message) implements Outcome {}
}
