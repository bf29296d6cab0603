package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Judges the units of a book's pages in order: what belongs together ({@link UnitGroups}), what an
 * exercise heading governs, and what shows by itself ({@link UnitJudge}) (METHOD 1).
 */
final class PageJudge {
  private static final int PASSAGE_WORDS = 25;
  private static final int SHORT_LINE = 6;

  /** Words a line of facts at least; fewer are the words of an exercise. */
  private static final int FACT_WORDS = 3;

  private static final int PASSAGE_UNITS = 5;
  private static final int LONGEST_ANSWER = 150;
  private static final int SHARE = 4;
  private static final int PREMISE_UNITS = 14;
  private static final int LONGEST_SOURCE = 12;
  private static final Pattern SOURCE =
      Pattern.compile("\\(\\d{4}\\)|https?:|www\\.|\\b[sScC]s?\\. ?\\d|, \\d{4}\\.?$");
  private static final Pattern CHRONOLOGICAL = Pattern.compile("\\(.*\\d{4}\\)$|:$");
  private static final Pattern NUMBERED = Pattern.compile("^[^:]{1,40}:\\s*\\d{1,2}[.)]");
  private static final Pattern SPEAKER =
      Pattern.compile("(?:[–—-]\\s|\\p{Lu}[\\p{L}.' ]{1,30}:\\s)\\S");
  private static final Pattern CHRONOLOGY =
      Pattern.compile("(?:(?:MÖ|MS|M\\.Ö\\.|M\\.S\\.)\\s*)?\\d{3,4}\\b[^.)]");

  private final WordList exerciseWords;
  private final WordList passages;
  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final UnitJudge judge;
  private final UnitGroups groups;
  private final OptionGroups options;
  private final SourceTexts sources;
  private final Narrative narrative;

  private ExerciseHeadings.Scope governing = ExerciseHeadings.Scope.NONE;
  private boolean sawTask;

  /** The last block that solutions govern, and how many of their words were seen. */
  private int answered;

  private int answerWords;
  private ExerciseHeadings.Scope afterAnswers = ExerciseHeadings.Scope.NONE;

  PageJudge(CueLists lists, Headings headings, ExerciseHeadings exercises, UnitJudge judge) {
    this.exerciseWords = lists.words("exercise-words");
    this.passages = lists.words("passages");
    this.headings = headings;
    this.exercises = exercises;
    this.judge = judge;
    this.groups = new UnitGroups(lists, headings, judge);
    this.options = new OptionGroups(lists, exercises, judge);
    this.narrative = new Narrative(lists, headings, judge);
    this.sources = new SourceTexts(headings, exercises, judge);
  }

  /** Judges the units of the next page. */
  void judge(List<Unit> units) {
    answered = 0;
    groups.dropContents(units);
    groups.dropImprint(units);
    options.drop(units);
    for (int i = 0; i < units.size(); i++) {
      judge(units, i);
    }
    groups.dropStatements(units);
    groups.dropAims(units);
    groups.dropForms(units);
    groups.dropLeads(units);
    dropRest(units);
  }

  /** Drops what an exercise page without narrative leaves, but for captions and the like. */
  private void dropRest(List<Unit> units) {
    int words = 0;
    int gone = 0;
    for (Unit unit : units) {
      words += unit.words();
      gone += unit.isDropped() ? unit.words() : 0;
      if (!unit.isDropped() && (narrative.endsTelling(unit) || judge.isMostlyNarrative(unit))) {
        return;
      }
    }
    if (SHARE * gone < (SHARE - 1) * words) {
      return;
    }
    for (int i = 0; i < units.size(); i++) {
      Unit unit = units.get(i);
      if (!unit.isDropped() && !isFact(units, i)) {
        unit.drop(DropReason.EXERCISE_PART);
      }
    }
  }

