package dev.ear.corpus;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Groups of words under a name: a line of the list is a name and the group's entries. */
final class NamedWords {
  private final Map<String, WordList> groups = new LinkedHashMap<>();

  NamedWords(List<String> lines) {
    for (String line : lines) {
      String[] words = line.split(" ");
      groups.put(words[0], new WordList(Arrays.asList(words).subList(1, words.length)));
    }
  }

  /** Returns the groups by their names, in the order of the list. */
  Map<String, WordList> groups() {
    return groups;
  }
}
