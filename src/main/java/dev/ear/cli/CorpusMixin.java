package dev.ear.cli;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.corpus.KeptBlock;
import dev.ear.question.Block;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The options of commands that read a corpus. */
final class CorpusMixin {
  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      arity = "1..*",
      description = "Folders with books, in the order they shall have (default: corpus).")
  private List<Path> folders = List.of(Path.of("corpus"));

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "A profile's name or folder (default: ${DEFAULT-VALUE}).",
      defaultValue = Profile.DEFAULT)
  private String profile = Profile.DEFAULT;

  @Option(names = "--no-clean", description = "Take the pages as they are.")
  private boolean noClean;

  Profile profile() {
    return Profiles.load(profile);
  }

  /** Reads the corpus and returns its kept blocks in order. */
  List<Block> blocks(Terminal terminal, Profile loaded) {
    Corpus corpus = Corpus.read(folders);
    Warnings.print(corpus, terminal);
    var cleaner = new Cleaner(loaded);
    var blocks = new ArrayList<Block>();
    try (Progress progress = Progress.start(terminal, "cleaning", corpus.books().size())) {
      for (Book book : corpus.books()) {
        cleaner.clean(
            noClean ? asCleaned(book) : book,
            page -> {
              for (KeptBlock kept : page.kept()) {
                blocks.add(new Block(book.name(), page.page().number(), kept.block(), kept.text()));
              }
            });
        progress.step();
      }
    }
    return blocks;
  }

  private static Book asCleaned(Book book) {
    return book.cleaned(book.pages());
  }
}
