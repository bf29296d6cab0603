package dev.ear.anchor;

import dev.ear.text.SuffixGrammar;
import java.util.List;
import java.util.Set;

/** The words of a list with their inflected forms. */
final class ListedWords {
  /** An ending says little about a word that has hardly anything before it. */
  private static final int SHORTEST_STEM = 3;

  /** Of shorter words too many names are made: {@code Bey, Beyli}. */
  private static final int SHORTEST_BASE = 5;

  private static final String VOWELS = "aeıioöuü";

  /** What a possessive ends in. */
  private static final String NARROW_VOWELS = "ıiuü";

  private static final Set<String> MY = Set.of("m", "ım", "im", "um", "üm");

  private final Set<String> words;
  private final Set<String> endings;
  private final int longestEnding;
  private final SuffixGrammar suffixes;

  ListedWords(Set<String> words, List<String> endings, SuffixGrammar suffixes) {
    this.words = words;
    this.endings = Set.copyOf(endings);
    this.longestEnding = endings.stream().mapToInt(String::length).max().orElse(0);
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
    for (int start = Math.max(SHORTEST_STEM, term.length() - longestEnding);
        start < term.length();
        start++) {
      if (endings.contains(term.substring(start))) {
        return true;
      }
    }
    for (int end = term.length() - 1; end >= 2; end--) {
      String ending = term.substring(end);
      if (isListed(term.substring(0, end))
          && fits(term.charAt(end - 1), ending)
          && suffixes.acceptsInflection(ending)) {
        return true;
      }
    }
    return false;
  }

  /** Says whether a term is derived from a listed word: {@code basamaklı} from {@code basamak}. */
  boolean derives(String term) {
    for (int end = term.length() - 1; end >= SHORTEST_BASE; end--) {
      if (isListed(term.substring(0, end)) && suffixes.accepts(term.substring(end))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Says whether an ending fits a stem, so that {@code Alanya}, {@code Adana} and {@code Selim} are
   * no forms of {@code alan}, {@code ada} and {@code sel}: the buffers y and s follow a vowel, the
   * pronominal n a possessive, and books hardly ever say "my".
   */
  private static boolean fits(char last, String ending) {
    boolean afterVowel = VOWELS.indexOf(last) >= 0;
    boolean opens = ending.length() > 1 && VOWELS.indexOf(ending.charAt(1)) >= 0;
    return switch (ending.charAt(0)) {
      case 'y' -> afterVowel;
      case 's' -> afterVowel || !opens;
      case 'n' -> ending.length() != 2 || !opens || NARROW_VOWELS.indexOf(last) >= 0;
      default -> !MY.contains(ending);
    };
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