  /** Says whether a unit that tells nothing may be of the book's text all the same. */
  private boolean isFact(List<Unit> units, int i) {
    Unit unit = units.get(i);
    String text = unit.text();
    return judge.isLabel(unit)
        || narrative.isOfHistory(text)
        || isQuoted(unit)
        || SourceTexts.isAttribution(text)
        || (unit.isOneLine() && i + 1 < units.size() && !units.get(i + 1).isDropped());
  }

  private void judge(List<Unit> units, int i) {
    Unit unit = units.get(i);
    if (unit.reason() == DropReason.TABLE_OF_CONTENTS) {
      governing = ExerciseHeadings.Scope.NONE;
      return;
    }
    if (!unit.isDropped() && unit.isOneLine() && headings.isOfFacts(unit.text())) {
      governing = ExerciseHeadings.Scope.NONE;
      return;
    }
    ExerciseHeadings.Scope scope = scope(units, i);
    if (isAnswered(units, i, scope)) {
      unit.drop(DropReason.ANSWER_KEY);
      return;
    }
    if (scope != ExerciseHeadings.Scope.NONE) {
      // A box inside an assessment part does not end the part.
      if (scope == ExerciseHeadings.Scope.BOX && sources.isGlossary(units, i + 1)) {
        governing = ExerciseHeadings.Scope.NONE;
        return;
      }
      if (scope == ExerciseHeadings.Scope.ANSWERS) {
        afterAnswers =
            governing == ExerciseHeadings.Scope.PART ? governing : ExerciseHeadings.Scope.NONE;
        governing = ExerciseHeadings.Scope.PART;
        answered = unit.isWholeBlock() ? unit.block() + 1 : unit.block();
        answerWords = 0;
      } else if (governing != ExerciseHeadings.Scope.PART
          || scope != ExerciseHeadings.Scope.BOX) {
        governing = scope;
      }
      sawTask = false;
      unit.drop(
          scope == ExerciseHeadings.Scope.SOURCES
              ? DropReason.BIBLIOGRAPHY
              : DropReason.EXERCISE_HEADING);
      return;
    }
    if (ends(units, i)) {
      governing = ExerciseHeadings.Scope.NONE;
    }
    if (unit.isDropped()) {
      sawTask = true;
      return;
    }
    DropReason reason = isSpoken(units, i) ? null : judge.reason(unit);
    if (governing == ExerciseHeadings.Scope.NONE && headsText(units, i)) {
      return;
    }
    if (reason == null && headings.isCaption(unit.text())) {
      return;
    }
    if (reason == null
        && i > 0
        && units.get(i - 1).isDropped()
        && exercises.opensAnswer(unit.text())) {
      reason = DropReason.ANSWER_KEY;
    }
    if (reason == null
        && exercises.opensWithHeading(unit.text())
        && (judge.isTaskLike(unit) || !judge.isProse(unit) || NUMBERED.matcher(unit.text()).find())
        && !exercises.hasAnswer(unit.text())
        && !(i + 1 < units.size() && exercises.opensAnswer(units.get(i + 1).text()))) {
      reason = DropReason.TASK;
    }
    if (governing == ExerciseHeadings.Scope.SOURCES) {
      unit.drop(DropReason.BIBLIOGRAPHY);
    } else if (governing != ExerciseHeadings.Scope.NONE) {
      boolean title = unit.isOneLine() && unit.words() > 1 && headings.isTitle(unit.text());
      sawTask |= !title && (!unit.opensBlock() || judge.isTaskLike(unit));
      unit.drop(reason == null ? DropReason.EXERCISE_PART : reason);
    } else if (reason != null) {
      unit.drop(reason);
      // "Aşağıdaki kavramları açıklayınız." governs the bare list below it.
      if (reason == DropReason.TASK) {
        governing = ExerciseHeadings.Scope.BOX;
        sawTask = true;
      }
    }
  }

