package dev.ear.corpus;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Judges the units of a book's pages in order: what an exercise heading governs, runs of options
 * and the questions before them, and what shows by itself (METHOD 1).
 */
final class PageJudge {
  private static final int PASSAGE_WORDS = 25;
  private static final int SHORT_LINE = 6;
  private static final int LEAD_WORDS = 8;
  private static final int PASSAGE_UNITS = 5;
  private static final List<String> PASSAGES = CueLists.folded("passages");
  private static final Pattern CHRONOLOGY =
      Pattern.compile("(?:(?:MÖ|MS|M\\.Ö\\.|M\\.S\\.)\\s*)?\\d{3,4}\\b[^.)]");

  private final ExerciseHeadings headings;
  private final UnitJudge judge;

  private ExerciseHeadings.Scope governing = ExerciseHeadings.Scope.NONE;
  private boolean sawTask;

  PageJudge(ExerciseHeadings headings, UnitJudge judge) {
    this.headings = headings;
    this.judge = judge;
  }

  /** Judges the units of the next page. */
  void judge(List<Unit> units) {
    dropContents(units);
    dropOptions(units);
    for (int i = 0; i < units.size(); i++) {
      judge(units, i);
    }
    dropStatements(units);
    dropLeads(units);
  }

  private void judge(List<Unit> units, int i) {
    Unit unit = units.get(i);
    if (unit.reason() == DropReason.TABLE_OF_CONTENTS) {
      governing = ExerciseHeadings.Scope.NONE;
      return;
    }
    ExerciseHeadings.Scope scope =
        unit.isOneLine() ? headings.scope(unit.text()) : ExerciseHeadings.Scope.NONE;
    if (scope != ExerciseHeadings.Scope.NONE) {
      // A box inside an assessment part does not end the part.
      if (governing != ExerciseHeadings.Scope.PART) {
        governing = scope;
      }
      sawTask = false;
      unit.drop(DropReason.EXERCISE_HEADING);
      return;
    }
    if (governing == ExerciseHeadings.Scope.PART && endsPart(units, i)) {
      governing = ExerciseHeadings.Scope.NONE;
    }
    if (governing == ExerciseHeadings.Scope.BOX && endsBox(units, i)) {
      governing = ExerciseHeadings.Scope.NONE;
    }
    if (unit.isDropped()) {
      sawTask = true;
      return;
    }
    DropReason reason = judge.reason(unit);
    if (reason == null && headings.opensWithHeading(unit.text())) {
      reason = DropReason.TASK;
    }
    if (governing != ExerciseHeadings.Scope.NONE) {
      sawTask |= judge.isTaskLike(unit);
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

  private boolean endsPart(List<Unit> units, int i) {
    Unit unit = units.get(i);
    if (unit.isDropped()) {
      return false;
    }
    String text = unit.text();
    boolean exercise = ExerciseHeadings.hasPartWord(Fold.fold(text.substring(0, Math.min(text.length(), 200))));
    if (unit.isOneLine() && !exercise) {
      if (!Headings.division(text).isEmpty()
          || (Headings.isSection(text) && judge.reason(unit) == null)) {
        return true;
      }
      boolean heading =
          unit.marker().kind() == Marker.Kind.NONE
              && (Headings.isCapitals(text) ? unit.opensBlock() : unit.isWholeBlock() && Headings.isTitle(text));
      if (heading && i + 1 < units.size()) {
        Unit next = units.get(i + 1);
        return judge.isProse(next)
            || isChronology(next.text())
            || (Headings.isCapitals(text) && isHeading(next));
      }
    }
    int next = passageEnd(units, i);
    return next > 0 && passageEnd(units, next) > 0;
  }

  /** Returns the unit after a block of running text long enough to be narrative; -1 if it is none. */
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

  private boolean isHeading(Unit unit) {
    String text = unit.text();
    return unit.isOneLine()
        && headings.scope(text) == ExerciseHeadings.Scope.NONE
        && (!Headings.division(text).isEmpty() || Headings.isSection(text));
  }

  private boolean endsBox(List<Unit> units, int i) {
    Unit unit = units.get(i);
    if (unit.isDropped()) {
      return false;
    }
    String text = unit.text();
    if (unit.isOneLine()
        && (!Headings.division(text).isEmpty()
            || Headings.isSection(text)
            || Headings.isCaption(text))) {
      return judge.reason(unit) == null;
    }
    if (judge.isTaskLike(unit)) {
      return false;
    }
    if (judge.isProse(unit)) {
      boolean ownLine = !sawTask && !unit.opensBlock() && unit.words() < 2 * PASSAGE_WORDS;
      return !ownLine && !isTaskPassage(units, i);
    }
    if (!unit.opensBlock()) {
      return false;
    }
    boolean heading = unit.isOneLine() && (Headings.isTitle(text) || Headings.isCapitals(text));
    if (heading && i + 1 < units.size() && judge.isProse(units.get(i + 1))) {
      return true;
    }
    return sawTask && (heading || unit.words() > SHORT_LINE || text.endsWith("."));
  }

  /** Says whether running text is what the tasks of its box ask about. */
  private boolean isTaskPassage(List<Unit> units, int i) {
    boolean expected =
        !sawTask || (i > 0 && units.get(i - 1).isDropped() && announcesPassage(units.get(i - 1)));
    for (int j = i + 1; expected && j < Math.min(units.size(), i + PASSAGE_UNITS); j++) {
      Unit unit = units.get(j);
      String text = unit.text();
      boolean heading =
          unit.isOneLine()
              && (headings.scope(text) != ExerciseHeadings.Scope.NONE
                  || Headings.isCaption(text)
                  || Headings.isSection(text)
                  || Headings.isTitle(text));
      if (heading) {
        return false;
      }
      if (unit.isDropped() || judge.reason(unit) != null) {
        return true;
      }
    }
    return false;
  }

  private static boolean announcesPassage(Unit unit) {
    String folded = Fold.fold(unit.text());
    return PASSAGES.stream().anyMatch(word -> Fold.hasWordFrom(folded, word));
  }

  private static boolean isChronology(String text) {
    return CHRONOLOGY.matcher(text).lookingAt();
  }

  private void dropContents(List<Unit> units) {
    int first = -1;
    int last = -1;
    int entries = 0;
    boolean titled = false;
    for (int i = 0; i < units.size(); i++) {
      Unit unit = units.get(i);
      if (unit.isOneLine() && Contents.isHeading(unit.text())) {
        first = i;
        last = Math.max(last, i);
        titled = true;
      } else if (unit.isOneLine() && Contents.isEntry(unit.text())) {
        first = first < 0 ? i : first;
        last = i;
        entries++;
      }
    }
    if (!titled && entries < 2) {
      return;
    }
    for (int i = first; i <= last; i++) {
      if (!judge.isProse(units.get(i))) {
        units.get(i).drop(DropReason.TABLE_OF_CONTENTS);
      }
    }
    for (int i = last + 1; titled && i < units.size() && !judge.isProse(units.get(i)); i++) {
      String text = units.get(i).text();
      boolean entry = Character.isDigit(text.charAt(text.length() - 1)) && units.get(i).isOneLine();
      if (!entry && (entries > 0 || Headings.division(text).isEmpty())) {
        break;
      }
      units.get(i).drop(DropReason.TABLE_OF_CONTENTS);
    }
  }

  /** Drops runs of options, and the question that stands before one. */
  private void dropOptions(List<Unit> units) {
    for (int i = 0; i < units.size(); i++) {
      int end = optionsEnd(units, i);
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
    if (kind != Marker.Kind.CAPITAL && kind != Marker.Kind.CAPITAL_POINT && kind != Marker.Kind.SMALL) {
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
    boolean asked = from > 0 && asks(units.get(from - 1));
    int needed = kind == Marker.Kind.CAPITAL ? 3 : 4;
    boolean narrative = !asked && words > 14 * value && Headings.endsSentence(first.text());
    if (asked && value >= 2 && kind != Marker.Kind.CAPITAL_POINT) {
      return end;
    }
    boolean loose = kind == Marker.Kind.SMALL && !asked;
    return value >= needed && !narrative && !loose ? end : -1;
  }

  private static int lastMark(Unit unit) {
    List<Options.Run> runs = Options.runs(unit.text());
    if (!runs.isEmpty() && runs.get(0).start() == 0) {
      return runs.get(0).last();
    }
    int value = unit.marker().value();
    char next = (char) ('A' + value);
    return unit.has(Marker.Kind.CAPITAL) && unit.text().contains(" " + next + ")") ? value + 1 : value;
  }

  private boolean asks(Unit unit) {
    String text = unit.text();
    return text.endsWith("?") || text.endsWith("?”") || text.endsWith("?)") || judge.reason(unit) == DropReason.QUESTION_STEM;
  }

  /** Drops what leads to options: the question, and its beginning in the options' block. */
  private void dropStem(List<Unit> units, int last, int block) {
    Unit stem = units.get(last);
    if (stem.isDropped() || !(asks(stem) || stem.text().endsWith(":") || stem.block() == block)) {
      return;
    }
    if (stem.words() > 120 || headings.scope(stem.text()) != ExerciseHeadings.Scope.NONE) {
      return;
    }
    stem.drop(DropReason.QUESTION_STEM);
  }

  /** Drops the numbered statements around a question, and what leads to them. */
  private void dropStatements(List<Unit> units) {
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).reason() != DropReason.QUESTION_STEM) {
        continue;
      }
      int j = i - 1;
      while (j >= 0 && !units.get(j).isDropped() && units.get(j).has(Marker.Kind.ROMAN)) {
        units.get(j).drop(DropReason.QUESTION_STEM);
        j--;
      }
      boolean statements = j < i - 1;
      if (statements && j >= 0 && !units.get(j).isDropped()) {
        Unit lead = units.get(j);
        boolean belongs =
            lead.has(Marker.Kind.DIGIT)
                || (lead.block() == units.get(j + 1).block() && lead.words() <= 60);
        if (belongs) {
          lead.drop(DropReason.QUESTION_STEM);
        }
      }
      for (int k = i + 1;
          k < units.size() && !units.get(k).isDropped() && units.get(k).has(Marker.Kind.ROMAN);
          k++) {
        units.get(k).drop(DropReason.QUESTION_STEM);
      }
    }
  }

  /** Drops a short line that opens a block of which all the rest goes: it heads the exercise. */
  private void dropLeads(List<Unit> units) {
    for (int i = 0; i + 1 < units.size(); i++) {
      Unit lead = units.get(i);
      String text = lead.text();
      boolean shortLine =
          lead.opensBlock()
              && !lead.isDropped()
              && lead.isOneLine()
              && lead.words() <= LEAD_WORDS
              && !Headings.endsSentence(text);
      if (shortLine
          && Headings.division(text).isEmpty()
          && !Headings.isSection(text)
          && !Headings.isCaption(text)
          && restOfBlockGoes(units, i)) {
        lead.drop(DropReason.EXERCISE_HEADING);
      }
    }
  }

  private static boolean restOfBlockGoes(List<Unit> units, int lead) {
    int i = lead + 1;
    while (i < units.size() && units.get(i).block() == units.get(lead).block()) {
      DropReason reason = units.get(i).reason();
      if (reason == null
          || reason == DropReason.EXERCISE_HEADING
          || reason == DropReason.TABLE_OF_CONTENTS) {
        return false;
      }
      i++;
    }
    return i > lead + 1;
  }
}
