package dev.ear.cli;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.index.BuildSettings;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.index.Manifest;
import dev.ear.index.WindowStorage;
import dev.ear.unit.WindowCutter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Builds the indexes of a corpus. */
@Command(
    name = "build",
    description = "Cleans a corpus and builds its three indexes: windows, chunks and pages.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "A corpus is a folder of books: .txt, .pdf, .epub, .docx, .html, .md or .pages.jsonl",
      "files. An index that is there answers until the new one is whole; one that is up to",
      "date is left alone."
    })
final class BuildCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      arity = "1..*",
      description = "Folders with books, in the order they shall have (default: corpus).")
  private List<Path> corpus = List.of(Path.of("corpus"));

  @Option(
      names = "--index",
      paramLabel = "DIR",
      description = "The index folder (default: ${DEFAULT-VALUE}).",
      defaultValue = "index")
  private Path index = Path.of("index");

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

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "A profile's name or folder (default: ${DEFAULT-VALUE}).",
      defaultValue = Profile.DEFAULT)
  private String profile = Profile.DEFAULT;

  @Option(names = "--no-clean", description = "Index the pages as they are.")
  private boolean noClean;

  @Option(names = "--force", description = "Build even if the index is up to date.")
  private boolean force;

  @Option(names = "--json", description = "Print the manifest as one JSON object.")
  private boolean json;

  BuildCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Outcome outcome = build(terminal, corpus, index, settings(), force);
    if (!outcome.built()) {
      terminal.message("ear: the index in " + index + " is up to date; --force builds it again");
    }
    if (json) {
      terminal.println(Json.line(outcome.manifest()));
    } else {
      ManifestPrinter.print(outcome.manifest(), index, terminal);
    }
    return Main.DONE;
  }

  private BuildSettings settings() {
    return new BuildSettings(Profiles.load(profile), radius, !noClean, windows);
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

  /** Builds an index unless one that is up to date is there. */
  static Outcome build(
      Terminal terminal, List<Path> folders, Path index, BuildSettings settings, boolean force) {
    Corpus corpus = Corpus.read(folders);
    Warnings.print(corpus, terminal);
    try (Progress progress = Progress.start(terminal, "cleaning", corpus.books().size())) {
      var builder = new IndexBuilder(settings, progress::update);
      var folder = new IndexFolder(index);
      Optional<Manifest> upToDate =
          force ? Optional.empty() : builder.upToDate(corpus.books(), folder);
      if (upToDate.isPresent()) {
        return new Outcome(upToDate.get(), false);
      }
      var cleaner = new Cleaner(settings.profile());
      List<Book> books =
          settings.cleaned()
              ? corpus.books().stream().map(book -> cleaned(cleaner, book, progress)).toList()
              : corpus.books();
      return new Outcome(builder.build(books, folder), true);
    }
  }

  private static Book cleaned(Cleaner cleaner, Book book, Progress progress) {
    Book cleaned = cleaner.cleaned(book);
    progress.step();
    return cleaned;
  }
}