  /** Returns what a unit governs as a heading, by itself or by what follows it. */
  private ExerciseHeadings.Scope scope(List<Unit> units, int i) {
    Unit unit = units.get(i);
    if (!unit.isOneLine()) {
      return ExerciseHeadings.Scope.NONE;
    }
    ExerciseHeadings.Scope scope = exercises.scope(unit.text());
    if (scope != ExerciseHeadings.Scope.NONE
        || unit.isDropped()
        || i + 1 == units.size()
        || (unit.isInList() && !unit.has(Marker.Kind.BULLET))
        || !exercises.mayHead(unit.text())) {
      return scope;
    }
    return precedesExercise(units, i) ? exercises.hinted(unit.text()) : scope;
  }

  /** Says whether what follows a line is an exercise, or its block has options. */
  private boolean precedesExercise(List<Unit> units, int i) {
    Unit next = units.get(i + 1);
    if (next.isDropped() || judge.reason(next) != null || judge.opensWithCall(next)) {
      return true;
    }
    int end = Math.min(units.size(), i + PREMISE_UNITS);
    for (int j = i + 1; j < end && units.get(j).block() == units.get(i).block(); j++) {
      if (units.get(j).reason() == DropReason.ANSWER_OPTIONS) {
        return true;
      }
    }
    return false;
  }

  /** Says whether a unit belongs to the solutions whose heading stands above it. */
  private boolean isAnswered(List<Unit> units, int i, ExerciseHeadings.Scope scope) {
    Unit unit = units.get(i);
    if (unit.block() > answered || unit.isDropped()) {
      return false;
    }
    answerWords += unit.words();
    boolean next =
        unit.isOneLine()
            && (headings.isCaption(unit.text())
                || (isPlainHeading(unit) && i + 1 < units.size() && judge.isProse(units.get(i + 1)))
                || isHeading(unit));
    if (next || scope != ExerciseHeadings.Scope.NONE || answerWords > LONGEST_ANSWER) {
      answered = 0;
      return false;
    }
    if (judge.reason(unit) == DropReason.ANSWER_KEY) {
      answered = 0;
      governing = afterAnswers;
    }
    return true;
  }

  /** Says whether a line is one of a conversation: a speaker or a dash opens it and a neighbour. */
  private boolean isSpoken(List<Unit> units, int i) {
    return SPEAKER.matcher(units.get(i).text()).lookingAt()
        && governing == ExerciseHeadings.Scope.NONE
        && !judge.isApparatus(units.get(i))
        && (answers(units, i, i - 1) || answers(units, i, i + 1));
  }

  private boolean answers(List<Unit> units, int i, int other) {
    return other >= 0
        && other < units.size()
        && !units.get(other).isDropped()
        && SPEAKER.matcher(units.get(other).text()).lookingAt()
        && judge.reason(units.get(other)) == null;
  }

  /** Says whether narrative returns, by itself or below a line that is no exercise's. */
  private boolean returns(List<Unit> units, int i) {
    Unit unit = units.get(i);
    if (unit.isDropped() || judge.reason(unit) != null) {
      return false;
    }
    boolean afterDropped = i > 0 && units.get(i - 1).isDropped();
    boolean afterHeading = afterDropped && units.get(i - 1).reason() == DropReason.EXERCISE_HEADING;
    if ((unit.opensBlock() || afterHeading) && isQuotation(units, i)) {
      return true;
    }
    boolean dated = afterDropped && CHRONOLOGICAL.matcher(unit.text()).find();
    if ((unit.opensBlock() || dated) && listsFacts(units, i)) {
      return true;
    }
    if (unit.isWholeBlock()
        && i + 1 < units.size()
        && isPlainHeading(unit)
        && listsFacts(units, i + 1)) {
      return true;
    }
    boolean item = unit.marker().kind() != Marker.Kind.NONE && !unit.has(Marker.Kind.BULLET);
    if (!item && narrative.tells(unit) && (unit.opensBlock() || afterHeading)) {
      return unit.opensBlock() ? !isPremise(units, i + 1) : tellsToEnd(units, i);
    }
    boolean title = unit.isOneLine() && !Headings.endsSentence(unit.text());
    return title
        && (unit.opensBlock() || (afterDropped && Headings.isCapitals(unit.text())))
        && i + 1 < units.size()
        && !judge.isTaskLike(unit)
        && units.get(i + 1).marker().kind() == Marker.Kind.NONE
        && narrative.tellsUnder(unit.text(), units.get(i + 1))
        && !isPremise(units, i + 2);
  }

