package dev.ear.index.analysis;

import dev.ear.text.Tokenizer;
import org.apache.lucene.analysis.FilteringTokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;

/** Keeps content tokens alone and leaves a gap where another token stood (METHOD 2.6). */
public final class ContentFilter extends FilteringTokenFilter {
  private final Tokenizer tokenizer;
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final TypeAttribute type = addAttribute(TypeAttribute.class);

  /** Creates a filter over a profile's stop words. */
  public ContentFilter(TokenStream input, Tokenizer tokenizer) {
    super(input);
    this.tokenizer = tokenizer;
  }

  @Override
  protected boolean accept() {
    return !type.type().equals(ProfileTokenizer.STOP) && tokenizer.isContent(term.toString());
  }
}
