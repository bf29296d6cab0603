package dev.ear.index;

/** Hears how far a build has come, so that a terminal can show it. */
@FunctionalInterface
public interface BuildProgress {
  /** Hears nothing. */
  BuildProgress SILENT = (stage, done, total) -> {};

  /**
   * Tells that some pages are done.
   *
   * @param stage what is being done to them, for example {@code indexing}
   * @param done pages done in this stage
   * @param total pages in all
   */
  void pages(String stage, int done, int total);
}
