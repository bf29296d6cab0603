package dev.ear.question;

import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A tokenizer for tests: a word in small letters without its outer marks. */
public final class PlainTokenizer implements Tokenizer {
  private static final Set<String> STOP_WORDS = Set.of("ve", "ile", "hangi", "hangisi", "kimdir");

  @Override
  public List<Token> tokens(Words words) {
    List<Token> tokens = new ArrayList<>();
    for (int word = 0; word < words.count(); word++) {
      String term = fold(words.word(word)).replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "");
      if (!term.isEmpty()) {
        tokens.add(new Token(term, word, words.start(word), words.end(word), isContent(term)));
      }
    }
    return tokens;
  }

  @Override
  public String fold(String form) {
    return form.toLowerCase(Locale.forLanguageTag("tr"));
  }

  @Override
  public boolean isContent(String term) {
    return term.length() > 1 && !STOP_WORDS.contains(term);
  }
}
