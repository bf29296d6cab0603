package dev.ear.corpus;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Words to look for in folded text; a star at an entry's end stands for any letters, at its start
 * for two or more ({@code *elim} is no Selim). An entry of several words is looked for as it
 * stands.
 */
final class WordList {
  private final Set<String> words = new HashSet<>();
  private final List<String> beginnings = new ArrayList<>();
  private final List<String> endings = new ArrayList<>();
  private final List<String> phrases = new ArrayList<>();

  WordList(List<String> entries) {
    for (String entry : entries) {
      String folded = Fold.fold(entry);
      if (folded.indexOf(' ') > 0) {
        phrases.add(folded);
      } else if (entry.startsWith("*")) {
        endings.add(folded);
      } else if (entry.endsWith("*")) {
        beginnings.add(folded);
      } else {
        words.add(folded);
      }
    }
  }

  /** Says whether a folded word is on the list. */
  boolean has(String word) {
    return words.contains(word)
        || beginnings.stream().anyMatch(word::startsWith)
        || endings.stream()
            .anyMatch(ending -> word.length() > ending.length() + 1 && word.endsWith(ending));
  }

  /** Says whether a folded text has a word of the list. */
  boolean hasAnyOf(String folded) {
    for (int start = 0; start < folded.length(); ) {
      int end = folded.indexOf(' ', start);
      String word = folded.substring(start, end < 0 ? folded.length() : end);
      if (has(word)) {
        return true;
      }
      start += word.length() + 1;
    }
    return phrases.stream().anyMatch(phrase -> (" " + folded + " ").contains(" " + phrase + " "));
  }
}
