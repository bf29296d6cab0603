package dev.ear.anchor;

import dev.ear.text.Token;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Decides whether a whole answer option is an anchor (METHOD 3, Option). */
final class OptionRule {
  private static final int MOST_CONTENT_TOKENS = 6;

  private final ExtractorRules rules;

  OptionRule(ExtractorRules rules) {
    this.rules = rules;
  }

  Optional<Anchor> anchor(AnnotatedText option) {
    List<Token> tokens = option.tokens();
    long content = tokens.stream().filter(Token::content).count();
    if (content == 0
        || content > MOST_CONTENT_TOKENS
        || tokens.stream().allMatch(token -> isFiller(token.term()))) {
      return Optional.empty();
    }
    Token first = tokens.getFirst();
    Token last = tokens.getLast();
    return Optional.of(
        new Anchor(
            tokens.stream().map(Token::term).collect(Collectors.joining(" ")),
            AnchorKind.OPTION,
            first.word(),
            option.words().after(last.word(), last.end()),
            first.start(),
            last.end(),
            AnchorRule.OPTION.label()));
  }

  private boolean isFiller(String term) {
    return rules.optionFillers().contains(term)
        || term.length() == 1 && Character.isDigit(term.charAt(0));
  }
}
