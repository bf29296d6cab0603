package dev.ear.eval.cleaning;

import java.util.List;
import java.util.Map;

/**
 * How well cleaning agrees with labelled pages.
 *
 * @param pages how many labelled pages were counted
 * @param blocks counts of blocks; one counts as kept when at least half its words are
 * @param words counts of words
 * @param confusion for each label (kept, then the reasons) how many blocks cleaning kept or dropped
 *     for which of its reasons; pairs that never occur are left out
 * @param errors blocks that are kept and are to be dropped, and the other way round
 */
public record CleaningScores(
    int pages,
    KeptCounts blocks,
    KeptCounts words,
    Map<String, Map<String, Integer>> confusion,
    List<Mistake> errors) {
  /** The label and prediction of what stays. */
  public static final String KEPT = "kept";

  /**
   * A block with which cleaning did the wrong thing.
   *
   * @param place its source and page
   * @param label {@link #KEPT}, or why it is to be dropped
   * @param predicted {@link #KEPT}, or why cleaning dropped it
   * @param text its beginning
   */
  public record Mistake(String place, String label, String predicted, String text) {}
}
