package dev.ear.anchor;

import dev.ear.text.Token;
import dev.ear.text.Words;
import java.util.List;

/**
 * Finds the anchors of a text; the seam where another language, subject or a learned recogniser
 * takes the rules' place (METHOD 3).
 *
 * <p>One extractor reads corpus pages and questions alike. It is deterministic and safe for use by
 * several threads.
 */
public interface AnchorExtractor {
  /**
   * Finds the anchors of a text.
   *
   * @param words the words of the text
   * @param tokens its tokens in order
   * @return anchors of every kind but {@link AnchorKind#OPTION}, by first word, then last word
   */
  List<Anchor> extract(Words words, List<Token> tokens);
}
