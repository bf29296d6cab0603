package dev.ear.cli;

import dev.ear.ConstantName;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.search.Amount;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.GivenSettings;
import dev.ear.search.RetrievalOptions;
import dev.ear.search.RetrievalOptions.Expansion;
import dev.ear.search.RetrievalOptions.ParentContext;
import dev.ear.search.WindowRanking;
import dev.ear.unit.UnitKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that retrieve evidence. */
final class RetrievalMixin {
  private static final int DEFAULT_K = 3;

  @Mixin private RadiusOption radius = new RadiusOption();
  @Mixin private TuningMixin tuning = new TuningMixin();

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
              + " (default: paper).")
  private @Nullable WindowRanking ranking;

  /**
   * Checks all before an index is opened: that each value is one, and that each option says
   * something to the units asked for.
   *
   * @throws EarException where one does not
   */
  void check(List<UnitKind> units) {
    radius.check();
    amount();
    options();
    var given =
        new GivenSettings(
            radius.given(),
            ranking,
            tuning.maxOverlap(),
            tuning.expand(),
            tuning.parentContext(),
            tuning.pageWords());
    refuseIdle(given, units);
  }

  /**
   * Refuses options that say nothing to the units asked for.
   *
   * @throws EarException where one was given
   */
  static void refuseIdle(GivenSettings given, List<UnitKind> units) {
    given
        .idle(units)
        .forEach(
            (setting, reason) -> {
              throw new EarException(
                  Category.USAGE,
                  "--" + ConstantName.of(setting) + " " + reason + "; leave it out");
            });
  }

  /**
   * Checks that no option is given that Lucene's syntax has no use for.
   *
   * @throws EarException where one is
   */
  void checkForLuceneSyntax() {
    Map<String, Boolean> given = new LinkedHashMap<>();
    given.put("--words", words != null);
    given.put("--ranking", ranking != null);
    given.put("--max-overlap", tuning.maxOverlap() != null);
    given.put("--radius", radius.given() != null);
    given.put("--aliases", tuning.aliases());
    given.forEach(
        (name, isGiven) -> {
          if (isGiven) {
            throw new EarException(
                Category.USAGE,
                name
                    + " does not go with --syntax lucene, which asks for units as they are indexed"
                    + " and ranks as Lucene does; leave one of them out");
          }
        });
  }

  EvidenceRetriever retriever(EarIndex index) {
    return new EvidenceRetriever(index, radius.of(index), tuning.aliases());
  }

  int k() {
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
    WindowRanking ranked = ranking == null ? WindowRanking.PAPER : ranking;
    Double share = tuning.maxOverlap();
    String pageWords = tuning.pageWords();
    String context = tuning.parentContext();
    String expand = tuning.expand();
    RetrievalOptions usual = RetrievalOptions.DEFAULT;
    return new RetrievalOptions(
        pageWords == null ? usual.pageWords() : RetrievalOptions.pageWords(pageWords),
        context == null ? usual.parentContext() : ParentContext.of(context),
        ranked,
        share == null ? ranked.maxOverlap() : RetrievalOptions.overlap(share),
        expand == null ? usual.expansion() : Expansion.of(expand));
  }
}
