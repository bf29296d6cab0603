package dev.ear.text;

import java.util.List;

/** Turns words into normalised tokens, alike for corpus and query (METHOD 2). */
public interface Tokenizer {
  /**
   * Normalises the words of a text.
   *
   * @param words the words of the text
   * @return the tokens in order; a word yields none, one or several
   */
  List<Token> tokens(Words words);

  /**
   * Folds characters alone: Unicode form, marks, case and circumflexes, no suffix taken off.
   *
   * <p>For the beginning of a word, as prefix and wildcard queries have it.
   *
   * @param form any string
   * @return the folded string
   */
  String fold(String form);

  /** Says whether a normalised term is a content token (METHOD 2.6). */
  boolean isContent(String term);
}
