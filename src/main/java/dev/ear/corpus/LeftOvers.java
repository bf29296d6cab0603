package dev.ear.corpus;

import java.util.List;

/** Drops what is left of pages that are exercises and nothing else. */
final class LeftOvers {
  /** Of so many words of such a page all but one go, at least. */
  private static final int SHARE = 4;

  private final UnitJudge judge;
  private final Narrative narrative;

  LeftOvers(UnitJudge judge, Narrative narrative) {
    this.judge = judge;
    this.narrative = narrative;
  }

  /** Drops what an exercise page without narrative leaves, but for captions and the like. */
  void drop(List<Unit> units) {
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
        || TextReturns.isQuoted(unit)
        || SourceTexts.isAttribution(text)
        || (unit.isOneLine() && i + 1 < units.size() && !units.get(i + 1).isDropped());
  }
}
