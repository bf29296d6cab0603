package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.index.FolderOwner;
import dev.ear.question.Question;
import dev.ear.search.Evidence;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.LeftOutWords;
import dev.ear.search.TrecRun;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds evidence for questions. */
@Command(
    name = "ask",
    description = "Finds evidence for one question, or for a file of them.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Question files: JSON lines (id, question, options, answer), EXAMS, TurkishMMLU, CSV; the"
          + " format is recognised. Without options a question is an open one.",
      "",
      "Examples:",
      "  ear ask --question 'Lale Devri hangi antlaşmayla başladı?' --option Pasarofça --option"
          + " Karlofça",
      "  ear ask --questions eval/questions/tarih.jsonl --id tarih-11-05 --unit all",
      "  ear ask --questions eval/questions/tarih.jsonl -k 8 --json --trec windows.run"
    })
final class AskCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private IndexOption index = new IndexOption();
  @Mixin private RetrievalMixin retrieval = new RetrievalMixin();

  @Option(
      names = "--unit",
      paramLabel = "UNIT",
      description = "window, chunk, page, parent, or all to compare (default: ${DEFAULT-VALUE}).",
      defaultValue = "window")
  private UnitChoice unit = UnitChoice.WINDOW;

  @ArgGroup(exclusive = true, multiplicity = "1")
  private Source source = new Source();

  @Option(
      names = "--trec",
      paramLabel = "FILE",
      description = "Also write a run file for trec_eval; scores fall strictly with rank.")
  private @Nullable Path trec;

  @Option(names = "--json", description = "Print one JSON line a question and unit.")
  private boolean json;

  /** Where the questions come from. */
  static final class Source {
    @ArgGroup(exclusive = false)
    private @Nullable Typed typed;

    @ArgGroup(exclusive = false)
    private @Nullable FromFile fromFile;
  }

  /** A question on the command line. */
  static final class Typed {
    @Option(names = "--question", required = true, paramLabel = "TEXT", description = "The stem.")
    private String question = "";

    @Option(
        names = "--option",
        paramLabel = "TEXT",
        description = "An answer option; two to ten, or none for an open question.")
    private List<String> options = new ArrayList<>();

    Question toQuestion() {
      if (question.isBlank()
          || options.size() == 1
          || options.size() > dev.ear.question.Option.MAX) {
        throw new EarException(
            Category.USAGE,
            "a question has a stem and none or two to ten options; this one has "
                + (question.isBlank()
                    ? "a blank stem"
                    : options.size() == 1 ? "only 1 option" : options.size() + " options"));
      }
      var labelled = new ArrayList<dev.ear.question.Option>();
      for (String option : options) {
        String label = dev.ear.question.Option.label(labelled.size());
        if (option.isBlank()) {
          throw new EarException(
              Category.USAGE, "option " + label + " is empty; give each --option a text");
        }
        labelled.add(new dev.ear.question.Option(label, option));
      }
      return new Question("question", question, labelled, null, null, Map.of());
    }
  }

  /** Questions in a file. */
  static final class FromFile {
    @Option(
        names = "--questions",
        required = true,
        paramLabel = "FILE",
        description = "A question file; - is standard input.")
    private Path file = Path.of("-");

    @Option(names = "--id", paramLabel = "ID", description = "Ask the question of this id alone.")
    private @Nullable String id;
  }

  AskCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (trec != null) {
      FolderOwner.refuseAsOutput(trec);
    }
    if (trec != null && unit == UnitChoice.ALL) {
      throw new EarException(
          Category.USAGE,
          "a run file holds the ranking of one unit; give --unit window, parent, chunk or page with"
              + " --trec");
    }
    if (trec != null && source.fromFile != null && sameFile(trec, source.fromFile.file)) {
      throw new EarException(
          Category.USAGE,
          trec + " is the question file; name another file with --trec, or it would be replaced");
    }
    retrieval.check(unit.kinds());
    List<Question> questions = questions();
    try (EarIndex open = index.open();
        TrecRun run = trec == null ? null : new TrecRun(trec);
        Progress progress = Progress.start(terminal, "asking", questions.size())) {
      EvidenceRetriever retriever = retrieval.retriever(open);
      for (Question question : questions) {
        for (UnitKind kind : unit.kinds()) {
          Evidence evidence =
              retriever.retrieve(
                  question.id(), question.toQuery(), kind, retrieval.amount(), retrieval.options());
          if (source.typed != null && evidence.tokens().isEmpty() && evidence.anchors().isEmpty()) {
            throw LeftOutWords.only(List.of(question.text().split("\\s+")));
          }
          print(question, evidence);
          if (run != null) {
            run.add(question.id(), evidence);
          }
        }
        progress.step();
      }
      if (run != null) {
        run.finish();
      }
    }
    return Main.DONE;
  }

  private static boolean sameFile(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  private void print(Question question, Evidence evidence) {
    if (json) {
      terminal.println(Json.line(evidence));
      return;
    }
    terminal.titled(question.id() + " · " + evidence.unit() + " · k " + evidence.k());
    new EvidencePrinter(terminal, retrieval.options()).print(evidence);
    terminal.println();
  }

  private List<Question> questions() {
    if (source.typed != null) {
      return List.of(source.typed.toQuestion());
    }
    FromFile from = Objects.requireNonNull(source.fromFile);
    List<Question> all = QuestionFiles.read(from.file, terminal);
    if (from.id == null) {
      return all;
    }
    List<Question> one = all.stream().filter(q -> q.id().equals(from.id)).toList();
    if (one.isEmpty()) {
      throw new EarException(
          Category.USAGE,
          from.file
              + " has no question with id '"
              + from.id
              + "'; its ids run from "
              + all.getFirst().id()
              + " to "
              + all.getLast().id());
    }
    return one;
  }
}
