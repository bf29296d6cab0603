package dev.ear.anchor;

/**
 * A surface anchor: a normalised key with its span and kind (METHOD 3).
 *
 * @param key the normalised tokens of the span in order, joined by one space; what the span shares
 *     with its neighbour is added where two centuries or years have one word or era mark
 * @param kind what it is
 * @param start number of the first word of the span
 * @param end number of the word after the last
 * @param charStart offset in the text of the span's first character
 * @param charEnd offset after the span's last character
 * @param rule name of the rule that made it, for people
 */
public record Anchor(
    String key, AnchorKind kind, int start, int end, int charStart, int charEnd, String rule) {
  /** Returns the same span under another key. */
  Anchor withKey(String other) {
    return new Anchor(other, kind, start, end, charStart, charEnd, rule);
  }
}
