package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.RetrievalOptions;
import dev.ear.search.RetrievalOptions.ParentContext;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that retrieve evidence. */
final class RetrievalMixin {
  @Mixin private RadiusOption radius = new RadiusOption();

  @Option(
      names = "-k",
      paramLabel = "K",
      description = "How many units to return at most (default: ${DEFAULT-VALUE}).",
      defaultValue = "3")
  private int k = 3;

  @Option(
      names = "--page-words",
      paramLabel = "N|all",
      description = "The most words to print of a page (default: ${DEFAULT-VALUE}).",
      defaultValue = "220")
  private String pageWords = "220";

  @Option(
      names = "--parent-context",
      paramLabel = "summary|full",
      description =
          "What a parent gives: window and summary, or its whole text (default: summary).",
      defaultValue = "summary")
  private ParentContext parentContext = ParentContext.SUMMARY;

  @Option(
      names = "--aliases",
      description = "Also match other names of what the question names, as the profile lists them.")
  private boolean aliases;

  EvidenceRetriever retriever(EarIndex index) {
    return new EvidenceRetriever(index, radius.of(index), aliases);
  }

  int k() {
    return k;
  }

  RetrievalOptions options() {
    return new RetrievalOptions(words(), parentContext);
  }

  private int words() {
    if (pageWords.equals("all")) {
      return RetrievalOptions.ALL_WORDS;
    }
    if (!pageWords.matches("[1-9]\\d{0,8}")) {
      throw new EarException(
          Category.USAGE,
          "--page-words is '" + pageWords + "'; give a number of words from 1, or all");
    }
    return Integer.parseInt(pageWords);
  }
}
