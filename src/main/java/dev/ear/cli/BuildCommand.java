package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.ShellWord;
import dev.ear.corpus.Book;
import dev.ear.corpus.BookFile;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarlierIndex;
import dev.ear.index.EarlierIndexException;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.index.Manifest;
import dev.ear.index.WindowStorage;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Builds the indexes of a corpus. */
@Command(
    name = "build",
    description = "Cleans a corpus and builds its three indexes: windows, chunks and pages.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "A corpus is a folder of books: .txt, .pdf, .epub, .docx, .html, .md or .pages.jsonl files."
          + " An index that is there answers until the new one is whole; one that is up to date is"
          + " left alone."
    })
final class BuildCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CorpusMixin corpus = new CorpusMixin();
  @Mixin private IndexFolderOption index = new IndexFolderOption();

  @Option(
      names = "--radius",
      paramLabel = "WORDS",
      description = "Words on either side of a window's anchor (default: ${DEFAULT-VALUE}).",
      defaultValue = "" + WindowCutter.DEFAULT_RADIUS)
  private int radius = WindowCutter.DEFAULT_RADIUS;

  @Option(
      names = "--windows",
      paramLabel = "documents|spans",
      description =
          "How to store windows: a Lucene document a window, or a document a parent, where they"
              + " are drawn at query time with any radius (default: ${DEFAULT-VALUE}).",
      defaultValue = "documents")
  private WindowStorage windows = WindowStorage.DOCUMENTS;

  @Option(names = "--force", description = "Build even if the index is up to date.")
  private boolean force;

  @Option(names = "--json", description = "Print the manifest as one JSON object.")
  private boolean json;

  BuildCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Outcome outcome = build(terminal, corpus.folders(), index.folder(), settings(), force);
    if (!outcome.built()) {
      terminal.message(
          "ear: the index in " + index.folder() + " is up to date; --force builds it again");
    }
    if (json) {
      terminal.println(Json.line(outcome.manifest()));
    } else {
      ManifestPrinter.print(outcome.manifest(), index.folder(), terminal);
    }
    return Main.DONE;
  }

  private BuildSettings settings() {
    return new BuildSettings(corpus.profile(), radius, corpus.cleans(), windows);
  }

  /**
   * What came of a build.
   *
   * @param manifest the manifest of the index
   * @param built whether it was built now, for it was missing or out of date
   */
  record Outcome(Manifest manifest, boolean built) {
    /** Tells of an index that a command other than build has built or renewed. */
    void tellIfBuilt(Terminal terminal, Path index) {
      if (built) {
        terminal.message("ear: built the index in " + index + ", which was missing or out of date");
      }
    }
  }

  /** Builds an index unless one that is up to date is there; redoes only what changed. */
  static Outcome build(
      Terminal terminal, List<Path> folders, Path index, BuildSettings settings, boolean force) {
    var folder = new IndexFolder(index);
    try (EarlierIndex earlier = force ? EarlierIndex.none() : EarlierIndex.open(folder, settings)) {
      return build(terminal, folders, folder, settings, force, earlier);
    } catch (EarlierIndexException e) {
      tellOfNoUse(folder, e.reason(), terminal);
      return build(terminal, folders, folder, settings, force, EarlierIndex.none());
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM,
          "the index in "
              + index
              + " cannot be read ("
              + IoReason.at(e)
              + "); check the rights of its folder, or build without it with: "
              + forced(folders, index),
          e);
    }
  }

  private static Outcome build(
      Terminal terminal,
      List<Path> folders,
      IndexFolder folder,
      BuildSettings settings,
      boolean force,
      EarlierIndex earlier) {
    try (Progress progress = Progress.start(terminal, "cleaning", 1)) {
      var builder = new IndexBuilder(settings, progress::update);
      Input input = read(terminal, folders, earlier);
      List<String> before = folder.bookNames();
      if (!force) {
        refuseOtherBooks(folders, folder, before, input.books());
      }
      if (!earlier.flaw().isEmpty()) {
        tellOfNoUse(folder, earlier.flaw(), terminal);
      }
      Optional<Manifest> upToDate = builder.upToDate(input.books(), earlier);
      if (upToDate.isPresent()) {
        folder.removeLeftovers();
        return new Outcome(upToDate.get(), false);
      }
      if (settings.cleaned()) {
        clean(input.books(), new Cleaner(settings.profile()), earlier, progress);
      }
      Manifest manifest = builder.build(input.books(), input.files(), earlier, folder);
      BookChanges.of(before, input.books(), earlier).tell(terminal);
      return new Outcome(manifest, true);
    }
  }

  /** An index of other books is most likely there because {@code --corpus} was forgotten. */
  private static void refuseOtherBooks(
      List<Path> folders, IndexFolder folder, List<String> held, List<Book> books) {
    if (!held.isEmpty() && books.stream().noneMatch(book -> held.contains(book.name()))) {
      throw new EarException(
          Category.USAGE,
          String.format(
              Locale.ROOT,
              "the index in %s holds other books (%s%s), none of which is in the corpus; name its"
                  + " books with --corpus, another index with --index, or replace it with: %s",
              folder.path(),
              held.getFirst(),
              held.size() == 1 ? "" : " and " + (held.size() - 1) + " more",
              forced(folders, folder.path())));
    }
  }

  /** Returns the command that replaces an index by one of the same corpus. */
  private static String forced(List<Path> folders, Path index) {
    return "ear build --force --corpus "
        + folders.stream().map(ShellWord::of).collect(Collectors.joining(" "))
        + " --index "
        + ShellWord.of(index);
  }

  private static void tellOfNoUse(IndexFolder folder, String reason, Terminal terminal) {
    terminal.message(
        "ear: the index in "
            + folder.path()
            + " cannot be used again ("
            + TextWrap.printable(reason)
            + "); all is built anew");
  }

  /** What is built: books in a list of our own, so that each can go when it is cleaned. */
  private record Input(List<Book> books, List<BookFile> files) {}

  private static Input read(Terminal terminal, List<Path> folders, EarlierIndex earlier) {
    Corpus corpus = Corpus.read(folders, earlier);
    Warnings.print(corpus, terminal);
    return new Input(new ArrayList<>(corpus.books()), corpus.files());
  }

  private static void clean(
      List<Book> books, Cleaner cleaner, EarlierIndex earlier, Progress progress) {
    for (int i = 0; i < books.size(); i++) {
      if (!earlier.holds(books.get(i))) {
        books.set(i, cleaner.cleaned(books.get(i)));
      }
      progress.update("cleaning", i + 1, books.size());
    }
  }
}
