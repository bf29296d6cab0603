package dev.ear.search;

import dev.ear.index.PageSpans;
import dev.ear.index.PlacesOnPages;
import dev.ear.search.AnalyzedQuery.Found;
import dev.ear.search.AnalyzedQuery.OptionTokens;
import dev.ear.search.AnalyzedQuery.Origin;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.lucene.index.TermsEnum;

/**
 * A query as the evidence ranking reads it: the terms that stand in the corpus, with their places
 * and what they are worth. Stems come before keys.
 *
 * @param terms the terms, each once
 * @param stems how many of them are stems
 * @param asked the numbers of those the question itself has, ascending
 * @param options for each option the numbers of those it has and the question has not, ascending;
 *     options without any are kept, so that labels and options match
 * @param optionsOf the same the other way round: for each term the numbers of its options
 * @param labels the options' labels
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
record EvidenceQuery(
    List<Term> terms,
    int stems,
    int[] asked,
    int[][] options,
    int[][] optionsOf,
    List<String> labels) {
  /**
   * A stem or an anchor key.
   *
   * @param text the stem or key
   * @param places where it stands
   * @param weight what it is worth: its inverse document frequency over pages
   * @param asked whether the question itself has it, or only its options
   */
  record Term(String text, PlacesOnPages places, double weight, boolean asked) {}

  /** Looks terms up in an index; one thread at a time. */
  static final class Reader {
    private final PageSpans pages;
    private final TermsEnum tokens;
    private final TermsEnum keys;

    Reader(PageSpans pages) throws IOException {
      this.pages = pages;
      tokens = pages.tokenTerms();
      keys = pages.keyTerms();
    }

    EvidenceQuery read(AnalyzedQuery query) throws IOException {
      Set<String> askedStems = stems(query.stemTokens());
      Set<String> allStems = new LinkedHashSet<>(askedStems);
      for (OptionTokens option : query.optionTokens()) {
        allStems.addAll(stems(option.tokens()));
      }
      var terms = new ArrayList<Term>();
      Map<String, Integer> stemNumbers = new HashMap<>();
      for (String stem : allStems) {
        PlacesOnPages places = pages.stem(stem, tokens);
        if (places.pages().length > 0) {
          stemNumbers.put(stem, terms.size());
          terms.add(new Term(stem, places, weight(places), askedStems.contains(stem)));
        }
      }
      int stems = terms.size();
      Map<String, Integer> keyNumbers = new HashMap<>();
      Map<String, Set<String>> optionsOf = optionsOfKeys(query);
      for (String key : query.keys()) {
        PlacesOnPages places = pages.key(key, keys);
        if (places.pages().length > 0) {
          keyNumbers.put(key, terms.size());
          terms.add(new Term(key, places, weight(places), !optionsOf.containsKey(key)));
        }
      }
      var options = new ArrayList<int[]>();
      var labels = new ArrayList<String>();
      for (OptionTokens option : query.optionTokens()) {
        Set<Integer> own = new LinkedHashSet<>();
        for (String stem : stems(option.tokens())) {
          addUnasked(stemNumbers.getOrDefault(stem, -1), terms, own);
        }
        for (Map.Entry<String, Set<String>> key : optionsOf.entrySet()) {
          if (key.getValue().contains(option.label())) {
            addUnasked(keyNumbers.getOrDefault(key.getKey(), -1), terms, own);
          }
        }
        options.add(own.stream().mapToInt(Integer::intValue).sorted().toArray());
        labels.add(option.label());
      }
      int[] asked =
          IntStream.range(0, terms.size()).filter(term -> terms.get(term).asked()).toArray();
      int[][] own = options.toArray(int[][]::new);
      return new EvidenceQuery(terms, stems, asked, own, optionsOf(terms.size(), own), labels);
    }

    private static int[][] optionsOf(int terms, int[][] options) {
      int[][] optionsOf = new int[terms][0];
      for (int option = 0; option < options.length; option++) {
        for (int term : options[option]) {
          optionsOf[term] = Arrays.copyOf(optionsOf[term], optionsOf[term].length + 1);
          optionsOf[term][optionsOf[term].length - 1] = option;
        }
      }
      return optionsOf;
    }

    private double weight(PlacesOnPages places) {
      int holders = places.pages().length;
      return Math.log(1 + (pages.count() - holders + 0.5) / (holders + 0.5));
    }

    private static void addUnasked(int number, List<Term> terms, Set<Integer> own) {
      if (number >= 0 && !terms.get(number).asked()) {
        own.add(number);
      }
    }

    private static Set<String> stems(Set<String> tokens) {
      Set<String> stems = new LinkedHashSet<>();
      for (String token : tokens) {
        stems.add(PageSpans.stem(token));
      }
      return stems;
    }

    /** The keys that options alone have, in the query's order, with the labels of those options. */
    private static Map<String, Set<String>> optionsOfKeys(AnalyzedQuery query) {
      Map<String, Set<String>> labels = new LinkedHashMap<>();
      Set<String> asked = new LinkedHashSet<>();
      for (Found found : query.anchors()) {
        String option = found.option();
        if (!found.scores()) {
          continue;
        }
        if (found.origin() == Origin.STEM || option == null) {
          asked.add(found.anchor().key());
        } else {
          labels.computeIfAbsent(found.anchor().key(), key -> new LinkedHashSet<>()).add(option);
        }
      }
      labels.keySet().removeAll(asked);
      return labels;
    }
  }
}
