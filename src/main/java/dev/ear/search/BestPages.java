package dev.ear.search;

import dev.ear.index.PageSpans;
import dev.ear.index.PlacesOnPages;
import dev.ear.search.EvidenceQuery.Term;
import java.util.Arrays;

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
   * Returns the best pages, best first; ties in index order.
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
    int[] best = new int[most];
    int found = 0;
    for (int page = 0; page < pages.count(); page++) {
      if (scores[page] > 0 && (found < most || scores[page] > scores[best[found - 1]])) {
        // Best first; a page of the same score as an earlier one stays behind it.
        int at = found < most ? found++ : found - 1;
        while (at > 0 && scores[page] > scores[best[at - 1]]) {
          best[at] = best[at - 1];
          at--;
        }
        best[at] = page;
      }
    }
    return Arrays.copyOf(best, found);
  }
}
