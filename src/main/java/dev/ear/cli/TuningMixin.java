package dev.ear.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of retrieval that search, ask and eval share, as they are written. */
final class TuningMixin {
  @Option(
      names = "--max-overlap",
      paramLabel = "F",
      description =
          "Skip windows that share more than this part of their words with a better one (default: 1"
              + " for paper, 0.3 for evidence).")
  private @Nullable Double maxOverlap;

  @Option(
      names = "--expand",
      paramLabel = "always|never|by-relation",
      description =
          "Which questions get parents for the unit parent; by-relation: those that ask for a"
              + " cause, result, order in time, role or comparison (default: always).")
  private @Nullable String expand;

  @Option(
      names = "--page-words",
      paramLabel = "N|all",
      description = "The most words to print of a page, for the unit page (default: 220).")
  private @Nullable String pageWords;

  @Option(
      names = "--parent-context",
      paramLabel = "summary|full",
      description =
          "What a parent gives: window and summary, or its whole text (default: summary).")
  private @Nullable String parentContext;

  @Option(
      names = "--aliases",
      description =
          "Also match other names of what the question names, as the profile lists them; they add"
              + " points to windows and stand in the trace of any unit.")
  private boolean aliases;

  @Nullable Double maxOverlap() {
    return maxOverlap;
  }

  @Nullable String expand() {
    return expand;
  }

  @Nullable String pageWords() {
    return pageWords;
  }

  @Nullable String parentContext() {
    return parentContext;
  }

  boolean aliases() {
    return aliases;
  }
}
