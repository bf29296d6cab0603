package dev.ear.anchor;

/**
 * What a corpus shows about its own names: computed at build time, stored with the index and used
 * alike for pages and questions.
 */
public final class CorpusEvidence {
  private static final CorpusEvidence NONE = new CorpusEvidence();

  private CorpusEvidence() {}

  /** Returns the evidence of no corpus: the rules decide alone. */
  public static CorpusEvidence none() {
    return NONE;
  }
}
