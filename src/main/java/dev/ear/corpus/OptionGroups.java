package dev.ear.corpus;

import dev.ear.text.Marker;
import dev.ear.text.Words;
import java.util.List;
import java.util.regex.Pattern;

/** Drops runs of answer options with the question before them. */
final class OptionGroups {
  private static final int LONGEST_STEM = 120;
  private static final Pattern TOLD = Pattern.compile("\\p{Ll}\\.(?:\\s+b[.)]|$)");
  private static final int SHORTEST_TEXT = 25;
  private static final int MOST_OPTIONS = 8;

  private final ExerciseHeadings exercises;
  private final UnitJudge judge;
  private final WordList listLeads;

  OptionGroups(CueLists lists, ExerciseHeadings exercises, UnitJudge judge) {
    this.listLeads = lists.words("list-leads");
    this.exercises = exercises;
    this.judge = judge;
  }

  /** Drops runs of options, and the question that stands before one. */
  void drop(List<Unit> units) {
    for (int i = 0; i < units.size(); i++) {
      int end = optionsEnd(units, i);
      if (end < 0 && i > 0 && !isToldList(units, i)) {
        end = Math.max(bareEnd(units, i), listEnd(units, i));
      }
      if (end < 0 && i > 0) {
        end = seriesEnd(units, i);
      }
      if (end < 0) {
        continue;
      }
      for (int j = i; j < end; j++) {
        units.get(j).drop(DropReason.ANSWER_OPTIONS);
      }
      if (i > 0) {
        dropStem(units, i - 1, units.get(i).block());
      }
      i = end - 1;
    }
  }

  /** Returns where the options that start at a unit end; -1 if none start there. */
  private int optionsEnd(List<Unit> units, int from) {
    Unit first = units.get(from);
    Marker.Kind kind = first.marker().kind();
    if (kind != Marker.Kind.CAPITAL
        && kind != Marker.Kind.CAPITAL_POINT
        && kind != Marker.Kind.SMALL
        && kind != Marker.Kind.SMALL_POINT
        && !(kind == Marker.Kind.DIGIT && from > 0 && isStem(units.get(from - 1)))) {
      return -1;
    }
    if (first.marker().value() != 1) {
      return -1;
    }
    int end = from;
    int value = 0;
    int words = 0;
    while (end < units.size()
        && units.get(end).has(kind)
        && units.get(end).marker().value() == value + 1) {
      value = lastMark(units.get(end));
      words += units.get(end).words();
      end++;
    }
    boolean small = kind == Marker.Kind.SMALL || kind == Marker.Kind.SMALL_POINT;
    // "Neden ilan edildi? a) …" goes on with the narrator's answer.
    boolean asked =
        from > 0
            && asks(units.get(from - 1))
            && (!small
                || units.get(from - 1).has(Marker.Kind.DIGIT)
                || judge.reason(units.get(from - 1)) == DropReason.QUESTION_STEM);
    int needed = kind == Marker.Kind.CAPITAL ? 3 : 4;
    boolean led =
        from > 0
            && units.get(from - 1).text().endsWith(":")
            && !units.get(from - 1).has(Marker.Kind.DIGIT)
            && judge.reason(units.get(from - 1)) == null
            && listLeads.hasAnyOf(Fold.fold(units.get(from - 1).text()));
    if (led) {
      return -1;
    }
    boolean narrative = !asked && words > 14 * value && Headings.endsSentence(first.text());
    if (asked && value >= 2 && kind != Marker.Kind.CAPITAL_POINT) {
      return end;
    }
    if (small
        && value >= 4
        && !isToldList(units, from)
        && words <= 10 * value
        && from > 0
        && asks(units.get(from - 1))) {
      return end;
    }
    if (kind == Marker.Kind.DIGIT) {
      return value >= 3 && words <= 12 * value ? end : -1;
    }
    boolean loose = small && !asked;
    return value >= needed && !narrative && !loose ? end : -1;
  }

  /** Says whether lettered items are sentences that answer a narrator's question. */
  private boolean isToldList(List<Unit> units, int from) {
    Unit stem = units.get(from - 1);
    return !stem.has(Marker.Kind.DIGIT)
        && judge.reason(stem) != DropReason.QUESTION_STEM
        && TOLD.matcher(units.get(from).text()).find();
  }

  /**
   * Returns where options with bare letters end, {@code A …}, {@code B …}; -1 if none start here.
   */
  private int bareEnd(List<Unit> units, int from) {
    char first = units.get(from).text().charAt(0);
    if (first != 'A' && first != 'a') {
      return -1;
    }
    Unit stem = units.get(from - 1);
    boolean exam = stem.has(Marker.Kind.DIGIT) || judge.reason(stem) == DropReason.QUESTION_STEM;
    boolean asked = exam || (asks(stem) && units.get(from).marker().kind() == Marker.Kind.NONE);
    char next = first;
    int end = from;
    while (end < units.size()) {
      char reached = bareLetters(units.get(end).text(), next, asked ? " .)-" : " ");
      if (reached == next) {
        break;
      }
      next = reached;
      end++;
    }
    return next - first >= (asked ? 3 : 4) && units.get(from).words() <= 40 ? end : -1;
  }

