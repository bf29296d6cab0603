package dev.ear.corpus;

import dev.ear.text.Marker;
import java.util.List;
import java.util.regex.Pattern;

/** Says where what an exercise heading governs ends (METHOD 1). */
final class PartEnds {
  private static final int PASSAGE_WORDS = 25;
  private static final int SHORT_LINE = 6;

  /** Words a line of facts at least; fewer are the words of an exercise. */
  private static final int FACT_WORDS = 3;

  private static final int PASSAGE_UNITS = 5;
  private static final Pattern SOURCE =
      Pattern.compile("\\(\\d{4}\\)|https?:|www\\.|\\b[sScC]s?\\. ?\\d|, \\d{4}\\.?$");
  private static final Pattern CHRONOLOGY =
      Pattern.compile("(?:(?:MÖ|MS|M\\.Ö\\.|M\\.S\\.)\\s*)?\\d{3,4}\\b[^.)]");

  private final WordList exerciseWords;
  private final WordList passages;
  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final UnitJudge judge;
  private final SourceTexts sources;
  private final TextReturns returns;

  PartEnds(
      CueLists lists,
      Headings headings,
      ExerciseHeadings exercises,
      UnitJudge judge,
      SourceTexts sources,
      Narrative narrative) {
    this.exerciseWords = lists.words("exercise-words");
    this.passages = lists.words("passages");
    this.headings = headings;
    this.exercises = exercises;
    this.judge = judge;
    this.sources = sources;
    this.returns = new TextReturns(exercises, judge, narrative, this::isPlainHeading);
  }

  /**
   * Says whether what a heading governs ends before a unit.
   *
   * @param governing what the heading governs
   * @param sawTask whether a task of it was seen
   */
  boolean ends(List<Unit> units, int i, ExerciseHeadings.Scope governing, boolean sawTask) {
    if (governing != ExerciseHeadings.Scope.NONE
        && governing != ExerciseHeadings.Scope.SOURCES
        && returns.returns(units, i)) {
      return true;
    }
    return switch (governing) {
      case NONE -> false;
      case BOX -> endsBox(units, i, sawTask);
      case PART, ANSWERS -> endsPart(units, i, sawTask);
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
  boolean headsText(List<Unit> units, int i) {
    Unit unit = units.get(i);
    String text = unit.text();
    return unit.isWholeBlock()
        && unit.isOneLine()
        && i + 1 < units.size()
        && !judge.isApparatus(unit)
        && headings.looksLikeOne(text)
        && !exerciseWords.hasAnyOf(Fold.fold(text))
        && units.get(i + 1).words() >= PASSAGE_WORDS
        && (judge.isProse(units.get(i + 1)) || judge.isMostlyNarrative(units.get(i + 1)));
  }

  private boolean endsPart(List<Unit> units, int i, boolean sawTask) {
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
  boolean isPlainHeading(Unit unit) {
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

  /** Says whether a unit is the heading of a division or section. */
  boolean isHeading(Unit unit) {
    String text = unit.text();
    return unit.isOneLine()
        && exercises.scope(text) == ExerciseHeadings.Scope.NONE
        && (!headings.division(text).isEmpty() || Headings.isSection(text));
  }

  private boolean endsBox(List<Unit> units, int i, boolean sawTask) {
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
      return sawTask || headsText(units, i) || !isTaskPassage(units, i, sawTask);
    }
    if (judge.isTaskLike(unit)) {
      return false;
    }
    if (unit.opensBlock() && (SourceTexts.hasAttribution(units, i) || sources.isTitle(units, i))) {
      return true;
    }
    if (judge.isProse(unit)) {
      boolean ownLine = !sawTask && !unit.opensBlock() && unit.words() < 2 * PASSAGE_WORDS;
      return !ownLine && !isTaskPassage(units, i, sawTask);
    }
    boolean heading = unit.isOneLine() && headings.looksLikeOne(text);
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
  private boolean isTaskPassage(List<Unit> units, int i, boolean sawTask) {
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
