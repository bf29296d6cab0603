package dev.ear.cli;

import dev.ear.eval.EvalConfig;
import dev.ear.eval.EvalRun;
import dev.ear.eval.RunFolder;
import dev.ear.eval.RunSummary;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import dev.ear.report.Frontier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Evaluates retrieval. */
@Command(
    name = "retrieval",
    description = "Measures what units, k and radii retrieve for a question set.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The run folder also gets frontier.svg: how often the answer is there, against the words"
          + " retrieved.",
      "",
      "Examples:",
      "  ear eval retrieval --questions eval/questions/tarih.jsonl --out runs/retrieval",
      "  ear eval retrieval --config eval/sweep.yaml --radius 40,80,120 --out runs/sweep",
      "  ear eval retrieval --config eval/evidence.yaml --out runs/evidence"
    })
final class EvalRetrievalCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private EvalMixin eval = new EvalMixin();

  EvalRetrievalCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    EvalConfig config = eval.config(null).over(EvalConfig.RETRIEVAL_DEFAULTS);
    List<Question> questions = Questions.read(config.questionFile());
    RunSummary summary;
    try (EvalIndex open = EvalIndex.open(config, terminal);
        Progress progress = Progress.start(terminal, "evaluating", questions.size())) {
      summary =
          new EvalRun(config, questions, open.index(), eval.out(), progress::update).retrieval();
    }
    Path chart = Frontier.write(eval.out());
    if (eval.json()) {
      terminal.println(summary.toJson());
    } else {
      new EvalPrinter(terminal).retrieval(summary, new RunFolder(eval.out()).machine());
      terminal.println("Cue rate against words: " + chart);
    }
    eval.check(summary, terminal);
    return Main.DONE;
  }
}
