package dev.ear.corpus;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A list of words to look for in folded text; a star at an entry's end stands for any ending. */
final class WordList {
  private final Set<String> words = new HashSet<>();
  private final List<String> beginnings = new ArrayList<>();

  private WordList() {}

  /** Loads a list of this package. */
  static WordList load(String name) {
    WordList list = new WordList();
    for (String entry : CueLists.entries(name)) {
      if (entry.endsWith("*")) {
        list.beginnings.add(Fold.fold(entry));
      } else {
        list.words.add(Fold.fold(entry));
      }
    }
    return list;
  }

  /** Says whether a folded text has a word of the list. */
  boolean hasAnyOf(String folded) {
    for (int start = 0; start < folded.length(); ) {
      int end = folded.indexOf(' ', start);
      String word = folded.substring(start, end < 0 ? folded.length() : end);
      if (words.contains(word) || beginnings.stream().anyMatch(word::startsWith)) {
        return true;
      }
      start += word.length() + 1;
    }
    return false;
  }
}