  /** Says whether all of a block from a place on tells, and nothing asks about it. */
  private boolean tellsToEnd(List<Unit> units, int from) {
    int i = from;
    while (i < units.size() && units.get(i).block() == units.get(from).block()) {
      Unit unit = units.get(i++);
      if (unit.isDropped() || judge.reason(unit) != null || judge.isTaskLike(unit)) {
        return false;
      }
    }
    return !isPremise(units, i);
  }

  /** Says whether a quotation opens at a place, with a title above or its source below. */
  private boolean isQuotation(List<Unit> units, int i) {
    int block = units.get(i).block();
    int end = i + 1;
    while (end < units.size() && units.get(end).block() == block) {
      end++;
    }
    if (isQuoted(units.get(i))) {
      String last = units.get(end - 1).text();
      String line = last.substring(last.lastIndexOf('\n') + 1);
      boolean source = Words.of(line).count() <= LONGEST_SOURCE && !line.endsWith("?");
      return source && (end > i + 1 || last.length() > line.length()) && !isQuoteEnd(line);
    }
    return units.get(i).isOneLine()
        && !Headings.endsSentence(units.get(i).text())
        && units.get(i).words() <= LONGEST_SOURCE
        && i + 1 < end
        && isQuoted(units.get(i + 1));
  }

  private static boolean isQuoted(Unit unit) {
    return "\"“«".indexOf(unit.text().charAt(0)) >= 0
        && unit.words() > FACT_WORDS
        && unit.text().indexOf('?') < 0;
  }

  private static boolean isQuoteEnd(String line) {
    return "\"”»?".indexOf(line.charAt(line.length() - 1)) >= 0;
  }

  /** Says whether a line heads items of history, up to the end of its block. */
  private boolean listsFacts(List<Unit> units, int i) {
    Unit lead = units.get(i);
    if (!lead.isOneLine()
        || lead.marker().kind() != Marker.Kind.NONE
        || judge.isTaskLike(lead)
        || narrative.isOfSchool(lead.text())) {
      return false;
    }
    int items = 0;
    int facts = narrative.isOfHistory(lead.text()) ? 1 : 0;
    for (int j = i + 1; j < units.size() && units.get(j).block() == lead.block(); j++) {
      Unit unit = units.get(j);
      boolean exercise =
          unit.isDropped()
              || judge.reason(unit) != null
              || unit.text().indexOf('?') >= 0
              || narrative.isOfSchool(unit.text())
              || exercises.scope(unit.text()) != ExerciseHeadings.Scope.NONE;
      if (exercise && (lead.opensBlock() || items <= 1)) {
        return false;
      }
      if (exercise) {
        break;
      }
      items++;
      facts += narrative.isOfHistory(unit.text()) ? 1 : 0;
    }
    return items > 1 && 2 * facts > items;
  }

  /** Says whether what stands at a place asks about the text before it. */
  private boolean isPremise(List<Unit> units, int i) {
    if (i == units.size() || exercises.scope(units.get(i).text()) != ExerciseHeadings.Scope.NONE) {
      return false;
    }
    Unit next = units.get(i);
    return (next.isDropped() || judge.reason(next) != null) && !next.has(Marker.Kind.DIGIT);
  }

