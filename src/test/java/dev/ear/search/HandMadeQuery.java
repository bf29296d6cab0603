package dev.ear.search;

import dev.ear.index.PlacesOnPages;
import dev.ear.search.EvidenceQuery.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A query over one page whose stems stand where a test puts them. */
final class HandMadeQuery {
  private final List<Term> terms = new ArrayList<>();
  private final List<List<Integer>> options = new ArrayList<>();

  /** Adds a stem of the question at words of the page. */
  HandMadeQuery asked(double weight, int... words) {
    terms.add(term(weight, true, words));
    return this;
  }

  /** Adds an option with one stem of its own at words of the page. */
  HandMadeQuery option(double weight, int... words) {
    options.add(List.of(terms.size()));
    terms.add(term(weight, false, words));
    return this;
  }

  private static Term term(double weight, boolean asked, int... words) {
    int[] ends = IntStream.of(words).map(word -> word + 1).toArray();
    var places = new PlacesOnPages(new int[] {0}, new int[] {0, words.length}, words, ends);
    return new Term("stem", places, weight, asked);
  }

  EvidenceQuery query() {
    int[][] own =
        options.stream()
            .map(o -> o.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    int[] asked = IntStream.range(0, terms.size()).filter(t -> terms.get(t).asked()).toArray();
    int[][] optionsOf = new int[terms.size()][0];
    for (int option = 0; option < own.length; option++) {
      optionsOf[own[option][0]] = new int[] {option};
    }
    List<String> labels =
        IntStream.range(0, own.length).mapToObj(i -> "ABCDE".substring(i, i + 1)).toList();
    return new EvidenceQuery(terms, terms.size(), asked, own, optionsOf, labels);
  }

  CandidatePage page() {
    return CandidatePage.of(query(), 0, 1);
  }
}
