package dev.ear.anchor;

import dev.ear.text.SuffixGrammar;
import java.util.List;
import java.util.Set;

/** Words that open sentences and are no names, with their inflected forms. */
final class CommonWords {
  /** An ending says little about a word that has hardly anything before it. */
  private static final int SHORTEST_STEM = 3;

  private final Set<String> words;
  private final List<String> endings;
  private final SuffixGrammar suffixes;

  CommonWords(Set<String> words, List<String> endings, SuffixGrammar suffixes) {
    this.words = words;
    this.endings = endings;
    this.suffixes = suffixes;
  }

  /** Says whether a term is listed as it is. */
  boolean lists(String term) {
    return words.contains(term);
  }

  /** Says whether a term is listed, an inflected form of a listed word, or has a listed ending. */
  boolean contains(String term) {
    if (words.contains(term)) {
      return true;
    }
    for (String ending : endings) {
      if (term.length() >= ending.length() + SHORTEST_STEM && term.endsWith(ending)) {
        return true;
      }
    }
    for (int end = term.length() - 1; end >= 2; end--) {
      if (isListed(term.substring(0, end)) && suffixes.acceptsInflection(term.substring(end))) {
        return true;
      }
    }
    return false;
  }

  /** Looks a stem up as it is and with its last consonant hardened: kitab, kitap. */
  private boolean isListed(String stem) {
    if (words.contains(stem)) {
      return true;
    }
    char hard =
        switch (stem.charAt(stem.length() - 1)) {
          case 'b' -> 'p';
          case 'c' -> 'ç';
          case 'd' -> 't';
          case 'ğ' -> 'k';
          default -> 0;
        };
    return hard != 0 && words.contains(stem.substring(0, stem.length() - 1) + hard);
  }
}