  private boolean ends(List<Unit> units, int i) {
    if (governing != ExerciseHeadings.Scope.NONE
        && governing != ExerciseHeadings.Scope.SOURCES
        && returns(units, i)) {
      return true;
    }
    return switch (governing) {
      case NONE -> false;
      case BOX -> endsBox(units, i);
      case PART, ANSWERS -> endsPart(units, i);
      case SOURCES -> endsSources(units, i);
    };
  }

  private boolean endsSources(List<Unit> units, int i) {
    Unit unit = units.get(i);
    String text = unit.text();
    if (unit.isDropped() || !unit.isOneLine()) {
      return false;
    }
    return !headings.division(text).isEmpty()
        || Headings.isSection(text)
        || (isPlainHeading(unit)
            && i + 1 < units.size()
            && judge.isProse(units.get(i + 1))
            && !SOURCE.matcher(units.get(i + 1).text()).find());
  }

  /** Says whether a line alone in its block heads the running text below it, question or not. */
  private boolean headsText(List<Unit> units, int i) {
    Unit unit = units.get(i);
    String text = unit.text();
    return unit.isWholeBlock()
        && unit.isOneLine()
        && i + 1 < units.size()
        && !judge.isApparatus(unit)
        && (Headings.isCapitals(text) || headings.isTitle(text))
        && !exerciseWords.hasAnyOf(Fold.fold(text))
        && units.get(i + 1).words() >= PASSAGE_WORDS
        && (judge.isProse(units.get(i + 1)) || judge.isMostlyNarrative(units.get(i + 1)));
  }

  private boolean endsPart(List<Unit> units, int i) {
    Unit unit = units.get(i);
    if (unit.isDropped()) {
      return false;
    }
    String text = unit.text();
    if (unit.isOneLine()) {
      if (!headings.division(text).isEmpty()
          || (Headings.isSection(text) && judge.reason(unit) == null)) {
        return true;
      }
      if (isPlainHeading(unit) && i + 1 < units.size()) {
        Unit next = units.get(i + 1);
        return judge.isProse(next)
            || judge.isFactItem(next)
            || isChronology(next.text())
            || (Headings.isCapitals(text) && isHeading(next))
            || headsFacts(units, i);
      }
    }
    if (headsText(units, i) && !isAskedAbout(units, i + 2)) {
      return true;
    }
    if (judge.isMostlyNarrative(unit) && Options.runs(text).isEmpty() && unit.opensBlock()) {
      int next = passageEnd(units, i);
      return !isAskedAbout(units, next > 0 ? next : i + 1);
    }
    int next = unit.opensBlock() ? passageEnd(units, i) : -1;
    return next > 0 && (passageEnd(units, next) > 0 || (sawTask && !isAskedAbout(units, next)));
  }

  /** Says whether a block of facts without any question or task stands below a heading. */
  private boolean headsFacts(List<Unit> units, int heading) {
    int block = units.get(heading + 1).block();
    int words = 0;
    long lines = 0;
    for (int i = heading + 1; i < units.size() && units.get(i).block() == block; i++) {
      Unit unit = units.get(i);
      boolean exercise =
          unit.isDropped()
              || judge.isTaskLike(unit)
              || exercises.scope(unit.text()) != ExerciseHeadings.Scope.NONE;
      if (exercise) {
        return false;
      }
      words += unit.words();
      lines += unit.text().lines().count();
    }
    return lines > 1 && words >= FACT_WORDS * lines;
  }

  /** Says whether a unit has the form of a heading without a number, and no word of exercises. */
  private boolean isPlainHeading(Unit unit) {
    String text = unit.text();
    boolean form =
        Headings.isCapitals(text)
            ? unit.opensBlock() || unit.marker().kind() != Marker.Kind.NONE
            : unit.isWholeBlock() && headings.isTitle(text);
    return form
        && (unit.marker().kind() == Marker.Kind.NONE || Headings.isCapitals(text))
        && !exerciseWords.hasAnyOf(Fold.fold(text));
  }

