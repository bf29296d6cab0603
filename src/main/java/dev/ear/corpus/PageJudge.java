package dev.ear.corpus;

import dev.ear.text.Marker;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Judges the units of a book's pages in order: what belongs together ({@link UnitGroups}), what an
 * exercise heading governs, and what shows by itself ({@link UnitJudge}) (METHOD 1).
 */
final class PageJudge {
  private static final int LONGEST_ANSWER = 150;
  private static final int PREMISE_UNITS = 14;
  private static final Pattern NUMBERED = Pattern.compile("^[^:]{1,40}:\\s*\\d{1,2}[.)]");
  private static final Pattern SPEAKER =
      Pattern.compile("(?:[–—-]\\s|\\p{Lu}[\\p{L}.' ]{1,30}:\\s)\\S");

  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final UnitJudge judge;
  private final UnitGroups groups;
  private final OptionGroups options;
  private final SourceTexts sources;
  private final PartEnds ends;
  private final LeftOvers leftOvers;
  private final Citations citations;
  private final SignJudge signs;

  private ExerciseHeadings.Scope governing = ExerciseHeadings.Scope.NONE;
  private boolean sawTask;

  /** The last block that solutions govern, and how many of their words were seen. */
  private int answered;

  private int answerWords;
  private ExerciseHeadings.Scope afterAnswers = ExerciseHeadings.Scope.NONE;

  PageJudge(CueLists lists, Headings headings, ExerciseHeadings exercises, UnitJudge judge) {
    this.headings = headings;
    this.exercises = exercises;
    this.judge = judge;
    this.groups = new UnitGroups(lists, headings, judge);
    this.options = new OptionGroups(lists, exercises, judge);
    this.citations = new Citations(lists);
    this.sources = new SourceTexts(headings, exercises, judge);
    Narrative narrative = new Narrative(lists, headings, judge);
    this.ends = new PartEnds(lists, headings, exercises, judge, sources, narrative);
    this.leftOvers = new LeftOvers(judge, narrative);
    this.signs =
        new SignJudge(
            lists,
            headings,
            judge,
            narrative,
            new UnitSigns(lists, headings, exercises, judge, narrative));
  }

  /** Judges the units of the next page: by rules, and then by all their signs together. */
  void judge(List<Unit> units) {
    judgeByRules(units);
    signs.revise(units);
    // A heading may head nothing but what has just gone.
    groups.dropLeads(units);
  }

  /** Judges the units of the next page by rules alone and returns them with their signs. */
  List<SignedUnit> signed(List<Unit> units) {
    judgeByRules(units);
    return signs.signed(units);
  }

  private void judgeByRules(List<Unit> units) {
    answered = 0;
    groups.dropContents(units);
    groups.dropImprint(units);
    citations.drop(units);
    options.drop(units);
    for (int i = 0; i < units.size(); i++) {
      judge(units, i);
    }
    groups.dropStatements(units);
    groups.dropAims(units);
    groups.dropForms(units);
    groups.dropLeads(units);
    leftOvers.drop(units);
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
      } else if (governing != ExerciseHeadings.Scope.PART || scope != ExerciseHeadings.Scope.BOX) {
        governing = scope;
      }
      sawTask = false;
      unit.drop(
          scope == ExerciseHeadings.Scope.SOURCES
              ? DropReason.BIBLIOGRAPHY
              : DropReason.EXERCISE_HEADING);
      return;
    }
    if (ends.ends(units, i, governing, sawTask)) {
      governing = ExerciseHeadings.Scope.NONE;
    }
    if (unit.isDropped()) {
      sawTask = true;
      return;
    }
    DropReason reason = isSpoken(units, i) ? null : judge.reason(unit);
    if (governing == ExerciseHeadings.Scope.NONE && ends.headsText(units, i)) {
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
                || (ends.isPlainHeading(unit)
                    && i + 1 < units.size()
                    && judge.isProse(units.get(i + 1)))
                || ends.isHeading(unit));
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
}
