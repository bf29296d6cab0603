package dev.ear.search;

import java.util.Arrays;

/**
 * The terms of a query that stand on a page, so that loops leave out those that do not.
 *
 * @param counts for every term of the query how often it stands there; of a key at most once
 * @param asked the terms of the question itself, ascending
 * @param options for each option those of its own, ascending
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
record TermsOnPage(byte[] counts, int[] asked, int[][] options) {
  /** Finds the terms that stand on a page by how often they do. */
  static TermsOnPage of(EvidenceQuery query, byte[] counts) {
    int[] asked = new int[counts.length];
    int held = 0;
    for (int term = 0; term < counts.length; term++) {
      if (counts[term] > 0 && query.terms().get(term).asked()) {
        asked[held++] = term;
      }
    }
    int[][] options = new int[query.options().size()][];
    for (int option = 0; option < options.length; option++) {
      int[] all = query.options().get(option);
      int[] own = new int[all.length];
      int ownHeld = 0;
      for (int term : all) {
        if (counts[term] > 0) {
          own[ownHeld++] = term;
        }
      }
      options[option] = Arrays.copyOf(own, ownHeld);
    }
    return new TermsOnPage(counts, Arrays.copyOf(asked, held), options);
  }
}
