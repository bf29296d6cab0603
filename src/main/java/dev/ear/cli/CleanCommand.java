package dev.ear.cli;

import dev.ear.AtomicFile;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.corpus.Book;
import dev.ear.corpus.CleanedPagesWriter;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.CleaningAudit;
import dev.ear.corpus.Corpus;
import dev.ear.corpus.DropReason;
import dev.ear.corpus.DroppedBlock;
import dev.ear.corpus.FlaggedPage;
import dev.ear.corpus.Repair;
import dev.ear.eval.cleaning.CleaningEvaluation;
import dev.ear.eval.cleaning.CleaningScores;
import dev.ear.eval.cleaning.GoldPage;
import dev.ear.eval.cleaning.GoldPages;
import dev.ear.eval.cleaning.Half;
import dev.ear.eval.cleaning.WeightTrainer;
import dev.ear.index.FolderOwner;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Cleans a corpus. */
@Command(
    name = "clean",
    description = "Cleans a corpus: keeps narrative text, drops exercise material, says what went.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "--out writes DIR/cleaned.pages.jsonl and DIR/audit.json; ear build takes that folder as a"
          + " corpus and does not clean it again. --gold measures cleaning against labelled pages"
          + " (eval/cleaning/GUIDE.md) and writes nothing but, with --learn, the list of a profile"
          + " that says what signs weigh.",
      "",
      "Examples:",
      "  ear clean --corpus corpus --out cleaned --dropped",
      "  ear clean --gold eval/cleaning/pages-dev.jsonl"
    })
final class CleanCommand implements Callable<Integer> {
  private static final int MOST_FLAGGED = 20;

  /** How a list of weights begins. */
  private static final String WEIGHTS = "# What signs weigh";

  private static final String PAGES = "cleaned.pages.jsonl";

  /** Name of the audit, which is no book and lies beside the cleaned pages. */
  static final String AUDIT = "audit.json";

  private final Terminal terminal;

  @Mixin private CorpusOption corpus = new CorpusOption();
  @Mixin private ProfileOption profile = new ProfileOption();

  @ArgGroup(exclusive = true, multiplicity = "1")
  private Aim aim = new Aim();

  @Option(names = "--dropped", description = "Also list each dropped block: where, why, what.")
  private boolean dropped;

  @Option(names = "--json", description = "Print the audit, or the figures, as one JSON object.")
  private boolean json;

  /** What is wanted: cleaned pages, or figures on how well cleaning does. */
  static final class Aim {
    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where to write.")
    private @Nullable Path out;

    @ArgGroup(exclusive = false)
    private @Nullable Measure measure;
  }

  /** Labelled pages, and what to tell of them. */
  static final class Measure {
    @Option(
        names = "--gold",
        required = true,
        arity = "1..*",
        paramLabel = "FILE",
        description = "Files with labelled pages: print how well cleaning agrees with them.")
    private List<Path> gold = List.of();

    @Option(
        names = "--half",
        paramLabel = "even|odd",
        description = "Count only the even or the odd pages of each labelled book.")
    private @Nullable Half half;

    @Option(
        names = "--learn",
        paramLabel = "LIST",
        description =
            "Learn from the labels how much each sign weighs; write it as a profile's list"
                + " exercise-weights.txt.")
    private @Nullable Path learn;

    @Option(names = "--summary", description = "Leave out the list of errors.")
    private boolean summary;
  }

  CleanCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (aim.measure != null && (dropped || corpus.isGiven())) {
      throw new EarException(
          Category.USAGE,
          "--gold reads labelled pages, not a corpus, and lists its errors; leave out "
              + (dropped ? "--dropped" : "--corpus"));
    }
    var cleaner = new Cleaner(profile.load());
    if (aim.measure != null) {
      measure(aim.measure, cleaner);
    } else {
      clean(Objects.requireNonNull(aim.out), cleaner);
    }
    return Main.DONE;
  }

  private void measure(Measure measure, Cleaner cleaner) {
    List<GoldPage> pages =
        measure.gold.stream().flatMap(file -> GoldPages.read(file).stream()).toList();
    if (measure.learn != null) {
      learn(measure, measure.learn, cleaner, pages);
      return;
    }
    CleaningScores scores = CleaningEvaluation.evaluate(cleaner, pages, measure.half);
    new CleaningScoresPrinter(terminal, measure.summary).print(scores, json);
  }

  private void learn(Measure measure, Path list, Cleaner cleaner, List<GoldPage> pages) {
    if (json || measure.summary) {
      throw new EarException(
          Category.USAGE,
          "--learn writes a list and prints no figures; leave out "
              + (json ? "--json" : "--summary"));
    }
    refuseOtherFile(list);
    List<String> weights = WeightTrainer.train(cleaner, pages, measure.half);
    AtomicFile.write(
        list,
        writer -> {
          writer.write(WEIGHTS + " for narrative (above zero) or exercise (below).\n");
          writer.write("# ear clean --gold FILES --learn LIST wrote this file.\n");
          for (String line : weights) {
            writer.write(line + "\n");
          }
        });
    terminal.println(count(weights.size()) + " signs have a weight in " + list);
  }

  /** Refuses to write a list over a file that is none, such as the labels themselves. */
  private static void refuseOtherFile(Path list) {
    FolderOwner.refuseAsOutput(list);
    if (!Files.exists(list)) {
      return;
    }
    try (BufferedReader reader = Files.newBufferedReader(list)) {
      String first = reader.readLine();
      if (first != null && first.startsWith(WEIGHTS)) {
        return;
      }
    } catch (IOException e) {
      throw new EarException(
          Category.INPUT, "cannot read " + list + ": " + IoReason.of(e) + "; name a new file", e);
    }
    throw new EarException(
        Category.USAGE,
        list + " is there and is no list of weights; name a new file, or the profile's own list");
  }

  private void clean(Path out, Cleaner cleaner) {
    refuseCorpusAsOutput(out);
    FolderOwner.refuseAsOutput(out);
    Corpus read = Corpus.read(corpus.folders());
    Warnings.print(read, terminal);
    var audits = new ArrayList<CleaningAudit>();
    Audit audit;
    try (var pages = new CleanedPagesWriter(out.resolve(PAGES));
        var auditFile = new AtomicFile(out.resolve(AUDIT));
        Progress progress = Progress.start(terminal, "cleaning", read.books().size())) {
      for (Book book : read.books()) {
        audits.add(cleaner.clean(book, page -> pages.write(page.page())));
        progress.step();
      }
      audit = new Audit(CleaningAudit.total(audits), audits);
      String text = Json.indented(audit) + "\n";
      auditFile.append(writer -> writer.write(text));
      // On a full disk neither of the two shall stay alone.
      pages.finish();
      auditFile.finish();
      pages.commit();
      auditFile.commit();
    }
    if (json) {
      terminal.println(Json.line(audit));
    } else {
      print(audits);
    }
    if (dropped) {
      // Cleaned once more, since what goes from a big book may not fit into memory.
      for (Book book : read.books()) {
        cleaner.clean(book, page -> page.dropped().forEach(this::print));
      }
    }
  }

  private void refuseCorpusAsOutput(Path out) {
    Path output = out.toAbsolutePath().normalize();
    for (Path folder : corpus.folders()) {
      if (folder.toAbsolutePath().normalize().equals(output)) {
        throw new EarException(
            Category.USAGE,
            out
                + " is the corpus itself; name another folder with --out, or its books would stand"
                + " there twice");
      }
    }
  }

  /**
   * The audit as JSON.
   *
   * @param total sums over all books
   * @param books a record a book
   */
  record Audit(CleaningAudit total, List<CleaningAudit> books) {}

  private void print(List<CleaningAudit> audits) {
    var table =
        new Table(
            "book",
            "pages",
            "readable",
            "narrative",
            "kept blocks",
            "dropped",
            "kept words",
            "dropped words");
    for (CleaningAudit audit : audits) {
      row(table, audit);
    }
    CleaningAudit total = CleaningAudit.total(audits);
    row(table, total);
    table.print(terminal);
    terminal.println();
    var reasons = new Table("dropped because", "blocks");
    for (Map.Entry<DropReason, Integer> reason : total.dropped().entrySet()) {
      if (reason.getValue() > 0) {
        reasons.row(reason.getKey().key(), count(reason.getValue()));
      }
    }
    reasons.print(terminal);
    if (total.repairs().values().stream().anyMatch(times -> times > 0)) {
      terminal.println();
      var repairs = new Table("repaired", "times");
      for (Map.Entry<Repair, Integer> repair : total.repairs().entrySet()) {
        if (repair.getValue() > 0) {
          repairs.row(repair.getKey().key(), count(repair.getValue()));
        }
      }
      repairs.print(terminal);
    }
    if (!total.flagged().isEmpty()) {
      terminal.println();
      printFlagged(total.flagged());
    }
  }

  private void printFlagged(List<FlaggedPage> pages) {
    var flagged = new Table("flagged page", "because");
    for (FlaggedPage page : pages.subList(0, Math.min(pages.size(), MOST_FLAGGED))) {
      flagged.row(page.book() + ", page " + page.page(), page.flag().key());
    }
    flagged.print(terminal);
    if (pages.size() > MOST_FLAGGED) {
      terminal.println("and " + count(pages.size() - MOST_FLAGGED) + " more; --json lists all");
    }
  }

  private static void row(Table table, CleaningAudit audit) {
    table.row(
        audit.book(),
        count(audit.pages()),
        count(audit.readablePages()),
        count(audit.narrativePages()),
        count(audit.keptBlocks()),
        count(audit.droppedBlocks()),
        count(audit.keptWords()),
        count(audit.droppedWords()));
  }

  private void print(DroppedBlock block) {
    if (json) {
      terminal.println(Json.line(block));
      return;
    }
    terminal.println();
    terminal.wrapped(
        "",
        String.format(
            Locale.ROOT,
            "%s, page %d, block %d, line %d: %s",
            block.book(),
            block.page(),
            block.block(),
            block.line(),
            block.reason().key()));
    terminal.wrapped("   ", block.text());
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
