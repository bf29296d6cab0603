package dev.ear.cli;

import dev.ear.anchor.Profile;
import dev.ear.index.FolderOwner;
import dev.ear.question.Question;
import dev.ear.question.Support;
import dev.ear.question.SupportHeuristic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds the questions a corpus supports. */
@Command(
    name = "supported",
    description = "Finds the questions that a block of the corpus supports, and shows the block.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "A question is supported when one kept block holds all content tokens of the gold option and"
          + " enough distinct ones of the stem. It is a heuristic: nobody has judged whether the"
          + " block answers the question. ear report exports sheets for that.",
      "",
      "Example:",
      "  ear questions supported eval/questions/tarih.jsonl --corpus corpus --out supported"
    })
final class QuestionsSupportedCommand implements Callable<Integer> {
  private static final String SUPPORTED = "supported.jsonl";

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A question file in any format EAR reads.")
  private Path file = Path.of("-");

  @Mixin private CorpusMixin corpus = new CorpusMixin();

  @Option(
      names = "--min-stem-tokens",
      paramLabel = "N",
      description =
          "The fewest distinct content tokens of the stem in the block (default:"
              + " ${DEFAULT-VALUE}).",
      defaultValue = "" + SupportHeuristic.DEFAULT_STEM_TOKENS)
  private int minStemTokens = SupportHeuristic.DEFAULT_STEM_TOKENS;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Also write the supported questions to DIR/" + SUPPORTED + ".")
  private @Nullable Path out;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  QuestionsSupportedCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * The outcome as JSON.
   *
   * @param questions how many there are
   * @param supported how many are supported
   * @param rate their share
   * @param minStemTokens the threshold
   * @param items every question
   */
  record Shown(int questions, int supported, double rate, int minStemTokens, List<Item> items) {}

  /**
   * A question.
   *
   * @param id its id
   * @param supported whether a block supports it
   * @param support the block with most tokens of the stem; null without any
   */
  record Item(String id, boolean supported, @Nullable Support support) {}

  @Override
  public Integer call() {
    if (out != null) {
      FolderOwner.refuseAsOutput(out);
    }
    List<Question> questions = QuestionFiles.read(file, terminal);
    Profile profile = corpus.profile();
    var heuristic =
        new SupportHeuristic(profile.tokenizer(), corpus.blocks(terminal, profile), minStemTokens);
    var supported = new ArrayList<Question>();
    var items = new ArrayList<Item>();
    for (Question question : questions) {
      Optional<Support> support = heuristic.support(question);
      if (support.isPresent()) {
        supported.add(question);
      }
      items.add(new Item(question.id(), support.isPresent(), support.orElse(null)));
    }
    if (out != null) {
      QuestionFiles.write(out.resolve(SUPPORTED), supported);
    }
    var shown =
        new Shown(
            items.size(),
            supported.size(),
            supported.size() / (double) items.size(),
            minStemTokens,
            items);
    if (json) {
      terminal.println(Json.line(shown));
    } else {
      print(shown);
    }
    return Main.DONE;
  }

  private void print(Shown shown) {
    for (Item item : shown.items()) {
      Support support = item.support();
      if (support == null) {
        terminal.titled(item.id(), "not supported");
        continue;
      }
      terminal.titled(
          item.id(),
          String.format(
              Locale.ROOT,
              "supported by %s, page %d, block %d, with %d tokens of the stem",
              support.block().book(),
              support.block().page(),
              support.block().number(),
              support.stemTokens()));
      terminal.wrapped("   ", support.block().text());
    }
    terminal.println();
    terminal.wrapped(
        "",
        String.format(
            Locale.ROOT,
            "%d of %d questions are supported (%s)%s",
            shown.supported(),
            shown.questions(),
            Figures.rate(shown.rate()),
            out == null ? "" : "; written to " + out.resolve(SUPPORTED)));
  }
}
