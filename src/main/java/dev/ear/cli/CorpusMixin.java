package dev.ear.cli;

import dev.ear.anchor.Profile;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.corpus.KeptBlock;
import dev.ear.question.Block;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that read a corpus. */
final class CorpusMixin {
  @Mixin private CorpusOption corpus = new CorpusOption();
  @Mixin private ProfileOption profile = new ProfileOption();

  @Option(names = "--no-clean", description = "Take the pages as they are.")
  private boolean noClean;

  List<Path> folders() {
    return corpus.folders();
  }

  Profile profile() {
    return profile.load();
  }

  boolean cleans() {
    return !noClean;
  }

  /** Reads the corpus and returns its kept blocks in order. */
  List<Block> blocks(Terminal terminal, Profile loaded) {
    Corpus corpus = Corpus.read(folders());
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
