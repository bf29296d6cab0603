package dev.ear.anchor;

import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.util.Optional;

/**
 * Makes the words, tokens and anchors of a text, alike for pages and questions (METHOD 2 and 3).
 */
public final class Annotator {
  private final Tokenizer tokenizer;
  private final AnchorExtractor extractor;
  private final OptionRule options;

  Annotator(Tokenizer tokenizer, AnchorExtractor extractor, OptionRule options) {
    this.tokenizer = tokenizer;
    this.extractor = extractor;
    this.options = options;
  }

  /** Annotates a page, a stem or an option. */
  public AnnotatedText annotate(String text) {
    var words = Words.of(text);
    var tokens = tokenizer.tokens(words);
    return new AnnotatedText(words, tokens, extractor.extract(words, tokens));
  }

  /**
   * Returns the anchor that a whole answer option is, if it is one (METHOD 3, Option).
   *
   * @param option an annotated option text
   */
  public Optional<Anchor> optionAnchor(AnnotatedText option) {
    return options.anchor(option);
  }
}
