package dev.ear.question;

/** Why the audit does not let a question pass (METHOD 6). */
public enum Reason {
  /** The line is no JSON object, has half a character, or a CSV row does not fit its header. */
  UNREADABLE(Grade.REJECT),
  /** There is no question text, or it is no string. */
  NO_QUESTION(Grade.REJECT),
  /** The id is neither a string nor a number. */
  BAD_ID(Grade.REJECT),
  /** Another question of the set has the same id. */
  REPEATED_ID(Grade.REJECT),
  /** The options are no list of texts and no object of labelled texts. */
  BAD_OPTIONS(Grade.REJECT),
  /** There are options, but fewer than two. */
  TOO_FEW_OPTIONS(Grade.REJECT),
  /** There are more than ten options. */
  TOO_MANY_OPTIONS(Grade.REJECT),
  /** An option has no text. */
  EMPTY_OPTION(Grade.REJECT),
  /** The labels are not A, B, C and so on, each once. */
  BAD_LABELS(Grade.REJECT),
  /** The stem is blank; only options are there. */
  BLANK_STEM(Grade.REJECT),
  /** The set gives no key. */
  NO_KEY(Grade.REJECT),
  /** The key names none of the options. */
  KEY_NAMES_NO_OPTION(Grade.REJECT),
  /** Two options say the same. */
  DUPLICATE_OPTIONS(Grade.REJECT),

  /** The stem is too short to ask anything. */
  SHORT_STEM(Grade.REVIEW),
  /** The stem begins or ends in the middle of something. */
  TRUNCATED_STEM(Grade.REVIEW),
  /** The stem does not end as a question or as a sentence the options complete. */
  DOUBTFUL_END(Grade.REVIEW),
  /** The options combine numbered statements that the stem does not list. */
  MISSING_STATEMENTS(Grade.REVIEW),
  /** The stem speaks of a passage it does not quote. */
  MISSING_PASSAGE(Grade.REVIEW),
  /** The stem speaks of a picture, a map, a table or the like. */
  PICTURE(Grade.REVIEW),
  /** Letters were lost or doubled by a wrong decoding. */
  GARBLED_TEXT(Grade.REVIEW),
  /** Options run on in the stem or in another option. */
  GLUED_OPTIONS(Grade.REVIEW),
  /** An earlier question of the set has the same stem and options. */
  REPEATED_QUESTION(Grade.REVIEW);

  private final Grade grade;

  Reason(Grade grade) {
    this.grade = grade;
  }

  /** Returns the grade a question falls to by this reason alone. */
  public Grade grade() {
    return grade;
  }
}
