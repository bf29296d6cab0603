package dev.ear.eval.anchors;

/**
 * What was found, missed and made up.
 *
 * @param found labelled anchors that were found
 * @param missed labelled anchors that were not
 * @param wrong predictions that match no label
 */
public record Counts(int found, int missed, int wrong) {
  /** Nothing counted yet. */
  static final Counts NONE = new Counts(0, 0, 0);

  /** Returns the share of predictions that are right; 0 without predictions. */
  public double precision() {
    return share(found, found + wrong);
  }

  /** Returns the share of labels that were found; 0 without labels. */
  public double recall() {
    return share(found, found + missed);
  }

  /** Returns the harmonic mean of precision and recall. */
  public double f1() {
    return share(2 * found, 2 * found + missed + wrong);
  }

  Counts plus(Counts other) {
    return new Counts(found + other.found, missed + other.missed, wrong + other.wrong);
  }

  private static double share(int part, int whole) {
    return whole == 0 ? 0 : (double) part / whole;
  }
}
