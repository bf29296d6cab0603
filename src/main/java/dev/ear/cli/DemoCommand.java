package dev.ear.cli;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.question.Question;
import dev.ear.search.Evidence;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.Hit;
import dev.ear.search.RetrievalOptions;
import dev.ear.unit.UnitKind;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows what EAR does: builds what is missing and compares the four retrievers on a question. */
@Command(
    name = "demo",
    description = "Builds what is missing and asks a bundled question with all four retrievers.",
    mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
  private static final int K = 3;
  private static final int ROUNDS = 200;
  private static final String QUESTIONS = "eval/questions/tarih.jsonl";

  private final Terminal terminal;

  @Option(
      names = "--id",
      paramLabel = "ID",
      description = "The question to ask (default: ${DEFAULT-VALUE}).",
      defaultValue = "tarih-10-21")
  private String id = "";

  @Mixin private CorpusOption corpus = new CorpusOption();
  @Mixin private IndexFolderOption index = new IndexFolderOption();

  DemoCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Path home = Path.of(System.getProperty("ear.home", ""));
    Path file = home.resolve(QUESTIONS);
    Question question = QuestionFiles.one(QuestionFiles.read(file, terminal), id, file);
    Path indexFolder = index.folder(home.resolve(IndexFolderOption.DEFAULT));
    BuildCommand.build(
            terminal,
            corpus.folders(home.resolve(CorpusOption.DEFAULT)),
            indexFolder,
            new BuildSettings(Profiles.load(Profile.DEFAULT), WindowCutter.DEFAULT_RADIUS, true),
            false)
        .tellIfBuilt(terminal, indexFolder);
    var answers = new ArrayList<Evidence>();
    try (EarIndex open = EarIndex.open(indexFolder, null)) {
      var retriever = new EvidenceRetriever(open);
      for (UnitKind unit : UnitChoice.ALL.kinds()) {
        answers.add(warm(retriever, question, unit));
      }
    }
    print(question, answers);
    return Main.DONE;
  }

  /** Asks until the machine is warm and returns the answer that took the median time. */
  private static Evidence warm(EvidenceRetriever retriever, Question question, UnitKind unit) {
    return Stream.generate(
            () ->
                retriever.retrieve(
                    question.id(), question.toQuery(), unit, K, RetrievalOptions.DEFAULT))
        .limit(ROUNDS)
        .skip(ROUNDS / 2)
        .sorted(Comparator.comparingLong(Evidence::micros))
        .skip(ROUNDS / 4)
        .findFirst()
        .orElseThrow();
  }

  private void print(Question question, List<Evidence> answers) {
    terminal.println(Styles.bold(terminal, "Question " + question.id()));
    wrap(question.text());
    question.options().forEach(option -> wrap(option.label() + ") " + option.text()));
    terminal.println();
    var printer = new EvidencePrinter(terminal, RetrievalOptions.DEFAULT);
    printer.printQuery(answers.getFirst());
    terminal.println();
    printSideBySide(answers);
    terminal.println();
    terminal.wrapped("", "A window's score = shared words + 3 an anchor + 1.5 a year.");
    terminal.wrapped("", "The best window, with the trace that explains it:");
    terminal.println();
    answers.getFirst().hits().stream().limit(1).forEach(printer::printHit);
    terminal.println();
    terminal.println("Go on with:");
    terminal.println("   ./ear ask --questions " + QUESTIONS + " --id " + id + " --unit all");
    terminal.println("   ./ear search Lale Devri hangi antlaşmayla başladı");
    terminal.println("   ./ear --help");
  }

  private void printSideBySide(List<Evidence> answers) {
    String[] header =
        Stream.concat(Stream.of(""), answers.stream().map(Evidence::unit)).toArray(String[]::new);
    var table = new Table(header);
    for (int rank = 1; rank <= K; rank++) {
      table.row(cells(rank + ".", answers, rank, DemoCommand::place));
      table.row(cells("   score", answers, rank, DemoCommand::score));
    }
    table.row(totals("words", answers, evidence -> Figures.count(evidence.retrievedWords())));
    table.row(totals("in context", answers, evidence -> Figures.count(evidence.contextWords())));
    table.row(totals("time, warm", answers, evidence -> Figures.count(evidence.micros()) + " µs"));
    table.print(terminal);
  }

  private interface Cell<T> {
    String of(T value);
  }

  private static String[] cells(String head, List<Evidence> answers, int rank, Cell<Hit> cell) {
    return totals(
        head,
        answers,
        evidence -> evidence.hits().size() < rank ? "" : cell.of(evidence.hits().get(rank - 1)));
  }

  private static String[] totals(String head, List<Evidence> answers, Cell<Evidence> cell) {
    return Stream.concat(Stream.of(head), answers.stream().map(cell::of)).toArray(String[]::new);
  }

  private static String place(Hit hit) {
    String page =
        hit.page() != null ? String.valueOf(hit.page()) : hit.pageFrom() + "-" + hit.pageTo();
    return hit.book() + " p." + page;
  }

  private static String score(Hit hit) {
    String score = EvidencePrinter.score(hit);
    return hit.scoreParts().anchors() == 0
        ? score
        : score
            + " = "
            + EvidencePrinter.score(hit.scoreParts().tokens())
            + "+"
            + EvidencePrinter.score(hit.scoreParts().anchors())
            + "+"
            + EvidencePrinter.score(hit.scoreParts().years());
  }

  private void wrap(String text) {
    terminal.wrapped("   ", text);
  }
}
