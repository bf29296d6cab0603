package dev.ear.corpus;

import dev.ear.text.Marker;
import dev.ear.text.Words;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Recognises where an exercise part gives way to the book's text: narrative that tells, quotations
 * with a title or a source, lists of facts.
 */
final class TextReturns {
  private static final int LONGEST_SOURCE = 12;
  private static final int FEWEST_QUOTED = 3;
  private static final int QUOTED_UNITS = 40;
  private static final Pattern CHRONOLOGICAL = Pattern.compile("\\(.*\\d{4}\\)$|:$");

  private final ExerciseHeadings exercises;
  private final UnitJudge judge;
  private final Narrative narrative;
  private final Predicate<Unit> plainHeading;

  TextReturns(
      ExerciseHeadings exercises,
      UnitJudge judge,
      Narrative narrative,
      Predicate<Unit> plainHeading) {
    this.exercises = exercises;
    this.judge = judge;
    this.narrative = narrative;
    this.plainHeading = plainHeading;
  }

  /** Says whether narrative returns, by itself or below a line that is no exercise's. */
  boolean returns(List<Unit> units, int i) {
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
        && plainHeading.test(unit)
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
    int limit = Math.min(units.size(), i + QUOTED_UNITS);
    while (end < limit && units.get(end).block() == block) {
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

  /** Says whether a unit opens with a quotation mark and asks nothing. */
  static boolean isQuoted(Unit unit) {
    return "\"“«".indexOf(unit.text().charAt(0)) >= 0
        && unit.words() > FEWEST_QUOTED
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
}
