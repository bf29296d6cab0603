package dev.ear.eval;

import dev.ear.question.Option;
import dev.ear.question.Question;
import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for cues: an answer's full normalised token sequence that runs contiguously inside one
 * hit's printed text (METHOD 6).
 *
 * <p>A cue is a surface form. It does not prove that the passage supports the answer.
 */
final class OptionCues {
  private final Tokenizer tokenizer;

  OptionCues(Tokenizer tokenizer) {
    this.tokenizer = tokenizer;
  }

  /** Returns the full token sequence of a text, stop words included. */
  List<String> sequence(String text) {
    return tokenizer.tokens(Words.of(text)).stream().map(Token::term).toList();
  }

  /** Returns the token sequence of a question's answer; none without a key. */
  List<String> gold(Question question) {
    return question.goldText().map(this::sequence).orElse(List.of());
  }

  /**
   * Returns the rank of the first hit that holds a sequence.
   *
   * @param sequence the tokens looked for
   * @param hits the tokens of each hit's printed text, best first
   * @return the rank from 1; 0 when none holds it, or the sequence has no token
   */
  static int firstRank(List<String> sequence, List<List<String>> hits) {
    if (sequence.isEmpty()) {
      return 0;
    }
    for (int i = 0; i < hits.size(); i++) {
      if (Collections.indexOfSubList(hits.get(i), sequence) >= 0) {
        return i + 1;
      }
    }
    return 0;
  }

  /** Says for each option of a question whether some hit holds its cue. */
  Map<String, Boolean> ofOptions(Question question, List<List<String>> hits) {
    Map<String, Boolean> cues = new LinkedHashMap<>();
    for (Option option : question.options()) {
      cues.put(option.label(), firstRank(sequence(option.text()), hits) > 0);
    }
    return cues;
  }
}
