package dev.ear.index.analysis;

import dev.ear.text.Token;
import dev.ear.text.Words;
import java.io.IOException;
import java.util.List;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;
import org.apache.lucene.util.AttributeFactory;

/**
 * A Lucene tokenizer that gives a profile's normalised tokens, stop words included (METHOD 2).
 *
 * <p>It reads its whole input first: a numeral is decided by the word after it.
 */
public final class ProfileTokenizer extends Tokenizer {
  /** Type of tokens that are no content tokens, be it only as a part of a stop phrase. */
  static final String STOP = "stop";

  private final dev.ear.text.Tokenizer tokenizer;
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final OffsetAttribute offsets = addAttribute(OffsetAttribute.class);
  private final TypeAttribute type = addAttribute(TypeAttribute.class);
  private List<Token> tokens = List.of();
  private int next;
  private int length;

  /** Creates a tokenizer over a profile's. */
  public ProfileTokenizer(AttributeFactory factory, dev.ear.text.Tokenizer tokenizer) {
    super(factory);
    this.tokenizer = tokenizer;
  }

  @Override
  public void reset() throws IOException {
    super.reset();
    String text = Readers.readAll(input);
    length = text.length();
    tokens = tokenizer.tokens(Words.of(text));
    next = 0;
  }

  @Override
  public boolean incrementToken() {
    if (next == tokens.size()) {
      return false;
    }
    clearAttributes();
    Token token = tokens.get(next++);
    term.append(token.term());
    if (!token.content()) {
      type.setType(STOP);
    }
    offsets.setOffset(correctOffset(token.start()), correctOffset(token.end()));
    return true;
  }

  @Override
  public void end() throws IOException {
    super.end();
    offsets.setOffset(correctOffset(length), correctOffset(length));
  }
}
