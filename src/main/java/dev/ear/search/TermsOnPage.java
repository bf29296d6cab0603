package dev.ear.search;

/**
 * The terms of a query that stand on a page, so that loops leave out those that do not.
 *
 * @param asked the terms of the question itself, ascending
 * @param options for each option those of its own, ascending
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
record TermsOnPage(int[] asked, int[][] options) {
  /** Finds the terms of a query that stand on a page. */
  static TermsOnPage of(EvidenceQuery query, CandidatePage page) {
    int[][] options = new int[query.options().length][];
    for (int option = 0; option < options.length; option++) {
      options[option] = page.held(query.options()[option]);
    }
    return new TermsOnPage(page.held(query.asked()), options);
  }
}
