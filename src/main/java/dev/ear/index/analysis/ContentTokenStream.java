package dev.ear.index.analysis;

import dev.ear.text.Token;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/**
 * Tokens that were made already, content tokens alone, each in its position (METHOD 2.6).
 *
 * <p>A position is a token's place among all tokens, so that a phrase keeps the gap a stop word
 * leaves. It gives the same terms and positions as the tokenizer and the content filter on the same
 * text, without reading the text again.
 */
public final class ContentTokenStream extends TokenStream {
  private final List<Token> tokens;
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final PositionIncrementAttribute increment =
      addAttribute(PositionIncrementAttribute.class);
  private int next;

  /**
   * Creates a stream.
   *
   * @param tokens all tokens in order, stop words included
   */
  public ContentTokenStream(List<Token> tokens) {
    this.tokens = tokens;
  }

  @Override
  public boolean incrementToken() {
    clearAttributes();
    int skipped = 0;
    while (next < tokens.size()) {
      Token token = tokens.get(next++);
      if (token.content()) {
        term.append(token.term());
        increment.setPositionIncrement(skipped + 1);
        return true;
      }
      skipped++;
    }
    return false;
  }

  @Override
  public void reset() {
    next = 0;
  }
}
