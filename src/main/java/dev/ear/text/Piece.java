package dev.ear.text;

/**
 * A part of a word that becomes one token: letters and digits without outer punctuation.
 *
 * @param word number of the word
 * @param start offset of its first character
 * @param stemEnd offset after its stem: the apostrophe before its suffix, or {@code end}
 * @param end offset after its last character
 * @param dotted whether it is an abbreviation of single letters with points ({@code T.B.M.M.})
 */
record Piece(int word, int start, int stemEnd, int end, boolean dotted) {
  int length() {
    return end - start;
  }
}
