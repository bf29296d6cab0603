package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.answer.Generator;
import dev.ear.eval.EvalConfig;
import dev.ear.eval.EvalRun;
import dev.ear.eval.GeneratorSpec;
import dev.ear.eval.RunFolder;
import dev.ear.eval.RunSummary;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Evaluates answering. */
@Command(
    name = "answers",
    description = "Puts a question set with its evidence to generators and tests the differences.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The reader is a lexical one, no language model: it needs nothing installed. Replies of"
          + " models are kept in the cache: a run that was stopped goes on where it was.",
      "",
      "Examples:",
      "  ear eval answers --questions eval/questions/tarih.jsonl --out runs/reader",
      "  ear eval answers --questions eval/questions/tarih.jsonl --generator ollama:mistral:latest"
          + " --prompt zero-shot,few-shot,cot,rag-cot --out runs/mistral",
      "  ear eval answers --questions eval/questions/tarih.jsonl --generator"
          + " openai:deepseek/deepseek-v3.2 --base-url https://openrouter.ai/api/v1 --key-variable"
          + " OPENROUTER_API_KEY --out runs/deepseek"
    })
final class EvalAnswersCommand implements Callable<Integer> {
  private static final String CACHE = "cache";

  private final Terminal terminal;

  @Mixin private EvalMixin eval = new EvalMixin();

  @Option(
      names = "--generator",
      paramLabel = "GENERATOR,...",
      hideParamSyntax = true,
      split = ",",
      description = "reader, ollama:MODEL or openai:MODEL; several with commas (default: reader).")
  private @Nullable List<String> generators;

  @Option(
      names = "--base-url",
      paramLabel = "URL",
      description = "Where the server of the --generator answers.")
  private @Nullable String baseUrl;

  @Option(
      names = "--key-variable",
      paramLabel = "NAME",
      description = "The environment variable that holds the key of the --generator.")
  private @Nullable String keyVariable;

  @Option(
      names = "--prompt",
      paramLabel = "STYLE,...",
      hideParamSyntax = true,
      split = ",",
      description =
          "zero-shot, few-shot, cot, rag, rag-cot; several with commas (default: rag-cot).")
  private @Nullable List<String> prompts;

  @Option(
      names = "--language",
      paramLabel = "tr|en",
      description = "Language of the instructions (default: tr).")
  private @Nullable String language;

  @Option(
      names = "--parse",
      paramLabel = "strict|lenient",
      description = "How much of a reply is read for an answer (default: strict).")
  private @Nullable String parse;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed options are shuffled with (default: 13).")
  private @Nullable Integer seed;

  @Option(names = "--in-flight", paramLabel = "N", description = "Requests at a time (default: 4).")
  private @Nullable Integer inFlight;

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description = "Where replies of models are kept (default: " + CACHE + " in the run folder).")
  private @Nullable String cache;

  EvalAnswersCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    EvalConfig config = eval.config(flags()).over(EvalConfig.ANSWER_DEFAULTS);
    List<Question> questions = Questions.read(config.questionFile());
    RunSummary summary;
    try (EvalIndex open = EvalIndex.open(config, terminal);
        Progress progress = Progress.start(terminal, "evaluating", questions.size())) {
      String folder = config.cache();
      Path replies = folder == null ? eval.out().resolve(CACHE) : Path.of(folder);
      var connected = new ArrayList<Generator>();
      for (GeneratorSpec spec : Objects.requireNonNull(config.generators())) {
        connected.add(spec.connect(open.index().profile().tokenizer(), replies, System.getenv()));
      }
      summary =
          new EvalRun(config, questions, open.index(), eval.out(), progress::update)
              .answers(connected);
    }
    if (eval.json()) {
      terminal.println(summary.toJson());
    } else {
      var printer = new EvalPrinter(terminal);
      printer.retrieval(summary, new RunFolder(eval.out()).machine());
      printer.answers(summary);
    }
    eval.check(summary, terminal);
    return Main.DONE;
  }

  private EvalConfig flags() {
    Map<String, @Nullable Object> settings = new HashMap<>();
    settings.put("prompts", prompts);
    settings.put("language", language);
    settings.put("parse", parse);
    settings.put("seed", seed);
    settings.put("in_flight", inFlight);
    settings.put("cache", cache);
    settings.put("generators", specs());
    return EvalConfig.of(settings);
  }

  private @Nullable List<GeneratorSpec> specs() {
    if (generators == null) {
      if (baseUrl != null || keyVariable != null) {
        throw new EarException(
            Category.USAGE,
            "--base-url and --key-variable say where a --generator answers; name one, as"
                + " --generator openai:MODEL");
      }
      return null;
    }
    return generators.stream().map(this::spec).toList();
  }

  private GeneratorSpec spec(String name) {
    int colon = name.indexOf(':');
    String generator = colon < 0 ? name : name.substring(0, colon);
    String model = colon < 0 ? null : name.substring(colon + 1);
    return new GeneratorSpec(generator, model, baseUrl, keyVariable, null, null, null, null, null);
  }
}
