package dev.ear.cli;

import dev.ear.eval.Comparison;
import dev.ear.eval.ComparisonFamily;
import dev.ear.eval.RunFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares answered runs. */
@Command(
    name = "compare",
    description = "Tests windows and parents of some runs against chunks, as one family.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Two-sided exact McNemar, 95% percentile bootstrap, Holm and Bonferroni over the family. Runs"
          + " that differ in generator, prompt, items, corpus, k or shuffle are refused."
    })
final class EvalCompareCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      paramLabel = "RUN",
      arity = "1..*",
      description = "Run folders that ear eval answers wrote.")
  private List<Path> runs = List.of();

  @Option(names = "--json", description = "Print one JSON line a comparison.")
  private boolean json;

  EvalCompareCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    List<Comparison> comparisons =
        ComparisonFamily.ofRuns(runs.stream().map(RunFolder::new).toList());
    if (json) {
      comparisons.forEach(comparison -> terminal.println(Json.line(comparison)));
    } else if (comparisons.isEmpty()) {
      terminal.println("There is nothing to compare: no run has windows or parents and chunks.");
    } else {
      new EvalPrinter(terminal).comparisons(comparisons);
    }
    return Main.DONE;
  }
}
