package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.List;

/**
 * Drops units that show what they are together: tables of contents, runs of answer options with
 * their question, numbered statements, and the short line that heads a block of exercises.
 */
final class UnitGroups {
  private static final int LEAD_WORDS = 8;
  private static final int LONGEST_STEM = 120;
  private static final int LONGEST_LEAD = 60;
  private static final int SHORTEST_TEXT = 25;

  private final WordList backWords;
  private final WordList imprint;
  private final Headings headings;
  private final ExerciseHeadings exercises;
  private final UnitJudge judge;

  UnitGroups(CueLists lists, Headings headings, ExerciseHeadings exercises, UnitJudge judge) {
    this.backWords = lists.words("back-words");
    this.imprint = lists.words("imprint-words");
    this.headings = headings;
    this.exercises = exercises;
    this.judge = judge;
  }

  /** Drops the table of contents of a page: from its heading or first entry to its last entry. */
  void dropContents(List<Unit> units) {
    int first = -1;
    int last = -1;
    int entries = 0;
    boolean titled = false;
    for (int i = 0; i < units.size(); i++) {
      Unit unit = units.get(i);
      if (unit.isOneLine() && headings.isContents(unit.text())) {
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
      if (!entry && (entries > 0 || headings.division(text).isEmpty())) {
        break;
      }
      units.get(i).drop(DropReason.TABLE_OF_CONTENTS);
    }
  }

  /** Drops a page without narrative that two or more lines show to be a title page. */
  void dropImprint(List<Unit> units) {
    long cues =
        units.stream()
            .filter(unit -> unit.isOneLine() && imprint.hasAnyOf(Fold.fold(unit.text())))
            .count();
    if (cues > 1 && units.stream().filter(judge::isProse).count() < 2) {
      units.stream().filter(unit -> !unit.isDropped()).forEach(u -> u.drop(DropReason.IMPRINT));
    }
  }

  /** Drops runs of options, and the question that stands before one. */
  void dropOptions(List<Unit> units) {
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
    if (kind != Marker.Kind.CAPITAL
        && kind != Marker.Kind.CAPITAL_POINT
        && kind != Marker.Kind.SMALL
        && kind != Marker.Kind.SMALL_POINT) {
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
    boolean loose = (kind == Marker.Kind.SMALL || kind == Marker.Kind.SMALL_POINT) && !asked;
    return value >= needed && !narrative && !loose ? end : -1;
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

  private boolean asks(Unit unit) {
    String text = unit.text();
    return text.endsWith("?")
        || text.endsWith("?”")
        || text.endsWith("?)")
        || judge.reason(unit) == DropReason.QUESTION_STEM;
  }

  /** Drops what leads to options: the question, and its beginning in the options' block. */
  private void dropStem(List<Unit> units, int last, int block) {
    Unit stem = units.get(last);
    if (stem.isDropped() || !(asks(stem) || stem.text().endsWith(":") || stem.block() == block)) {
      return;
    }
    boolean asked = asks(stem) || stem.has(Marker.Kind.DIGIT);
    if (!asked && (isLabel(stem) || (stem.words() > SHORTEST_TEXT && judge.isProse(stem)))) {
      return;
    }
    if (stem.words() > LONGEST_STEM
        || exercises.scope(stem.text()) != ExerciseHeadings.Scope.NONE) {
      return;
    }
    stem.drop(DropReason.QUESTION_STEM);
  }

  /** Says whether a unit is a caption or heading, which stands above options by chance. */
  private boolean isLabel(Unit unit) {
    String text = unit.text();
    return unit.isOneLine()
        && (headings.isCaption(text)
            || headings.isOfFacts(text)
            || Headings.isSection(text)
            || !headings.division(text).isEmpty());
  }

  /** Drops the numbered statements around a question, and what leads to them. */
  void dropStatements(List<Unit> units) {
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).reason() != DropReason.QUESTION_STEM) {
        continue;
      }
      dropPremise(units, i);
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
                || (lead.block() == units.get(j + 1).block() && lead.words() <= LONGEST_LEAD);
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

  /**
   * Drops the text before a question that begins with the question's number, in its block or, where
   * the question refers back, in one before.
   */
  private void dropPremise(List<Unit> units, int stem) {
    boolean back = backWords.hasAnyOf(Fold.fold(units.get(stem).text()));
    int words = 0;
    for (int j = stem - 1; j >= 0 && words <= LONGEST_STEM; j--) {
      Unit unit = units.get(j);
      words += unit.words();
      boolean near = unit.block() == units.get(stem).block() || (back && !isLabel(unit));
      if (unit.isDropped() || unit.isInList() || !near) {
        return;
      }
      if (unit.has(Marker.Kind.DIGIT)) {
        for (int k = j; k < stem; k++) {
          units.get(k).drop(DropReason.QUESTION_STEM);
        }
        return;
      }
    }
  }

  /** Drops a short line that opens a block of which all the rest goes: it heads the exercise. */
  void dropLeads(List<Unit> units) {
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
          && headings.division(text).isEmpty()
          && !Headings.isSection(text)
          && !headings.isCaption(text)
          && restOfBlockGoes(units, i)) {
        lead.drop(DropReason.EXERCISE_HEADING);
      }
    }
  }

  /** Drops lines that end in a colon one after the other up to their block's end: a form. */
  void dropForms(List<Unit> units) {
    int open = 0;
    for (int i = 0; i < units.size(); i++) {
      Unit unit = units.get(i);
      boolean colon = unit.isOneLine() && unit.text().endsWith(":") && !unit.isDropped();
      boolean follows = i > 0 && units.get(i - 1).block() == unit.block();
      open = !colon ? 0 : follows ? open + 1 : 1;
      boolean ends = i + 1 == units.size() || units.get(i + 1).block() != unit.block();
      for (int j = 0; ends && open > 1 && j < open; j++) {
        units.get(i - j).drop(DropReason.FILL_IN);
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
