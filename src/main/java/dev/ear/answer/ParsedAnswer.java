package dev.ear.answer;

/** What a reply turns out to answer (METHOD 6). */
public sealed interface ParsedAnswer {

  /** Where an answer was found, in the order of looking. */
  enum Stage {
    /** The {@code answer} of a JSON object. */
    JSON,
    /** The last line that begins with {@code Cevap:} or the like. */
    LABELLED_LINE,
    /** The whole reply is a letter. */
    BARE_LETTER
  }

  /** Why a reply answers nothing. */
  enum Fault {
    /** It has no text. */
    EMPTY,
    /** It ends inside the JSON object. */
    CUT_OFF,
    /** It has text, but no answer where one may stand. */
    NO_ANSWER,
    /** It names two options. */
    TWO_ANSWERS,
    /** Its letter is beyond the options. */
    NO_SUCH_OPTION
  }

  /**
   * An answer.
   *
   * @param label label of the chosen option, as shown
   * @param stage where it was found
   */
  record Chosen(String label, Stage stage) implements ParsedAnswer {
    /** Says whether only lenient parsing finds it; such answers are counted apart. */
    public boolean recovered() {
      return stage != Stage.JSON;
    }
  }

  /**
   * No answer; it counts as wrong.
   *
   * @param fault why there is none
   */
  record Invalid(Fault fault) implements ParsedAnswer {}
}
