package dev.ear.index.analysis;

import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.BytesTermAttribute;
import org.apache.lucene.util.BytesRef;

/**
 * Terms that are encoded already, one after the other.
 *
 * <p>A page's terms are encoded once and serve its twenty or so windows that hold them.
 */
public final class TermsTokenStream extends TokenStream {
  private final BytesTermAttribute term = addAttribute(BytesTermAttribute.class);
  private List<BytesRef> terms = List.of();
  private int next;

  /** Sets the terms to give out after the next reset. */
  public void setTerms(List<BytesRef> terms) {
    this.terms = terms;
  }

  @Override
  public boolean incrementToken() {
    if (next == terms.size()) {
      return false;
    }
    clearAttributes();
    term.setBytesRef(terms.get(next++));
    return true;
  }

  @Override
  public void reset() {
    next = 0;
  }
}
