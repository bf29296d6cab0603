package dev.ear.cli;

import dev.ear.anchor.Profile;
import dev.ear.eval.EvalConfig;
import dev.ear.eval.Expectations;
import dev.ear.eval.RunSummary;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "A profile's name or folder (default: " + Profile.DEFAULT + ").")
  private @Nullable String profile;

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
      names = "--max-overlap",
      paramLabel = "F",
      description =
          "Skip windows that share more than this part of their words with a better one (default: 1"
              + " for paper, 0.3 for evidence).")
  private @Nullable Double maxOverlap;

  @Option(
      names = "--expand",
      paramLabel = "always|never|by-relation",
      description = "Which questions get parents (default: always).")
  private @Nullable String expand;

  @Option(
      names = "--radius",
      paramLabel = "WORDS",
      split = ",",
      description = "Words on either side of a window's anchor; several with commas (default: 80).")
  private @Nullable List<Integer> radii;

  @Option(
      names = "--page-words",
      paramLabel = "N|all",
      description = "The most words to print of a page (default: 220).")
  private @Nullable String pageWords;

  @Option(
      names = "--parent-context",
      paramLabel = "summary|full",
      description = "What a parent gives (default: summary).")
  private @Nullable String parentContext;

  @Option(
      names = "--aliases",
      description = "Also match other names of what a question names, as the profile lists them.")
  private boolean aliases;

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

  /** Returns what the command line and the file say, the command line first. */
  EvalConfig config() {
    Map<String, @Nullable Object> settings = new HashMap<>();
    settings.put("questions", questions);
    settings.put("corpus", corpus);
    settings.put("index", index);
    settings.put("profile", profile);
    settings.put("clean", noClean ? false : null);
    settings.put("units", units);
    settings.put("k", ks);
    settings.put("words", words);
    settings.put("rankings", rankings);
    settings.put("max_overlap", maxOverlap);
    settings.put("expand", expand);
    settings.put("radius", radii);
    settings.put("page_words", pageWords);
    settings.put("parent_context", parentContext);
    settings.put("aliases", aliases ? true : null);
    EvalConfig flags = EvalConfig.of(settings);
    return file == null ? flags : flags.over(EvalConfig.read(file));
  }

  /** Compares a summary with what is expected, if that was asked for. */
  void check(RunSummary summary, Terminal terminal) {
    if (check != null) {
      Expectations.check(summary, check);
      terminal.message("ear: the run is as expected in " + check);
    }
  }
}
