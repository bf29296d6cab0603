package dev.ear.cli;

import dev.ear.eval.ConfigFile;
import dev.ear.eval.EvalConfig;
import dev.ear.eval.EvalSettings;
import dev.ear.eval.Expectations;
import dev.ear.eval.RunSummary;
import dev.ear.index.FolderOwner;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that all evaluations share; those of the command line go before the file's. */
final class EvalMixin {
  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "A YAML or JSON file with the same settings; these options go before it.")
  private @Nullable Path file;

  @Option(
      names = "--questions",
      paramLabel = "FILE",
      description = "A question file in any format EAR reads.")
  private @Nullable String questions;

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      arity = "1..*",
      description = "Folders with books; without --index the index is built for this run alone.")
  private @Nullable List<String> corpus;

  @Option(
      names = "--index",
      paramLabel = "DIR",
      description = "The index folder (default: index, unless there is a --corpus).")
  private @Nullable String index;

  @Mixin private ProfileOption profile = new ProfileOption();

  @Option(names = "--no-clean", description = "Take the corpus's pages as they are.")
  private boolean noClean;

  @Option(
      names = "--unit",
      paramLabel = "UNIT",
      split = ",",
      description = "window, parent, chunk, page; several with commas (default: all).")
  private @Nullable List<String> units;

  @Option(
      names = "-k",
      paramLabel = "K",
      split = ",",
      description = "How many units to return at most; several with commas (default: 3,8).")
  private @Nullable List<Integer> ks;

  @Option(
      names = "--words",
      paramLabel = "N",
      split = ",",
      description = "Also fill N words with each unit, the last cut; several with commas.")
  private @Nullable List<Integer> words;

  @Option(
      names = "--ranking",
      paramLabel = "paper|evidence",
      split = ",",
      description = "How windows are ranked; both with a comma (default: paper).")
  private @Nullable List<String> rankings;

  @Option(
      names = "--radius",
      paramLabel = "WORDS",
      split = ",",
      description = "Words on either side of a window's anchor; several with commas (default: 80).")
  private @Nullable List<Integer> radii;

  @Mixin private TuningMixin tuning = new TuningMixin();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The run folder to write.")
  private Path out = Path.of("run");

  @Option(
      names = "--check",
      paramLabel = "FILE",
      description = "Fail if the summary is not as in FILE, a copy of a run's summary.json.")
  private @Nullable Path check;

  @Option(names = "--json", description = "Print the summary as one JSON object.")
  private boolean json;

  Path out() {
    return out;
  }

  boolean json() {
    return json;
  }

  /**
   * Returns what the command line and the file say, checked as far as it can be without an index.
   *
   * @param more what options of the command itself say; null where it asks no generators
   */
  EvalConfig config(@Nullable EvalConfig more) {
    FolderOwner.refuseAsOutput(out);
    EvalConfig said = more == null ? options() : more.over(options());
    var settings = new EvalSettings(said, file == null ? null : ConfigFile.read(file));
    settings.check(more != null, System.getenv());
    return settings.config();
  }

  private EvalConfig options() {
    Map<String, @Nullable Object> settings = new HashMap<>();
    settings.put("questions", questions);
    settings.put("corpus", corpus);
    settings.put("index", index);
    settings.put("profile", profile.given());
    settings.put("clean", noClean ? false : null);
    settings.put("units", units);
    settings.put("k", ks);
    settings.put("words", words);
    settings.put("rankings", rankings);
    settings.put("max_overlap", tuning.maxOverlap());
    settings.put("expand", tuning.expand());
    settings.put("radius", radii);
    settings.put("page_words", tuning.pageWords());
    settings.put("parent_context", tuning.parentContext());
    settings.put("aliases", tuning.aliases() ? true : null);
    return EvalConfig.of(settings);
  }

  /** Compares a summary with what is expected, if that was asked for. */
  void check(RunSummary summary, Terminal terminal) {
    if (check != null) {
      Expectations.check(summary, check);
      terminal.message("ear: the run is as expected in " + check);
    }
  }
}
