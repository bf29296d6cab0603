package dev.ear.corpus;

import dev.ear.text.Marker;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Drops units that show what they are together: tables of contents, title pages, numbered
 * statements, forms, and the short line that heads nothing but exercises.
 */
final class UnitGroups {
  private static final int LEAD_WORDS = 8;
  private static final int LONGEST_STEM = 120;
  private static final int LONGEST_IMPRINT = 60;
  private static final int LONGEST_LEAD = 60;

  /** The number of a question, alone on its line. */
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}[.)-](?:\\s|$)");

  private static final Pattern NAME = Pattern.compile("['’]\\p{L}");

  private final WordList backWords;
  private final WordList imprint;
  private final Headings headings;
  private final UnitJudge judge;

  UnitGroups(CueLists lists, Headings headings, UnitJudge judge) {
    this.backWords = lists.words("back-words");
    this.imprint = lists.words("imprint-words");
    this.headings = headings;
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
      boolean entry =
          units.get(i).isOneLine()
              && (Character.isDigit(text.charAt(text.length() - 1)) || Headings.isSection(text));
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
    dropImprintBlocks(units);
    if (cues > 1 && units.stream().filter(judge::isProse).count() < 2) {
      units.stream()
          .filter(unit -> !unit.isDropped() && !judge.isProse(unit))
          .forEach(unit -> unit.drop(DropReason.IMPRINT));
    }
  }

  /** Drops blocks without prose that have two words of imprints. */
  private void dropImprintBlocks(List<Unit> units) {
    for (int from = 0; from < units.size(); ) {
      int to = from;
      int cues = 0;
      int words = 0;
      boolean prose = false;
      while (to < units.size() && units.get(to).block() == units.get(from).block()) {
        Unit unit = units.get(to++);
        words += unit.words();
        prose |= judge.isProse(unit) && !judge.isApparatus(unit);
        for (String part : unit.text().split("[:;•\\n]")) {
          cues += imprint.hasAnyOf(Fold.fold(part)) ? 1 : 0;
        }
      }
      for (int i = from; i < to && cues > 1 && !prose && words <= LONGEST_IMPRINT; i++) {
        units.get(i).drop(DropReason.IMPRINT);
      }
      from = to;
    }
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

  /** Drops the items before one that closes a list of aims, and what leads to them. */
  void dropAims(List<Unit> units) {
    for (int i = 1; i < units.size(); i++) {
      Marker.Kind kind = units.get(i).marker().kind();
      if (units.get(i).reason() != DropReason.TASK || kind == Marker.Kind.NONE) {
        continue;
      }
      int j = i - 1;
      while (j >= 0 && continues(units, j, i) && units.get(j).has(kind)) {
        units.get(j--).drop(DropReason.TASK);
      }
      if (j < i - 1 && j >= 0 && continues(units, j, i)) {
        units.get(j).drop(DropReason.TASK);
      }
    }
  }

  /** Says whether a kept unit stops short of a sentence's end in the block of another. */
  private static boolean continues(List<Unit> units, int j, int i) {
    Unit unit = units.get(j);
    return !unit.isDropped()
        && unit.block() == units.get(i).block()
        && (!Headings.endsSentence(unit.text()) || unit.text().endsWith(":"));
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
      boolean near = unit.block() == units.get(stem).block() || (back && !judge.isLabel(unit));
      boolean heading = unit.isOneLine() && Headings.isCapitals(unit.text());
      if (unit.isDropped() || heading || !near) {
        return;
      }
      boolean same = unit.block() == units.get(stem).block();
      if (unit.isInList()
          && !(same && (unit.has(Marker.Kind.DIGIT) || unit.has(Marker.Kind.BULLET)))) {
        return;
      }
      if (unit.has(Marker.Kind.DIGIT) || (same && NUMBER.matcher(unit.text()).lookingAt())) {
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
          && (restOfBlockGoes(units, i) || headsOnlyExercises(units, i))) {
        lead.drop(DropReason.EXERCISE_HEADING);
      } else if (headsExercise(units, i)) {
        lead.drop(DropReason.EXERCISE_HEADING);
      }
    }
  }

  /** Says whether a title that names nothing of history stands right above an exercise. */
  private boolean headsExercise(List<Unit> units, int i) {
    Unit lead = units.get(i);
    String text = lead.text();
    Unit next = units.get(i + 1);
    Unit before = i > 0 ? units.get(i - 1) : lead;
    boolean closes = i > 0 && "\"”»".indexOf(before.text().charAt(before.text().length() - 1)) >= 0;
    boolean opensDivision = i > 0 && !headings.division(before.text()).isEmpty();
    return lead.isOneLine()
        && !lead.isDropped()
        && lead.words() <= LEAD_WORDS
        && isExercise(next.reason())
        && next.reason() != DropReason.EXERCISE_PART
        && (lead.opensBlock() || before.isDropped() || Headings.endsSentence(before.text()))
        && !closes
        && !opensDivision
        && headings.looksLikeOne(text)
        && headings.division(text).isEmpty()
        && !Headings.isSection(text)
        && !headings.isCaption(text)
        && !headings.isOfFacts(text)
        && !text.contains("|")
        && !NAME.matcher(text).find()
        && !headings.namesTopic(Fold.fold(text));
  }

  /**
   * Says whether nothing but exercises stands below a title up to the next heading or the page's
   * end.
   */
  private boolean headsOnlyExercises(List<Unit> units, int lead) {
    Unit title = units.get(lead);
    boolean opensDivision = lead > 0 && !headings.division(units.get(lead - 1).text()).isEmpty();
    if (opensDivision || !headings.looksLikeOne(title.text())) {
      return false;
    }
    int i = lead + 1;
    while (i < units.size() && isExercise(units.get(i).reason())) {
      i++;
    }
    return i > lead + 1
        && (i == units.size()
            || (units.get(i).isDropped() || judge.isLabel(units.get(i)) || opensText(units, i)));
  }

  private boolean opensText(List<Unit> units, int i) {
    Unit unit = units.get(i);
    return unit.isWholeBlock() && unit.isOneLine() && headings.looksLikeOne(unit.text());
  }

  private static boolean isExercise(@Nullable DropReason reason) {
    return reason != null
        && switch (reason) {
          case ANSWER_OPTIONS,
              QUESTION_STEM,
              FILL_IN,
              TRUE_FALSE,
              MATCHING,
              TASK,
              EXERCISE_PART,
              EXERCISE_SIGNS ->
              true;
          default -> false;
        };
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
