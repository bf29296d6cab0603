package dev.ear.corpus;

import java.util.List;

/**
 * Knows which units of a page show by a mark that they are the book's text, whatever their other
 * signs: headings with their text, captions, what tells of the past, sources, lists that the
 * narrator leads to, glossaries, verse.
 */
final class CertainText {
  private static final int TEXT_WORDS = 7;

  private final List<Unit> units;
  private final Headings headings;
  private final UnitJudge judge;
  private final Narrative narrative;

  /** For each unit the one that opens its block. */
  private final int[] openers;

  /** For each unit the one before it, or before the list in which it stands; -1 for none. */
  private final int[] leads;

  CertainText(List<Unit> units, Headings headings, UnitJudge judge, Narrative narrative) {
    this.units = units;
    this.headings = headings;
    this.judge = judge;
    this.narrative = narrative;
    openers = new int[units.size()];
    leads = new int[units.size()];
    for (int i = 0; i < units.size(); i++) {
      Unit unit = units.get(i);
      openers[i] = i == 0 || unit.opensBlock() ? i : openers[i - 1];
      boolean goesOn = i > 0 && unit.isInList() && units.get(i - 1).isInList();
      leads[i] = goesOn ? leads[i - 1] : i - 1;
    }
  }

  /** Says whether a unit is several words that mostly end as telling ends. */
  private boolean tells(Unit unit) {
    return unit.words() >= TEXT_WORDS && narrative.endsTelling(unit);
  }

  /** Says whether a unit shows by a mark that it is text. */
  boolean holds(int i) {
    Unit unit = units.get(i);
    String text = unit.text();
    return !headings.division(text).isEmpty()
        || Headings.isSection(text)
        || headings.isCaption(text)
        || headings.isOfFacts(text)
        || judge.isMostlyNarrative(unit)
        || narrative.tellsPast(unit)
        || narrative.tellsNoOne(unit)
        || isSource(i)
        || isUnderFacts(i)
        || SourceTexts.defines(unit)
        || Verse.holds(units, openers[i])
        || (UnitSigns.isShortLine(unit) && headings.looksLikeOne(text) && headsText(i));
  }

  private boolean headsText(int i) {
    if (i > 0 && !headings.division(units.get(i - 1).text()).isEmpty()) {
      return true;
    }
    if (i + 1 == units.size() || units.get(i + 1).isDropped()) {
      return false;
    }
    return tells(units.get(i + 1)) || Verse.holds(units, openers[i + 1]);
  }

  /** Says whether a unit ends in its source, is one, or is led to by the narrator. */
  private boolean isSource(int i) {
    Unit unit = units.get(i);
    return SourceTexts.isAttribution(unit.text())
        || (unit.opensBlock() && SourceTexts.hasAttribution(units, i))
        || isLed(i)
        || (i + 1 < units.size() && narrative.leadsIn(unit.text()) && isLed(i + 1));
  }

  /** Says whether the narrator leads to a unit, or to the list in which it stands. */
  private boolean isLed(int i) {
    return leads[i] >= 0
        && !units.get(i).isDropped()
        && !units.get(leads[i]).isDropped()
        && narrative.leadsIn(units.get(leads[i]).text());
  }

  /** Says whether a heading of facts stands above a unit, or a caption opens its block. */
  private boolean isUnderFacts(int i) {
    if (i > 0 && !units.get(i - 1).isDropped() && headings.isOfFacts(units.get(i - 1).text())) {
      return true;
    }
    Unit opener = units.get(openers[i]);
    return openers[i] < i
        && !opener.isDropped()
        && (headings.isOfFacts(opener.text()) || headings.isCaption(opener.text()));
  }
}