  /**
   * Returns the unit after a block of running text long enough to be narrative; -1 if it is none.
   */
  private int passageEnd(List<Unit> units, int from) {
    int words = 0;
    int i = from;
    while (i < units.size()
        && units.get(i).block() == units.get(from).block()
        && judge.isProse(units.get(i))) {
      words += units.get(i).words();
      i++;
    }
    return words >= PASSAGE_WORDS ? i : -1;
  }

  /** Says whether a question, task or options stand at a place or right below it. */
  private boolean isAskedAbout(List<Unit> units, int from) {
    for (int i = from; i < Math.min(units.size(), from + 2); i++) {
      Unit unit = units.get(i);
      if (exercises.scope(unit.text()) != ExerciseHeadings.Scope.NONE) {
        return false;
      }
      if (unit.isDropped() || judge.reason(unit) != null) {
        return true;
      }
    }
    return false;
  }

  private boolean isHeading(Unit unit) {
    String text = unit.text();
    return unit.isOneLine()
        && exercises.scope(text) == ExerciseHeadings.Scope.NONE
        && (!headings.division(text).isEmpty() || Headings.isSection(text));
  }

  private boolean endsBox(List<Unit> units, int i) {
    Unit unit = units.get(i);
    if (unit.isDropped()) {
      return false;
    }
    String text = unit.text();
    if (unit.isOneLine()
        && (!headings.division(text).isEmpty()
            || Headings.isSection(text)
            || headings.isCaption(text))) {
      return judge.reason(unit) == null;
    }
    if (headsText(units, i) || judge.isMostlyNarrative(unit)) {
      return sawTask || headsText(units, i) || !isTaskPassage(units, i);
    }
    if (judge.isTaskLike(unit)) {
      return false;
    }
    if (unit.opensBlock() && (SourceTexts.hasAttribution(units, i) || sources.isTitle(units, i))) {
      return true;
    }
    if (judge.isProse(unit)) {
      boolean ownLine = !sawTask && !unit.opensBlock() && unit.words() < 2 * PASSAGE_WORDS;
      return !ownLine && !isTaskPassage(units, i);
    }
    boolean heading = unit.isOneLine() && (headings.isTitle(text) || Headings.isCapitals(text));
    if (heading && i + 1 < units.size() && judge.isProse(units.get(i + 1))) {
      // Inside a block of tasks a title counts only right above its text: it may be a table's cell.
      boolean same = units.get(i + 1).block() == unit.block();
      if (same ? sawTask : unit.opensBlock()) {
        return true;
      }
    }
    return unit.opensBlock()
        && sawTask
        && (heading
            || isChronology(text)
            || unit.words() > SHORT_LINE
            || text.endsWith(".")
            || text.endsWith(":"));
  }

  /** Says whether running text is what the tasks of its box ask about, and no source by itself. */
  private boolean isTaskPassage(List<Unit> units, int i) {
    if (i + 1 < units.size() && SourceTexts.isAttribution(units.get(i + 1).text())) {
      return false;
    }
    boolean expected =
        !sawTask || (i > 0 && units.get(i - 1).isDropped() && announcesPassage(units.get(i - 1)));
    for (int j = i + 1; expected && j < Math.min(units.size(), i + PASSAGE_UNITS); j++) {
      Unit unit = units.get(j);
      String text = unit.text();
      boolean heading =
          unit.isOneLine()
              && (exercises.scope(text) != ExerciseHeadings.Scope.NONE
                  || headings.isCaption(text)
                  || Headings.isSection(text)
                  || headings.isTitle(text));
      if (heading) {
        return false;
      }
      if (unit.isDropped() || judge.reason(unit) != null) {
        return true;
      }
    }
    return false;
  }

  private boolean announcesPassage(Unit unit) {
    return passages.hasAnyOf(Fold.fold(unit.text()));
  }

  private static boolean isChronology(String text) {
    return CHRONOLOGY.matcher(text).lookingAt();
  }
}
