package dev.ear.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Stop formulas of several words, such as those of exam stems (METHOD 2.6). */
final class StopPhrases {
  private final Map<String, List<List<String>>> byFirst = new HashMap<>();

  StopPhrases(List<List<String>> phrases) {
    for (var phrase : phrases) {
      byFirst.computeIfAbsent(phrase.getFirst(), first -> new java.util.ArrayList<>()).add(phrase);
    }
  }

  /** Takes the mark of a content token from every token of a listed phrase. */
  void unmark(String[] terms, boolean[] content) {
    if (byFirst.isEmpty()) {
      return;
    }
    for (int i = 0; i < terms.length; i++) {
      for (var phrase : byFirst.getOrDefault(terms[i], List.of())) {
        if (matches(phrase, terms, i)) {
          for (int k = 0; k < phrase.size(); k++) {
            content[i + k] = false;
          }
        }
      }
    }
  }

  private static boolean matches(List<String> phrase, String[] terms, int at) {
    if (at + phrase.size() > terms.length) {
      return false;
    }
    for (int k = 0; k < phrase.size(); k++) {
      if (!phrase.get(k).equals(terms[at + k])) {
        return false;
      }
    }
    return true;
  }
}
