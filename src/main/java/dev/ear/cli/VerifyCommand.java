package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.Damage;
import dev.ear.index.IndexFolder;
import dev.ear.index.IndexVerifier;
import dev.ear.index.IndexVerifier.Verification;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks an index to the last bit. */
@Command(
    name = "verify",
    description = "Checks that an index is as it was built, and says where it is not.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "All files are compared with the checksums made when they were built; then Lucene's own check"
          + " is run, links from windows and chunks to pages are followed and all is counted. What"
          + " is damaged, ear build mends: it builds a damaged index anew, without --force too."
    })
final class VerifyCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private IndexFolderOption index = new IndexFolderOption();

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  VerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Verification verification = verify();
    if (json) {
      terminal.println(Json.line(verification));
    } else if (verification.sound()) {
      terminal.wrapped(
          "",
          "The index in "
              + index.folder()
              + " is sound: "
              + ManifestPrinter.size(verification.bytes())
              + " compared, links followed, all counted.");
    } else {
      for (Damage damage : verification.damages()) {
        terminal.println(TextWrap.printable(damage.line()));
      }
    }
    if (!verification.sound()) {
      int count = verification.damages().size();
      throw new EarException(
          Category.INDEX,
          "the index in "
              + index.folder()
              + " is damaged in "
              + count
              + (count == 1 ? " place" : " places")
              + ", the first being: "
              + verification.damages().getFirst().line()
              + "; move files that are not the index's away, then build it again from its corpus"
              + " with: ear build --index "
              + index.folder());
    }
    return Main.DONE;
  }

  private Verification verify() {
    try (Progress progress = Progress.start(terminal, "reading", 1)) {
      return IndexVerifier.verify(new IndexFolder(index.folder()), progress::update);
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM,
          "the index in " + index.folder() + " cannot be read (" + e.getMessage() + "); check its rights",
          e);
    }
  }
}
