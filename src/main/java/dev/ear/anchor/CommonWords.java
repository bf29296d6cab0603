package dev.ear.anchor;

import dev.ear.text.SuffixGrammar;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Words that open sentences and are no names, with their inflected forms. */
final class CommonWords {
  private final Set<String> words;
  private final SuffixGrammar suffixes;

  CommonWords(List<String> words, SuffixGrammar suffixes) {
    this.words = new HashSet<>(words);
    this.suffixes = suffixes;
  }

  boolean contains(String term) {
    if (words.contains(term)) {
      return true;
    }
    for (int end = term.length() - 1; end >= 2; end--) {
      if (words.contains(term.substring(0, end)) && suffixes.accepts(term.substring(end))) {
        return true;
      }
    }
    return false;
  }
}
