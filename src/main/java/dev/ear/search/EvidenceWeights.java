package dev.ear.search;

/**
 * What the parts of the evidence ranking count (METHOD 5, evidence).
 *
 * @param k1 how fast a stem's further occurrences lose worth; at 0 they have none
 * @param covered the part of what was said before that no longer counts
 * @param length the part of the score that falls with length
 * @param near what the best run counts
 * @param anchors what anchor keys count
 * @param pages how many pages are looked at for windows
 */
record EvidenceWeights(
    double k1, double covered, double length, double near, double anchors, int pages) {
  /** The product's. */
  static final EvidenceWeights DEFAULT = new EvidenceWeights(1.2, 0.5, 0.2, 1, 1, 30);
}
