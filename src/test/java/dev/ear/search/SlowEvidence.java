package dev.ear.search;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.index.EarIndex;
import dev.ear.index.PageSpans;
import dev.ear.search.AnalyzedQuery.Found;
import dev.ear.search.AnalyzedQuery.OptionTokens;
import dev.ear.search.AnalyzedQuery.Origin;
import dev.ear.text.Token;
import dev.ear.unit.Window;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * METHOD 5, evidence, read aloud: every window of the thirty best pages is scored anew for every
 * rank, from the annotated pages, with no index, bound or cache.
 */
final class SlowEvidence {
  private final List<AnnotatedText> pages = new ArrayList<>();
  private final Map<String, Integer> stemHolders = new HashMap<>();
  private final Map<String, Integer> keyHolders = new HashMap<>();
  private final int radius;
  private final EvidenceWeights weights;

  /** A window that was chosen, and its score. */
  record Chosen(int page, int start, int end, double score) {}

  private record Place(int page, int start, int end) {}

  SlowEvidence(EarIndex index, int radius, EvidenceWeights weights) throws IOException {
    this.radius = radius;
    this.weights = weights;
    for (int i = 0; i < index.pageStore().count(); i++) {
      AnnotatedText text = index.pageStore().page(i).text();
      pages.add(text);
      stems(text.tokens()).forEach(stem -> stemHolders.merge(stem, 1, Integer::sum));
      keys(text.anchors()).forEach(key -> keyHolders.merge(key, 1, Integer::sum));
    }
  }

  List<Chosen> rank(AnalyzedQuery query, int k, double maxOverlap) {
    List<Place> windows = new ArrayList<>();
    for (int page : bestPages(query)) {
      AnnotatedText text = pages.get(page);
      for (Window window :
          new WindowCutter(radius).cut(text.words().count(), text.anchors()).windows()) {
        windows.add(new Place(page, window.span().start(), window.span().end()));
      }
    }
    var chosen = new ArrayList<Chosen>();
    Map<String, Double> covered = new HashMap<>();
    while (chosen.size() < k) {
      Place best = null;
      double most = 0;
      for (Place window : windows) {
        double score = score(query, window, covered);
        if (score > most * (1 + 1e-12)
            && chosen.stream().noneMatch(c -> overlaps(c, window, maxOverlap))) {
          best = window;
          most = score;
        }
      }
      if (best == null) {
        break;
      }
      chosen.add(new Chosen(best.page(), best.start(), best.end(), most));
      cover(query, best, covered);
    }
    return chosen;
  }

  private List<Integer> bestPages(AnalyzedQuery query) {
    Map<Integer, Double> scores = new HashMap<>();
    double mean = pages.stream().mapToInt(page -> page.words().count()).average().orElse(1);
    for (int page = 0; page < pages.size(); page++) {
      double score = 0;
      for (String stem : allStems(query)) {
        double count = count(pages.get(page).tokens(), stem);
        double length = pages.get(page).words().count() / mean;
        score += weight(stemHolders, stem) * count / (count + 1.2 * (0.25 + 0.75 * length));
      }
      if (score > 0) {
        scores.put(page, score);
      }
    }
    return scores.keySet().stream()
        .sorted(
            Comparator.comparing((Integer page) -> -scores.getOrDefault(page, 0.0))
                .thenComparing(page -> page))
        .limit(weights.pages())
        .sorted()
        .toList();
  }

  private double score(AnalyzedQuery query, Place window, Map<String, Double> covered) {
    Set<String> askedStems = stemsOf(query.stemTokens());
    Set<String> askedKeys = askedKeys(query);
    double points = 0;
    for (String stem : askedStems) {
      points += gain("stem " + stem, stemValue(window, stem), covered);
    }
    for (String key : askedKeys) {
      points += gain("key " + key, keyValue(window, key), covered);
    }
    double best = 0;
    for (OptionTokens option : query.optionTokens()) {
      double sum = 0;
      for (String stem : stemsOf(option.tokens())) {
        sum +=
            askedStems.contains(stem) ? 0 : gain("stem " + stem, stemValue(window, stem), covered);
      }
      for (String key : optionKeys(query, option.label())) {
        sum += askedKeys.contains(key) ? 0 : gain("key " + key, keyValue(window, key), covered);
      }
      best = Math.max(best, sum);
    }
    int words = window.end() - window.start();
    double near = weights.near() * bestRun(query, window);
    double part = weights.length();
    return (points + best + near) / (1 - part + part * words / (2.0 * radius));
  }

