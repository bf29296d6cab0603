package dev.ear.corpus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Words to look for in folded text; a star at an entry's end stands for any letters, at its start
 * for two or more ({@code *elim} is no Selim). An entry of several words is looked for as it
 * stands.
 */
final class WordList {
  private final Set<String> words = new HashSet<>();

  /** Beginnings by their first letter, endings by their last. */
  private final Map<Character, List<String>> beginnings = new HashMap<>();

  private final Map<Character, List<String>> endings = new HashMap<>();
  private final List<String> phrases = new ArrayList<>();

  WordList(List<String> entries) {
    for (String entry : entries) {
      String folded = Fold.fold(entry);
      if (folded.isEmpty()) {
        continue;
      }
      if (folded.indexOf(' ') > 0) {
        phrases.add(folded);
      } else if (entry.startsWith("*")) {
        char last = folded.charAt(folded.length() - 1);
        endings.computeIfAbsent(last, letter -> new ArrayList<>()).add(folded);
      } else if (entry.endsWith("*")) {
        beginnings.computeIfAbsent(folded.charAt(0), letter -> new ArrayList<>()).add(folded);
      } else {
        words.add(folded);
      }
    }
  }

  /** Says whether a folded word is on the list. */
  boolean has(String word) {
    if (words.contains(word)) {
      return true;
    }
    if (word.isEmpty()) {
      return false;
    }
    for (String beginning : beginnings.getOrDefault(word.charAt(0), List.of())) {
      if (word.startsWith(beginning)) {
        return true;
      }
    }
    for (String ending : endings.getOrDefault(word.charAt(word.length() - 1), List.of())) {
      if (word.length() > ending.length() + 1 && word.endsWith(ending)) {
        return true;
      }
    }
    return false;
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
