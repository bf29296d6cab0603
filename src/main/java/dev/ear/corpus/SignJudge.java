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

  private static final int TEXT_WORDS = 12;

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
    // From the last on, since a heading stays with the text below it.
    for (int i = units.size() - 1; i >= 0; i--) {
      Unit unit = units.get(i);
      boolean exercise = weights.score(shown.get(i)) < LIMIT;
      if (exercise && !unit.isDropped() && !isCertain(units, i)) {
        unit.drop(DropReason.EXERCISE_SIGNS);
      } else if (!exercise && unit.isDropped()) {
        unit.keep();
      }
    }
  }

  /** Says whether a page has no exercise in sight, as those of books that are no textbooks. */
  private boolean isAllText(List<Unit> units) {
    return units.stream()
        .allMatch(unit -> !unit.isDropped() && (judge.isMostlyNarrative(unit) || isText(unit)));
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
    boolean title =
        UnitSigns.isShortLine(unit) && (headings.isTitle(text) || Headings.isCapitals(text));
    boolean opensDivision = i > 0 && !headings.division(units.get(i - 1).text()).isEmpty();
    return mark
        || judge.isMostlyNarrative(unit)
        || (title && (opensDivision || (i + 1 < units.size() && isText(units.get(i + 1)))));
  }

  private boolean isText(Unit unit) {
    return !unit.isDropped() && unit.words() >= TEXT_WORDS && narrative.endsTelling(unit);
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
