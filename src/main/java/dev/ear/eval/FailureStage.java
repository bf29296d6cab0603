package dev.ear.eval;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.ear.ConstantName;

/**
 * How far the evidence for an item came (METHOD 6); of an item answered wrongly, where it failed.
 *
 * <p>METHOD's stages, and two that complete them (ours): {@link #CUE_NOT_COMPETING} and {@link
 * #CUE_NOT_PRINTED}. An item whose cue was returned is in {@link #CUE_RETURNED} even if it has no
 * anchor, since nothing was lost then.
 */
public enum FailureStage {
  /** The question has no anchor. */
  NO_ANCHOR,
  /** None of its anchors is in the index. */
  NO_MATCH,
  /** No unit of the index holds the answer's cue. */
  CUE_IN_NO_UNIT,
  /** Units hold the cue, but none that competes: none is drawn around an anchor of the question. */
  CUE_NOT_COMPETING,
  /** A unit that competes holds the cue and ranks below k. */
  CUE_BELOW_K,
  /** A window with the cue was skipped as a repeat of a better one. */
  CUE_REMOVED_BY_DEDUP,
  /** A returned page or parent holds the cue outside the words that are printed. */
  CUE_NOT_PRINTED,
  /** A returned unit holds the cue: what is wrong then is the answer. */
  CUE_RETURNED;

  /** Returns its name in files and tables, as {@code cue-below-k}. */
  @JsonValue
  public String key() {
    return ConstantName.of(this);
  }
}
