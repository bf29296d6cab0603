package dev.ear.eval.cleaning;

/**
 * How well cleaning keeps what is to be kept.
 *
 * @param kept blocks or words that are to be kept and are
 * @param lost those that are to be kept and are not
 * @param wrong those that are kept and are to be dropped
 */
public record KeptCounts(int kept, int lost, int wrong) {
  /** Returns the share of what is kept that is to be kept; 0 when nothing is kept. */
  public double precision() {
    return share(kept, kept + wrong);
  }

  /** Returns the share of what is to be kept that is kept; 0 when nothing is to be kept. */
  public double recall() {
    return share(kept, kept + lost);
  }

  /** Returns the harmonic mean of precision and recall. */
  public double f1() {
    return share(2 * kept, 2 * kept + lost + wrong);
  }

  /** Adds something labelled and what cleaning did with it. */
  KeptCounts plus(boolean labelled, boolean predicted, int times) {
    return new KeptCounts(
        kept + (labelled && predicted ? times : 0),
        lost + (labelled && !predicted ? times : 0),
        wrong + (!labelled && predicted ? times : 0));
  }

  private static double share(int part, int whole) {
    return whole == 0 ? 0 : (double) part / whole;
  }
}
