package dev.ear.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The sentences of passages, each once, however many passages hold it. */
final class Pieces {
  /** After the white space that ends a line or follows the end of a sentence. */
  private static final Pattern ENDS = Pattern.compile("(?<=\\n)|(?<=[.!?…] )");

  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  /** Returns the number of a text. */
  int number(String text) {
    return numbers.computeIfAbsent(text, t -> numbers.size());
  }

  /** Returns the numbers of the texts that make up a passage, letter for letter. */
  List<Integer> of(String passage) {
    return ENDS.splitAsStream(passage).map(this::number).toList();
  }

  /** Returns all texts, in the order of their numbers. */
  List<String> texts() {
    return new ArrayList<>(numbers.keySet());
  }
}
