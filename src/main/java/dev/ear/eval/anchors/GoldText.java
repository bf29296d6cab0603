package dev.ear.eval.anchors;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text with the anchors that people labelled in it.
 *
 * @param place file and line, for messages and lists
 * @param text the text
 * @param option whether it is a whole answer option, which may be an anchor itself
 * @param spans the labelled anchors in text order
 * @param excluded words whose labels count neither way; predictions are cut around them
 * @param scheme how words and spans are compared
 */
public record GoldText(
    String place, String text, boolean option, List<Span> spans, BitSet excluded, Scheme scheme) {

  /** How a prediction is laid over the words of a labelled text. */
  public enum Scheme {
    /** Our own labels: all kinds, spans in words as the extractor gives them. */
    ANCHORS,
    /**
     * Names in CoNLL files: kinds name, event and option predict, and a prediction covers a word
     * when it covers the word's first letter.
     */
    NAMES
  }

  /**
   * A labelled anchor.
   *
   * @param start number of its first word
   * @param end number of the word after its last
   * @param kind its kind in lower case; null where the labels have other kinds than ours
   * @param key its key; null where the labels have none
   */
  public record Span(int start, int end, @Nullable String kind, @Nullable String key) {}
}
