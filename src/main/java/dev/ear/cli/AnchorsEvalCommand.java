package dev.ear.cli;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.anchor.Profile;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.eval.anchors.AnchorEvaluation;
import dev.ear.eval.anchors.AnchorScores;
import dev.ear.eval.anchors.AnchorScores.KindScores;
import dev.ear.eval.anchors.AnchorScores.Mistake;
import dev.ear.eval.anchors.Counts;
import dev.ear.eval.anchors.GoldFiles;
import dev.ear.eval.anchors.GoldText;
import dev.ear.eval.anchors.KeyPairs;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.IndexBuilder;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures the extractor against labelled anchors. */
@Command(
    name = "anchors-eval",
    description = "Measures the extractor against labelled anchors: precision, recall, F1.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Labels are JSON lines (eval/anchors/GUIDE.md) or CoNLL lines with BIO labels.",
      "",
      "Examples:",
      "  ear anchors-eval --gold eval/anchors/dev.jsonl --corpus corpus",
      "  ear anchors-eval --pairs FILE.tsv"
    })
final class AnchorsEvalCommand implements Callable<Integer> {
  private final Terminal terminal;

  @ArgGroup(exclusive = true, multiplicity = "1")
  private Input input = new Input();

  @Mixin private NamesMixin names = new NamesMixin();

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      description = "Use what this corpus shows about names, in place of --index.")
  private @Nullable Path corpus;

  @Option(names = "--summary", description = "Leave out the list of misses and false alarms.")
  private boolean summary;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  /** What to measure against. */
  static final class Input {
    @Option(
        names = "--gold",
        required = true,
        arity = "1..*",
        paramLabel = "FILE",
        description = "Files with labels.")
    private List<Path> gold = List.of();

    @Option(
        names = "--pairs",
        required = true,
        paramLabel = "FILE",
        description = "Lines of a form, a tab and its lemma or key: print the share with one key.")
    private @Nullable Path pairs;
  }

  AnchorsEvalCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * What is printed as JSON.
   *
   * @param exactF1 F1 of spans of the same words
   * @param touched share of labels that share a word with a prediction
   * @param keyF1 F1 of spans that overlap and have the same key
   * @param texts labelled texts
   * @param labels labelled anchors
   * @param exact counts of spans of the same words
   * @param overlapping counts of spans that share a word
   * @param key counts of spans that overlap and have the same key
   * @param byKind the same by kind
   * @param errors misses and false alarms
   */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  record Report(
      double exactF1,
      double touched,
      double keyF1,
      int texts,
      int labels,
      Counts exact,
      Counts overlapping,
      Counts key,
      Map<String, KindScores> byKind,
      List<Mistake> errors) {}

  /**
   * What is printed of pairs as JSON.
   *
   * @param pairs how many lines were read
   * @param oneKey how many have one key on both sides
   * @param share their share
   * @param misses the others
   */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  record PairsReport(int pairs, int oneKey, double share, List<KeyPairs.Miss> misses) {}

  @Override
  public Integer call() throws IOException {
    check();
    if (input.pairs != null) {
      print(KeyPairs.read(input.pairs, names.profile().tokenizer()));
      return Main.DONE;
    }
    List<GoldText> texts =
        input.gold.stream().flatMap(file -> GoldFiles.read(file).stream()).toList();
    AnchorScores scores = scores(texts);
    if (json) {
      terminal.println(
          Json.line(
              new Report(
                  scores.exact().f1(),
                  scores.touched(),
                  scores.key().f1(),
                  scores.texts(),
                  scores.labels(),
                  scores.exact(),
                  scores.overlapping(),
                  scores.key(),
                  scores.byKind(),
                  summary ? List.of() : scores.errors())));
    } else {
      print(scores);
    }
    return Main.DONE;
  }

  private void check() {
    if (corpus != null && names.hasIndex()) {
      throw new EarException(
          Category.USAGE, "--corpus and --index do not go together; give one of them");
    }
    if (input.pairs != null && (corpus != null || names.hasIndex())) {
      throw new EarException(
          Category.USAGE,
          "--pairs compares keys, which no corpus changes; leave out "
              + (corpus == null ? "--index" : "--corpus"));
    }
  }

  private AnchorScores scores(List<GoldText> texts) throws IOException {
    return names.annotate(
        profile -> corpus == null ? CorpusEvidence.none() : evidence(corpus, profile),
        annotator -> AnchorEvaluation.evaluate(annotator, texts));
  }

  private static CorpusEvidence evidence(Path folder, Profile profile) {
    var cleaner = new Cleaner(profile);
    List<Book> books =
        Corpus.read(List.of(folder)).books().stream().map(book -> cleaner.cleaned(book)).toList();
    var settings = new BuildSettings(profile, WindowCutter.DEFAULT_RADIUS, true);
    return new IndexBuilder(settings, BuildProgress.SILENT).evidence(books);
  }

  private void print(KeyPairs pairs) {
    if (json) {
      terminal.println(
          Json.line(
              new PairsReport(
                  pairs.pairs(),
                  pairs.pairs() - pairs.misses().size(),
                  pairs.share(),
                  summary ? List.of() : pairs.misses())));
      return;
    }
    terminal.println(
        String.format(
            Locale.ROOT,
            "%,d pairs, %,d with one key (%.2f%%)",
            pairs.pairs(),
            pairs.pairs() - pairs.misses().size(),
            100 * pairs.share()));
    if (!summary && !pairs.misses().isEmpty()) {
      terminal.println();
      var table = new Table("line", "form", "key", "expected");
      pairs
          .misses()
          .forEach(
              miss ->
                  table.row(String.valueOf(miss.line()), miss.form(), miss.key(), miss.expected()));
      table.print(terminal);
    }
  }

  private void print(AnchorScores scores) {
    terminal.println(
        String.format(
            Locale.ROOT,
            "%,d texts, %,d labelled anchors, %.1f%% of them touched",
            scores.texts(),
            scores.labels(),
            100 * scores.touched()));
    terminal.println();
    var table = new Table("measure", "precision", "recall", "F1", "found", "missed", "wrong");
    row(table, "exact span", scores.exact());
    row(table, "overlapping span", scores.overlapping());
    row(table, "key", scores.key());
    scores
        .byKind()
        .forEach(
            (kind, ofKind) -> {
              row(table, kind + ": exact span", ofKind.exact());
              row(table, kind + ": overlapping", ofKind.overlapping());
              row(table, kind + ": key", ofKind.key());
            });
    table.print(terminal);
    if (!summary) {
      printErrors(scores.errors());
    }
  }

  private void printErrors(List<Mistake> errors) {
    terminal.println();
    var table = new Table("", "where", "kind", "rule", "key", "as written");
    for (Mistake error : errors) {
      table.row(
          error.what(), error.place(), error.kind(), error.rule(), error.key(), error.surface());
    }
    table.print(terminal);
    terminal.println();
    terminal.println(
        errors.stream()
            .collect(Collectors.groupingBy(Mistake::what, TreeMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .map(entry -> entry.getValue() + " " + entry.getKey())
            .collect(Collectors.joining(", ")));
  }

  private static void row(Table table, String name, Counts counts) {
    table.row(
        name,
        share(counts.precision()),
        share(counts.recall()),
        share(counts.f1()),
        String.valueOf(counts.found()),
        String.valueOf(counts.missed()),
        String.valueOf(counts.wrong()));
  }

  private static String share(double share) {
    return String.format(Locale.ROOT, "%.3f", share);
  }
}
