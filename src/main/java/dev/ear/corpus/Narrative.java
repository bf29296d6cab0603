package dev.ear.corpus;

import dev.ear.corpus.Cues.Judged;
import dev.ear.corpus.Cues.Kind;
import dev.ear.text.Marker;
import java.util.regex.Pattern;

/**
 * Recognises narrative by what it tells, not only by showing no exercise: sentences that end as
 * telling ends, with a name or a year in them, and no word to the pupil.
 */
final class Narrative {
  private static final Pattern YEAR = Pattern.compile("\\b\\d{3,4}\\b");
  private static final Pattern NAME = Pattern.compile("\\p{Lu}\\p{L}+['’]\\p{L}");
  private static final int FEWEST_WORDS = 7;

  private final Headings headings;
  private final UnitJudge judge;
  private final WordList endings;
  private final WordList past;
  private final WordList school;
  private final WordList address;
  private final WordList student;

  Narrative(CueLists lists, Headings headings, UnitJudge judge) {
    this.headings = headings;
    this.judge = judge;
    endings = lists.words("narrative-endings");
    past = lists.words("past-endings");
    school = lists.words("school-words");
    address = lists.words("address-words");
    student = lists.words("student-words");
  }

  /** Says whether a unit tells of the past, and to no one. */
  boolean tells(Unit unit) {
    return tellsUnder(unit.text(), unit);
  }

  /** Says whether a unit does so below a title, which may say what it tells of. */
  boolean tellsUnder(String title, Unit unit) {
    String text = unit.text();
    return unit.words() >= FEWEST_WORDS
        && judge.reason(unit) == null
        && text.indexOf('?') < 0
        && mostlyTells(unit)
        && (isOfHistory(text) || isOfHistory(title))
        && !isOfSchool(text);
  }

  /** Says whether a unit ends as telling ends, name or none. */
  boolean endsTelling(Unit unit) {
    return Headings.endsSentence(unit.text())
        && unit.text().indexOf('?') < 0
        && mostlyTells(unit)
        && !isOfSchool(unit.text());
  }

  /** Says whether a unit tells what happened, asking or not what it then tells, and to no one. */
  boolean tellsPast(Unit unit) {
    String text = unit.text();
    return Headings.endsSentence(text)
        && !text.endsWith("?")
        && !isOfSchool(text)
        && judge.sentences(unit).stream()
            .allMatch(
                sentence ->
                    sentence.kind() == Kind.QUESTION
                        || (sentence.kind() == Kind.PLAIN
                            && past.has(
                                Fold.lastWord(
                                    Fold.fold(text.substring(sentence.start(), sentence.end()))))));
  }

  /** Says whether a unit tells of history in whole sentences, and speaks to no one. */
  boolean tellsNoOne(Unit unit) {
    String text = unit.text();
    String folded = Fold.fold(text);
    return unit.words() >= FEWEST_WORDS
        && Headings.endsSentence(text)
        && text.indexOf('?') < 0
        && unit.marker().kind() == Marker.Kind.NONE
        && mostlyTells(unit)
        && isOfHistory(text)
        && !address.hasAnyOf(folded)
        && !student.hasAnyOf(folded)
        && judge.sentences(unit).stream().allMatch(s -> s.kind() == Kind.PLAIN);
  }

  /** Says whether a text leads to what somebody said: {@code Komutan şöyle diyordu:}. */
  boolean leadsIn(String text) {
    return text.endsWith(":") && endings.has(Fold.lastWord(Fold.fold(text)));
  }

  private boolean mostlyTells(Unit unit) {
    int telling = 0;
    int sentences = 0;
    for (Judged sentence : judge.sentences(unit)) {
      String folded = Fold.fold(unit.text().substring(sentence.start(), sentence.end()));
      telling += endings.has(Fold.lastWord(folded)) ? 1 : 0;
      sentences++;
    }
    return telling > 0 && 2 * telling >= sentences;
  }

  /** Says whether a text has a name with a suffix, a year or a word of events and states. */
  boolean isOfHistory(String text) {
    return YEAR.matcher(text).find()
        || NAME.matcher(text).find()
        || headings.namesTopic(Fold.fold(text));
  }

  /** Says whether a text speaks to the pupil or has two words of the classroom. */
  boolean isOfSchool(String text) {
    String folded = Fold.fold(text);
    if (address.hasAnyOf(folded) || student.hasAnyOf(folded)) {
      return true;
    }
    int words = 0;
    for (String word : folded.split(" ")) {
      words += school.has(word) ? 1 : 0;
    }
    return words > 1 && 12 * words > folded.split(" ").length;
  }
}
