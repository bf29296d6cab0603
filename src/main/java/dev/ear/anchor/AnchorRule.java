package dev.ear.anchor;

/**
 * The rules that make anchors, with an explanation for people (METHOD 3).
 *
 * <p>An anchor carries its rule's {@linkplain #label() label}. Labels that end in {@code
 * -by-corpus} mark anchors that stand only because of what the corpus shows.
 */
public enum AnchorRule {
  YEAR("year", "a number from 1000 to 2099"),
  YEAR_WITH_ERA("year-with-era", "a number beside an era mark: MÖ 209"),
  YEAR_WITH_WORD("year-with-word", "a number of three digits before a word for year: 751 yılında"),
  YEAR_OF_EVENT("year-of-event", "a number of three digits before an event: 751 Talas Savaşı"),
  DATE("date", "day, month and year"),
  CENTURY("century", "an ordinal number and the word for century"),
  CENTURY_SHARED(
      "century-shared",
      "an ordinal number that shares the word for century: XVIII. ve XIX. yüzyıl"),
  EVENT_BY_HEAD("event-by-head", "capitalised words closed by a head"),
  EVENT_BY_LOWER_HEAD(
      "event-by-lower-head", "capitalised words and an inflected head in lower case"),
  NAME_INSIDE("name-inside-sentence", "capitalised words inside a sentence"),
  NAME_WITH_TITLE("name-with-title", "capitalised words and a title in lower case"),
  NAME_WITH_ORDINAL("name-with-ordinal", "an ordinal and capitalised words: II. Mahmut"),
  NAME_BY_SUFFIX("name-by-suffix", "first word of a sentence with a suffix after an apostrophe"),
  NAME_BY_NEXT("name-by-next", "first word of a sentence before another capitalised word"),
  NAME_LISTED("name-listed", "first word of a sentence that is a listed place or people"),
  NAME_UNLISTED("name-unlisted", "first word of a sentence that is no listed common word"),
  NAME_QUOTED("name-quoted", "a quotation of capitalised words only: “Kanlı Noel”"),
  NAME_ACRONYM("name-acronym", "an abbreviation in capitals"),
  NAME_BY_CORPUS(
      "name-by-corpus",
      "first word of a sentence that the corpus shows capitalised inside sentences"),
  NAME_PARTED_BY_CORPUS(
      "name-parted-by-corpus", "neighbouring names that the corpus shows on their own"),
  CAPITALS_BY_CORPUS(
      "capitals-by-corpus", "words of a line in capitals that the corpus shows capitalised"),
  LOWER_BY_CORPUS(
      "lower-by-corpus", "words in lower case that the corpus nearly always writes with a capital"),
  OPTION("option", "a whole answer option of one to six content words");

  private final String label;
  private final String explanation;

  AnchorRule(String label, String explanation) {
    this.label = label;
    this.explanation = explanation;
  }

  /** Returns the short name anchors carry, in kebab case. */
  public String label() {
    return label;
  }

  /** Says whether the rule rests on what the corpus shows. */
  public boolean usesCorpus() {
    return label.endsWith("-by-corpus");
  }

  /** Returns what the rule finds, in a few words. */
  public String explanation() {
    return explanation;
  }
}
