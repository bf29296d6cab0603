package dev.ear.text;

/**
 * A part of a word that becomes one token: letters and digits without outer punctuation.
 *
 * @param word number of the word
 * @param start offset of its first character
 * @param stemEnd offset after its stem: the apostrophe before its suffix, or {@code end}
 * @param end offset after its last character
 * @param dotted whether points or a hyphen stand between its letters, which are no part of it: an
 *     abbreviation of single letters ({@code T.B.M.M.}) or a broken word ({@code Ant-laşması})
 */
record Piece(int word, int start, int stemEnd, int end, boolean dotted) {
  int length() {
    return end - start;
  }
}
