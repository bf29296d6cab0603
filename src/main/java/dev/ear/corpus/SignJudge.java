package dev.ear.corpus;

import dev.ear.corpus.PageSigns.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Weighs the signs of each unit after the rules have judged it, and revises what they decided
 * (METHOD 1).
 *
 * <p>Rules know the exercises of books that somebody has seen. The weights were learnt from
 * labelled pages of many authors, each sign a plain one, so that an order in new words below a
 * heading in new words is still known by its mood, by whom it speaks to and by what stands around.
 */
final class SignJudge {
  /**
   * Units below it go. Below zero, since narrative that is lost costs an answer and exercise that
   * stays only words.
   */
  private static final double LIMIT = -0.5;

  private static final int TEXT_WORDS = 7;

  private final Headings headings;
  private final UnitJudge judge;
  private final Narrative narrative;
  private final PageSigns signs;
  private final SignWeights weights;

  SignJudge(
      CueLists lists, Headings headings, UnitJudge judge, Narrative narrative, UnitSigns signs) {
    this.headings = headings;
    this.judge = judge;
    this.narrative = narrative;
    this.signs = new PageSigns(signs);
    this.weights = new SignWeights(lists.entries(SignWeights.LIST));
  }

  /** Drops units that the rules kept against their signs, and takes back the opposite. */
  void revise(List<Unit> units) {
    if (weights.isEmpty() || isAllText(units)) {
      return;
    }
    List<Map<Place, Map<String, Double>>> shown = signs.of(units);
    boolean inSight = units.stream().anyMatch(Unit::isDropped);
    // From the last on, since a heading stays with the text below it.
    for (int i = units.size() - 1; i >= 0; i--) {
      Unit unit = units.get(i);
      boolean exercise = weights.score(shown.get(i)) < LIMIT;
      boolean text = isCertain(units, i) || (!inSight && isText(unit));
      if (exercise && !unit.isDropped() && !text) {
        unit.drop(DropReason.EXERCISE_SIGNS);
      } else if (!exercise && isLoose(unit)) {
        unit.keep();
      }
    }
  }

  /** Says whether a page is headings and text alone, as those of books that are no textbooks. */
  private boolean isAllText(List<Unit> units) {
    return units.stream()
        .allMatch(
            unit ->
                !unit.isDropped()
                    && (isText(unit) || judge.isMostlyNarrative(unit) || isTitle(unit)));
  }

  private boolean isTitle(Unit unit) {
    return UnitSigns.isShortLine(unit)
        && (headings.isTitle(unit.text()) || Headings.isCapitals(unit.text()));
  }

  private boolean isText(Unit unit) {
    return unit.words() >= TEXT_WORDS && narrative.endsTelling(unit);
  }

  /** Says whether a unit shows what it is by a mark that no sum of signs outweighs. */
  private boolean isCertain(List<Unit> units, int i) {
    Unit unit = units.get(i);
    String text = unit.text();
    boolean mark =
        !headings.division(text).isEmpty()
            || Headings.isSection(text)
            || headings.isCaption(text)
            || headings.isOfFacts(text);
    boolean opensDivision = i > 0 && !headings.division(units.get(i - 1).text()).isEmpty();
    return mark
        || judge.isMostlyNarrative(unit)
        || narrative.tellsPast(unit)
        || isSource(units, i)
        || isUnderFacts(units, i)
        || SourceTexts.defines(unit)
        || Verse.holds(units, i)
        || (isTitle(unit) && (opensDivision || (i + 1 < units.size() && isHeaded(units, i + 1))));
  }

  /** Says whether a unit went, but not as part of a question or what it quotes. */
  private static boolean isLoose(Unit unit) {
    return unit.isDropped()
        && unit.reason() != DropReason.QUESTION_STEM
        && !TextReturns.isQuoted(unit);
  }

  /** Says whether a unit ends in its source, is one, or is led to by the narrator. */
  private boolean isSource(List<Unit> units, int i) {
    Unit unit = units.get(i);
    return SourceTexts.isAttribution(unit.text())
        || (unit.opensBlock() && SourceTexts.hasAttribution(units, i))
        || isLed(units, i)
        || (i + 1 < units.size() && narrative.leadsIn(unit.text()) && isLed(units, i + 1));
  }

  /** Says whether the narrator leads to a unit, or to the list in which it stands. */
  private boolean isLed(List<Unit> units, int i) {
    int lead = i - 1;
    while (lead >= 0 && units.get(lead).isInList() && units.get(i).isInList()) {
      lead--;
    }
    return !units.get(i).isDropped()
        && lead >= 0
        && !units.get(lead).isDropped()
        && narrative.leadsIn(units.get(lead).text());
  }

  /** Says whether a heading of facts stands above a unit, or a caption opens its block. */
  private boolean isUnderFacts(List<Unit> units, int i) {
    if (i > 0 && !units.get(i - 1).isDropped() && headings.isOfFacts(units.get(i - 1).text())) {
      return true;
    }
    int opener = i;
    while (opener > 0 && !units.get(opener).opensBlock()) {
      opener--;
    }
    String text = units.get(opener).text();
    return opener < i
        && !units.get(opener).isDropped()
        && (headings.isOfFacts(text) || headings.isCaption(text));
  }

  /** Says whether a unit that stays is text or verse, and so has a heading above it. */
  private boolean isHeaded(List<Unit> units, int i) {
    Unit unit = units.get(i);
    return !unit.isDropped() && (isText(unit) || Verse.holds(units, i));
  }

  /** Returns the units of a page with their signs, to learn weights from. */
  List<SignedUnit> signed(List<Unit> units) {
    List<Map<Place, Map<String, Double>>> shown = signs.of(units);
    List<SignedUnit> signed = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      Map<String, Double> named = new LinkedHashMap<>();
      shown
          .get(i)
          .forEach((place, here) -> here.forEach((sign, by) -> named.put(place + " " + sign, by)));
      signed.add(new SignedUnit(units.get(i).line(), units.get(i).text(), named));
    }
    return signed;
  }
}