  private double bestRun(AnalyzedQuery query, Place window) {
    Set<String> stems = allStems(query);
    double best = 0;
    for (Token first : tokens(window)) {
      if (!first.content() || !stems.contains(PageSpans.stem(first.term()))) {
        continue;
      }
      // A run that the window cuts off counts for nothing.
      int last = -1;
      List<Token> run = new ArrayList<>();
      for (Token token : pages.get(window.page()).tokens()) {
        if (token.content()
            && stems.contains(PageSpans.stem(token.term()))
            && token.word() >= first.word()
            && token.word() < first.word() + 20) {
          run.add(token);
          last = token.word();
        }
      }
      if (last >= 0 && last < window.end()) {
        best = Math.max(best, worth(query, stems(run)));
      }
    }
    return best;
  }

  private double worth(AnalyzedQuery query, Set<String> held) {
    Set<String> asked = stemsOf(query.stemTokens());
    double points =
        asked.stream().filter(held::contains).mapToDouble(s -> weight(stemHolders, s)).sum();
    double best = 0;
    for (OptionTokens option : query.optionTokens()) {
      best =
          Math.max(
              best,
              stemsOf(option.tokens()).stream()
                  .filter(stem -> !asked.contains(stem) && held.contains(stem))
                  .mapToDouble(s -> weight(stemHolders, s))
                  .sum());
    }
    return points + best;
  }

  private void cover(AnalyzedQuery query, Place window, Map<String, Double> covered) {
    for (String stem : allStems(query)) {
      covered.merge("stem " + stem, stemValue(window, stem), Math::max);
    }
    for (String key : query.keys()) {
      covered.merge("key " + key, keyValue(window, key), Math::max);
    }
  }

  private double gain(String term, double value, Map<String, Double> covered) {
    return value - weights.covered() * Math.min(value, covered.getOrDefault(term, 0.0));
  }

  private double stemValue(Place window, String stem) {
    double count = count(tokens(window), stem);
    double k1 = weights.k1();
    return count == 0 ? 0 : weight(stemHolders, stem) * count * (1 + k1) / (count + k1);
  }

  private double keyValue(Place window, String key) {
    boolean inside =
        pages.get(window.page()).anchors().stream()
            .anyMatch(
                a ->
                    a.kind().scores()
                        && a.key().equals(key)
                        && a.start() >= window.start()
                        && a.end() <= window.end());
    return inside ? weights.anchors() * weight(keyHolders, key) : 0;
  }

  private double weight(Map<String, Integer> holders, String term) {
    int n = holders.getOrDefault(term, 0);
    return n == 0 ? 0 : Math.log(1 + (pages.size() - n + 0.5) / (n + 0.5));
  }

  private List<Token> tokens(Place window) {
    return pages.get(window.page()).tokens(window.start(), window.end());
  }

  private static boolean overlaps(Chosen chosen, Place window, double maxOverlap) {
    int shared = Math.min(chosen.end(), window.end()) - Math.max(chosen.start(), window.start());
    int shorter = Math.min(chosen.end() - chosen.start(), window.end() - window.start());
    boolean itself = chosen.start() == window.start() && chosen.end() == window.end();
    return chosen.page() == window.page() && (itself || shared > maxOverlap * shorter);
  }

  private static long count(List<Token> tokens, String stem) {
    return tokens.stream()
        .filter(token -> token.content() && PageSpans.stem(token.term()).equals(stem))
        .count();
  }

  private static Set<String> stems(List<Token> tokens) {
    return stemsOf(tokens.stream().filter(Token::content).map(Token::term).toList());
  }

  private static Set<String> stemsOf(Collection<String> tokens) {
    Set<String> stems = new LinkedHashSet<>();
    tokens.forEach(token -> stems.add(PageSpans.stem(token)));
    return stems;
  }

  private static Set<String> allStems(AnalyzedQuery query) {
    return stemsOf(query.tokens());
  }

  private static Set<String> keys(List<Anchor> anchors) {
    Set<String> keys = new LinkedHashSet<>();
    anchors.stream().filter(a -> a.kind().scores()).forEach(a -> keys.add(a.key()));
    return keys;
  }

  private static Set<String> askedKeys(AnalyzedQuery query) {
    Set<String> keys = new LinkedHashSet<>();
    for (Found found : query.anchors()) {
      if (found.scores() && found.origin() == Origin.STEM) {
        keys.add(found.anchor().key());
      }
    }
    return keys;
  }

  private static Set<String> optionKeys(AnalyzedQuery query, String label) {
    Set<String> keys = new LinkedHashSet<>();
    for (Found found : query.anchors()) {
      if (found.scores() && label.equals(found.option())) {
        keys.add(found.anchor().key());
      }
    }
    return keys;
  }
}
