package dev.ear.search;

import dev.ear.index.PageSpans;
import dev.ear.index.PlacesOnPages;
import dev.ear.search.EvidenceQuery.Term;
import java.util.Arrays;
import java.util.PriorityQueue;

/** Finds the pages that a query's stems point to most, by BM25. For one query at a time. */
final class BestPages {
  private static final double K1 = 1.2;
  private static final double B = 0.75;

  private final PageSpans pages;
  private final double[] scores;
  private final double[] norms;

  BestPages(PageSpans pages) {
    this.pages = pages;
    scores = new double[pages.count()];
    norms = new double[pages.count()];
    for (int page = 0; page < norms.length; page++) {
      norms[page] = K1 * (1 - B + B * pages.words(page) / pages.meanWords());
    }
  }

  /**
   * Returns the best pages, in index order.
   *
   * @param query the query
   * @param most how many to return at most
   */
  int[] of(EvidenceQuery query, int most) {
    Arrays.fill(scores, 0);
    for (Term term : query.terms().subList(0, query.stems())) {
      PlacesOnPages places = term.places();
      for (int slot = 0; slot < places.pages().length; slot++) {
        int page = places.pages()[slot];
        int count = places.count(slot);
        scores[page] += term.weight() * count / (count + norms[page]);
      }
    }
    // The worst on top: the lowest score and of equals the later page.
    var best =
        new PriorityQueue<Integer>(
            most + 1,
            (one, other) ->
                scores[one] == scores[other]
                    ? Integer.compare(other, one)
                    : Double.compare(scores[one], scores[other]));
    for (int page = 0; page < pages.count(); page++) {
      if (scores[page] > 0 && (best.size() < most || scores[page] > scores[best.peek()])) {
        best.add(page);
        if (best.size() > most) {
          best.poll();
        }
      }
    }
    return best.stream().mapToInt(Integer::intValue).sorted().toArray();
  }
}
