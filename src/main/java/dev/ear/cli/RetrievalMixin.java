package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.search.Amount;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.RetrievalOptions;
import dev.ear.search.RetrievalOptions.Expansion;
import dev.ear.search.RetrievalOptions.ParentContext;
import dev.ear.search.WindowRanking;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that retrieve evidence. */
final class RetrievalMixin {
  private static final int DEFAULT_K = 3;

  @Mixin private RadiusOption radius = new RadiusOption();

  @Option(
      names = "-k",
      paramLabel = "K",
      description = "How many units to return at most (default: " + DEFAULT_K + ").")
  private @Nullable Integer k;

  @Option(
      names = "--words",
      paramLabel = "N",
      description = "In place of -k: as many units as fill N words; the last is cut.")
  private @Nullable Integer words;

  @Option(
      names = "--ranking",
      paramLabel = "paper|evidence",
      description =
          "How windows are ranked: by the paper's points, or by what each adds to those before it"
              + " (default: paper).",
      defaultValue = "paper")
  private WindowRanking ranking = WindowRanking.PAPER;

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
      converter = ExpansionConverter.class,
      description =
          "Which questions get parents for --unit parent; by-relation: those that ask for a cause,"
              + " result, order in time, role or comparison (default: always).",
      defaultValue = "always")
  private Expansion expansion = Expansion.ALWAYS;

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

  /** Reads the values as they are written in a configuration. */
  static final class ExpansionConverter implements ITypeConverter<Expansion> {
    @Override
    public Expansion convert(String value) {
      return Expansion.of(value);
    }
  }

  EvidenceRetriever retriever(EarIndex index) {
    return new EvidenceRetriever(index, radius.of(index), aliases);
  }

  int k() {
    if (words != null) {
      throw new EarException(
          Category.USAGE, "--words does not go with --syntax lucene; ask for units with -k");
    }
    return k == null ? DEFAULT_K : k;
  }

  Amount amount() {
    if (words == null) {
      return Amount.units(k());
    }
    if (k != null) {
      throw new EarException(Category.USAGE, "-k and --words do not go together; give one of them");
    }
    return Amount.words(words);
  }

  RetrievalOptions options() {
    double share = maxOverlap == null ? ranking.maxOverlap() : RetrievalOptions.overlap(maxOverlap);
    return new RetrievalOptions(pageWords(), parentContext, ranking, share, expansion);
  }

  private int pageWords() {
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
