package dev.ear.search;

/** How windows are ranked (METHOD 5). */
public enum WindowRanking {
  /** The paper's points: tokens, anchors and years, each once a window. */
  PAPER(1),
  /** Evidence that does not repeat itself (ours). */
  EVIDENCE(0.3);

  private final double maxOverlap;

  WindowRanking(double maxOverlap) {
    this.maxOverlap = maxOverlap;
  }

  /** Returns the share of its words a window may have in common with a better one, unless said. */
  public double maxOverlap() {
    return maxOverlap;
  }
}
