package dev.ear.cli;

import dev.ear.anchor.Profile;
import dev.ear.bench.BenchResult;
import dev.ear.bench.BenchSettings;
import dev.ear.bench.Benchmark;
import dev.ear.bench.ResultFiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.index.FolderOwner;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures what indexes cost against what queries take. */
@Command(
    name = "bench",
    description = "Measures what windows, chunks and pages cost to build and to ask.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Nothing is timed before every way of storing windows has given the same answers. Writes"
          + " bench.json, bench.md, queries.csv and charts; indexes are built in the folder and"
          + " removed.",
      "",
      "Example:",
      "  ear bench --corpus corpus --questions eval/questions/tarih.jsonl --out bench"
    })
final class BenchCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CorpusOption corpus = new CorpusOption();
  @Mixin private ProfileOption profile = new ProfileOption();

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "A question file.")
  private Path questions = Path.of("-");

  @Option(
      names = "--radius",
      paramLabel = "WORDS",
      split = ",",
      description = "Radii of windows; the first one is measured in full (default: 80,40,120).")
  private List<Integer> radii = List.of(WindowCutter.DEFAULT_RADIUS, 40, 120);

  @Option(
      names = "-k",
      paramLabel = "K",
      split = ",",
      description = "How many units to ask for (default: 3,8).")
  private List<Integer> ks = List.of(3, 8);

  @Option(
      names = "--scale",
      paramLabel = "N",
      description = "Also enlarge the corpus N-fold with altered text (default: ${DEFAULT-VALUE}).",
      defaultValue = "1")
  private int scale = 1;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "Folder for the results.")
  private Path out = Path.of("bench");

  BenchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    FolderOwner.refuseAsOutput(out);
    BenchSettings.check(radii, ks, scale);
    Profile loaded = profile.load();
    Corpus read = Corpus.read(corpus.folders());
    Warnings.print(read, terminal);
    var cleaner = new Cleaner(loaded);
    List<Book> books = read.books().stream().map(book -> cleaner.cleaned(book)).toList();
    var settings =
        new BenchSettings(
            books, QuestionFiles.read(questions, terminal), loaded, radii, ks, scale, out);
    BenchResult result = new Benchmark(settings, what -> terminal.message("ear: " + what)).run();
    ResultFiles.write(result, out);
    terminal.outWriter().write(ResultFiles.report(result));
    return Main.DONE;
  }
}
