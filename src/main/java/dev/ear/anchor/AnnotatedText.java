package dev.ear.anchor;

import dev.ear.text.Token;
import dev.ear.text.Words;
import java.util.List;

/**
 * A text with its words, tokens and anchors, each made once (METHOD 2 and 3).
 *
 * @param words the words of the text
 * @param tokens all tokens in order, stop words and single characters included
 * @param anchors all anchors, by first word, then last word
 */
public record AnnotatedText(Words words, List<Token> tokens, List<Anchor> anchors) {
  /**
   * Returns the tokens of a run of words.
   *
   * @param startWord number of the run's first word
   * @param endWord number of the word after its last
   */
  public List<Token> tokens(int startWord, int endWord) {
    return tokens.subList(firstTokenFrom(startWord), firstTokenFrom(endWord));
  }

  private int firstTokenFrom(int word) {
    int low = 0;
    int high = tokens.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (tokens.get(middle).word() < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