  /** Returns the letter after the last of a line that opens with one and has the next in order. */
  private static char bareLetters(String text, char first, String closers) {
    char next = first;
    for (int at = 0; at < text.length() - 2; at++) {
      boolean free = at == 0 ? next == first : Words.isSpace(text.charAt(at - 1));
      if (free && text.charAt(at) == next && closers.indexOf(text.charAt(at + 1)) >= 0) {
        next++;
      } else if (at == 0) {
        return first;
      }
    }
    return next;
  }

  /** Returns where options with rings or between strokes end after a question; -1 if none are. */
  private int listEnd(List<Unit> units, int from) {
    if (!asks(units.get(from - 1))) {
      return -1;
    }
    int end = from;
    while (end < units.size() && "○◯⚪".indexOf(units.get(end).text().charAt(0)) >= 0) {
      end++;
    }
    if (end - from >= 3) {
      return end;
    }
    String text = units.get(from).text();
    boolean strokes = text.split(" / ", -1).length >= 3 && !Headings.endsSentence(text);
    return strokes && units.get(from).words() <= 20 ? from + 1 : -1;
  }

  /**
   * Returns where a block of items with marks of any kind ends below a question; -1 if there is
   * none. Below the narrator's question items that tell are his answer.
   */
  private int seriesEnd(List<Unit> units, int from) {
    Unit stem = units.get(from - 1);
    boolean exam = stem.has(Marker.Kind.DIGIT) || judge.reason(stem) == DropReason.QUESTION_STEM;
    Marker.Kind kind = units.get(from).marker().kind();
    if (kind != Marker.Kind.NONE && kind != Marker.Kind.BULLET) {
      return -1;
    }
    if (!asks(stem) && !(exam && stem.text().endsWith(":"))) {
      return -1;
    }
    StringBuilder text = new StringBuilder();
    int end = from;
    while (end < units.size()
        && end < from + MOST_OPTIONS
        && units.get(end).block() == units.get(from).block()) {
      text.append(end == from ? "" : "\n").append(units.get(end++).text());
    }
    List<String> items = MarkSeries.items(text.toString());
    boolean list = end > from + 1 || text.indexOf("\n") >= 0;
    boolean symbols =
        !Character.isLetterOrDigit(text.charAt(0)) && "([".indexOf(text.charAt(0)) < 0;
    boolean told =
        !exam && ((list && symbols) || items.stream().filter(Headings::endsSentence).count() > 1);
    return items.size() <= MOST_OPTIONS && !items.isEmpty() && !told ? end : -1;
  }

  private static int lastMark(Unit unit) {
    List<Options.Run> runs = Options.runs(unit.text());
    if (!runs.isEmpty() && runs.get(0).start() == 0) {
      return runs.get(0).last();
    }
    String text = unit.text();
    int value = unit.marker().value();
    int closer = unit.marker().end() - 1;
    while (closer > 0 && Words.isSpace(text.charAt(closer))) {
      closer--;
    }
    char first = (char) (text.charAt(0) - value + 1);
    for (int at = closer; at >= 0; ) {
      String mark = "" + (char) (first + value) + text.charAt(closer);
      at = Character.isLetter(first) ? text.indexOf(mark, at + 1) : -1;
      if (at > 0 && Words.isSpace(text.charAt(at - 1))) {
        value++;
      }
    }
    return value;
  }

  private boolean isStem(Unit unit) {
    return judge.reason(unit) == DropReason.QUESTION_STEM
        && judge.sentences(unit).stream().anyMatch(Cues.Judged::strong);
  }

  private boolean asks(Unit unit) {
    String text = unit.text();
    return text.endsWith("?")
        || text.endsWith("?”")
        || text.endsWith("?)")
        || judge.reason(unit) == DropReason.QUESTION_STEM
        || (unit.has(Marker.Kind.DIGIT) && unit.text().indexOf('?') > 0);
  }

  /** Drops what leads to options: the question, and its beginning in the options' block. */
  private void dropStem(List<Unit> units, int last, int block) {
    Unit stem = units.get(last);
    if (stem.isDropped() || !(asks(stem) || stem.text().endsWith(":") || stem.block() == block)) {
      return;
    }
    boolean asked = asks(stem) || stem.has(Marker.Kind.DIGIT);
    if (!asked && (judge.isLabel(stem) || (stem.words() > SHORTEST_TEXT && judge.isProse(stem)))) {
      return;
    }
    if (stem.words() > LONGEST_STEM
        || exercises.scope(stem.text()) != ExerciseHeadings.Scope.NONE) {
      return;
    }
    stem.drop(DropReason.QUESTION_STEM);
  }
}
