package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Corpus;
import dev.ear.eval.EvalConfig;
import dev.ear.eval.RunFolder;
import dev.ear.eval.RunInfo;
import dev.ear.index.FolderOwner;
import dev.ear.report.CorpusFacts;
import dev.ear.report.Report;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the report of runs. */
@Command(
    name = "report",
    description = "Writes the report of some runs: a page, Markdown, CSV, LaTeX, judgment sheets.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "DIR/report.html needs no network. DIR/judgments.csv lists passages for people to judge;"
          + " filled, it is read back with --judgments and adds a table.",
      "",
      "Example:",
      "  ear report runs/mistral runs/gemma --corpus corpus --out report"
    })
final class ReportCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "RUN", arity = "1..*", description = "Run folders that ear eval wrote.")
  private List<Path> runs = List.of();

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where to write.")
  private Path out = Path.of("report");

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      description =
          "A folder of the runs' corpus; several by repeating it. It tells of cleaning and support"
              + " (default: as the first run was configured, where that is there).")
  private @Nullable List<Path> corpus;

  @Option(
      names = "--judgments",
      paramLabel = "FILE",
      description = "A filled judgment sheet; several by repeating it.")
  private List<Path> judgments = List.of();

  ReportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    FolderOwner.refuseAsOutput(out);
    List<RunFolder> folders = runs.stream().map(RunFolder::new).toList();
    Path page = new Report(folders, facts(folders.getFirst()), judgments).write(out);
    terminal.wrapped(
        "",
        "The report is in "
            + page
            + "; the tables stand beside it as Markdown, CSV and LaTeX, and judgments.csv waits to"
            + " be filled.");
    return Main.DONE;
  }

  private @Nullable CorpusFacts facts(RunFolder first) {
    EvalConfig config = first.info().config();
    List<Path> folders = corpus;
    if (folders == null) {
      List<String> configured = config.corpus();
      folders = configured == null ? List.of() : configured.stream().map(Path::of).toList();
      if (folders.isEmpty() || !folders.stream().allMatch(Files::isDirectory)) {
        return null;
      }
    }
    Corpus read = Corpus.read(folders);
    String checksum = first.info().checksums().corpus();
    if (!RunInfo.corpusChecksum(read.books()).equals(checksum)) {
      if (corpus == null) {
        return null;
      }
      throw new EarException(
          Category.INPUT,
          String.format(
              Locale.ROOT,
              "the corpus in %s is not the one the run %s is over; name that one with --corpus, or"
                  + " none",
              folders,
              first.path()));
    }
    String profile = config.profile();
    return CorpusFacts.of(
        read.books(),
        !Boolean.FALSE.equals(config.clean()),
        Profiles.load(profile == null ? Profile.DEFAULT : profile));
  }
}
