package dev.ear.eval.anchors;

import java.util.List;
import java.util.Map;

/**
 * How well an extractor finds labelled anchors.
 *
 * @param texts how many labelled texts there were
 * @param labels how many labelled anchors
 * @param exact spans of the same words
 * @param overlapping spans that share a word
 * @param key spans that overlap and have the same key
 * @param touched share of labelled anchors that share a word with a prediction
 * @param byKind for each of our kinds the spans of the same words and kind; empty where the labels
 *     have other kinds
 * @param errors labelled anchors that no prediction matches exactly, and predictions that match
 *     none
 */
public record AnchorScores(
    int texts,
    int labels,
    Counts exact,
    Counts overlapping,
    Counts key,
    double touched,
    Map<String, KindScores> byKind,
    List<Mistake> errors) {

  /**
   * Scores of one kind; a prediction of another kind does not count as found.
   *
   * @param exact spans of the same words
   * @param overlapping spans that share a word
   * @param key spans that overlap and have the same key
   */
  public record KindScores(Counts exact, Counts overlapping, Counts key) {}

  /**
   * A miss or a false alarm.
   *
   * @param place where the text is
   * @param what {@code missed} or {@code wrong}
   * @param kind the kind; {@code name} where the labels have other kinds
   * @param surface the words
   * @param key the key
   * @param rule the rule of a prediction; empty for a label
   */
  public record Mistake(
      String place, String what, String kind, String surface, String key, String rule) {}
}
