package dev.ear.search;

import dev.ear.index.EarIndex;
import dev.ear.search.Ranking.Ranked;
import dev.ear.text.Token;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.util.SmallFloat;

/** BM25 by its formula, over counts of content tokens; lengths as coarse as Lucene keeps them. */
final class SlowBm25 {
  private static final double K1 = 1.2;
  private static final double B = 0.75;

  private final List<Map<String, Integer>> counts = new ArrayList<>();
  private final List<Integer> lengths = new ArrayList<>();

  SlowBm25(EarIndex index) throws IOException {
    for (int page = 0; page < index.pageStore().count(); page++) {
      Map<String, Integer> count = new HashMap<>();
      int length = 0;
      for (Token token : index.pageStore().page(page).text().tokens()) {
        if (token.content()) {
          count.merge(token.term(), 1, Integer::sum);
          length++;
        }
      }
      counts.add(count);
      lengths.add(length);
    }
  }

  List<Ranked> rank(Set<String> query) {
    double average = lengths.stream().mapToInt(Integer::intValue).average().orElseThrow();
    var ranked = new ArrayList<Ranked>();
    for (int page = 0; page < counts.size(); page++) {
      int length = SmallFloat.byte4ToInt(SmallFloat.intToByte4(lengths.get(page)));
      double score = 0;
      for (String token : query) {
        int frequency = counts.get(page).getOrDefault(token, 0);
        long holding = counts.stream().filter(count -> count.containsKey(token)).count();
        double idf = Math.log(1 + (counts.size() - holding + 0.5) / (holding + 0.5));
        score += idf * frequency / (frequency + K1 * (1 - B + B * length / average));
      }
      if (score > 0) {
        ranked.add(new Ranked(page, score));
      }
    }
    ranked.sort(
        Comparator.comparingDouble(Ranked::score).reversed().thenComparingLong(Ranked::number));
    return ranked;
  }
}
