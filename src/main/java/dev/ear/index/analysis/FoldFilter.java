package dev.ear.index.analysis;

import dev.ear.text.Tokenizer;
import java.io.IOException;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * Folds the characters of terms: Unicode form, case, circumflexes (METHOD 2.1 and 2.3).
 *
 * <p>On the tokens of {@link ProfileTokenizer}, which are folded, it changes nothing. It is there
 * for prefixes and wildcards: Lucene sends those through filters alone.
 */
public final class FoldFilter extends TokenFilter {
  private final Tokenizer tokenizer;
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

  /** Creates a filter over a profile's folding. */
  public FoldFilter(TokenStream input, Tokenizer tokenizer) {
    super(input);
    this.tokenizer = tokenizer;
  }

  @Override
  public boolean incrementToken() throws IOException {
    if (!input.incrementToken()) {
      return false;
    }
    String folded = tokenizer.fold(term.toString());
    term.setEmpty().append(folded);
    return true;
  }
}
