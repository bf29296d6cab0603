package dev.ear.corpus;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Why cleaning dropped a block (METHOD 1). */
public enum DropReason {
  /** Answer options, one a line or a run on one line. */
  ANSWER_OPTIONS,
  /** A question, with the numbered statements that belong to it. */
  QUESTION_STEM,
  /** A sentence with blanks to fill in. */
  FILL_IN,
  /** A statement to be marked true or false. */
  TRUE_FALSE,
  /** Two columns to be matched. */
  MATCHING,
  /** An instruction to the student. */
  TASK,
  /** The heading of an exercise part or box. */
  EXERCISE_HEADING,
  /** Governed by an exercise heading, with no mark of its own. */
  EXERCISE_PART,
  /** Its mood, words and neighbours together speak for exercise; no single mark does. */
  EXERCISE_SIGNS,
  /** The right answers to questions. */
  ANSWER_KEY,
  /** An entry or heading of a table of contents. */
  TABLE_OF_CONTENTS,
  /** A list of sources, with its heading. */
  BIBLIOGRAPHY,
  /** A title page or imprint. */
  IMPRINT,
  /** A web address, or a code to be scanned. */
  LINK,
  /** A line that stands at the head or foot of many pages. */
  RUNNING_HEAD,
  /** The page's printed number. */
  PAGE_NUMBER;

  /** Returns its name in reports, for example {@code answer_options}. */
  @JsonValue
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
