package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.Profile;
import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.util.List;
import java.util.Optional;

/**
 * Recognises questions that ask for a relation, by the rules of a profile (METHOD 5, relation-aware
 * expansion).
 */
public final class RelationRules {
  /** Name of the profile's list. */
  private static final String LIST = "relations";

  private static final List<String> KINDS =
      List.of("cause", "result", "chronology", "role", "comparison");

  private final Tokenizer tokenizer;
  private final List<Rule> rules;

  private record Rule(Relation relation, List<String> words) {}

  /**
   * Reads the rules of a profile.
   *
   * @throws EarException where a line is no rule
   */
  public RelationRules(Profile profile) {
    tokenizer = profile.tokenizer();
    rules = profile.list(LIST).stream().map(line -> rule(line, profile.name())).toList();
  }

  /**
   * Returns the relation a question asks for, by the first rule that matches.
   *
   * @param stem the question without its options
   */
  public Optional<Relation> of(String stem) {
    List<String> terms = terms(stem);
    return rules.stream()
        .filter(rule -> matches(rule.words(), terms))
        .map(Rule::relation)
        .findFirst();
  }

  private Rule rule(String line, String profile) {
    String[] parts = line.split(":", 2);
    String kind = parts[0].strip();
    if (parts.length < 2 || parts[1].isBlank() || !KINDS.contains(kind)) {
      throw new EarException(
          Category.INPUT,
          profile
              + "/"
              + LIST
              + ".txt: expected one of "
              + String.join(", ", KINDS)
              + ", a colon and words, found: "
              + line);
    }
    String words = parts[1].strip();
    return new Rule(new Relation(kind, line), List.of(words.split("\\s+")));
  }

  private boolean matches(List<String> words, List<String> terms) {
    for (int first = 0; first + words.size() <= terms.size(); first++) {
      int held = 0;
      while (held < words.size() && matches(words.get(held), terms.get(first + held))) {
        held++;
      }
      if (held == words.size()) {
        return true;
      }
    }
    return false;
  }

  private static boolean matches(String word, String term) {
    return word.endsWith("*")
        ? term.startsWith(word.substring(0, word.length() - 1))
        : term.equals(word);
  }

  private List<String> terms(String text) {
    return tokenizer.tokens(Words.of(text)).stream().map(Token::term).toList();
  }
}
