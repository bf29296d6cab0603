package dev.ear.text;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import java.util.List;

/** Reads text as the default profile does. */
final class TurkishTexts {
  static final Profile PROFILE = Profiles.load(Profile.DEFAULT);

  private TurkishTexts() {}

  static List<Token> tokens(String text) {
    return PROFILE.tokenizer().tokens(Words.of(text));
  }

  static List<String> terms(String text) {
    return tokens(text).stream().map(Token::term).toList();
  }

  static List<String> contentTerms(String text) {
    return tokens(text).stream().filter(Token::content).map(Token::term).toList();
  }

  static List<String> sentences(String text) {
    var words = Words.of(text);
    return PROFILE.sentences().split(words).stream()
        .map(sentence -> words.slice(sentence.start(), sentence.end()))
        .toList();
  }
}
