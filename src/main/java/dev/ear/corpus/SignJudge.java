package dev.ear.corpus;

import java.util.ArrayList;
import java.util.BitSet;
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
    if (weights.isEmpty()) {
      return;
    }
    // Where the rules see no exercise, what looks like one is the book's own manner.
    if (units.stream().noneMatch(Unit::isDropped)) {
      return;
    }
    var text = new CertainText(units, headings, judge, narrative);
    BitSet exercises = new BitSet(units.size());
    int[] next = {0};
    signs.read(units, shown -> exercises.set(next[0]++, weights.score(shown) < LIMIT));
    // From the last on, since a heading stays with the text below it.
    for (int i = units.size() - 1; i >= 0; i--) {
      Unit unit = units.get(i);
      if (exercises.get(i) && !unit.isDropped() && !text.holds(i)) {
        unit.drop(DropReason.EXERCISE_SIGNS);
      } else if (!exercises.get(i) && isLoose(unit)) {
        unit.keep();
      }
    }
  }

  /** Says whether a unit went, but not as part of a question or what it quotes. */
  private static boolean isLoose(Unit unit) {
    return unit.isDropped()
        && unit.reason() != DropReason.QUESTION_STEM
        && !TextReturns.isQuoted(unit);
  }

  /** Returns the units of a page with their signs, to learn weights from. */
  List<SignedUnit> signed(List<Unit> units) {
    List<SignedUnit> signed = new ArrayList<>();
    signs.read(
        units,
        shown -> {
          Unit unit = units.get(signed.size());
          Map<String, Double> named = new LinkedHashMap<>();
          shown.forEach(
              (place, here) -> here.forEach((sign, by) -> named.put(place + " " + sign, by)));
          signed.add(new SignedUnit(unit.line(), unit.text(), named));
        });
    return signed;
  }
}
