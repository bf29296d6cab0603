package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
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
    if (!verification.ignored().isEmpty()) {
      terminal.message(
          TextWrap.printable(
              "ear: not of the index in "
                  + index.folder()
                  + " and left alone: "
                  + String.join(", ", verification.ignored())));
    }
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
      throw new EarException(Category.INDEX, verdict(verification.damages().size()));
    }
    return Main.DONE;
  }

  /** The damages themselves have been told; what is left to say is what to do. */
  private String verdict(int damages) {
    return "the index in "
        + index.folder()
        + " is damaged in "
        + (damages == 1 ? "the place" : "the " + damages + " places")
        + " listed; build it again from its books with: "
        + IndexFolder.buildCommand(index.folder());
  }

  private Verification verify() {
    try (Progress progress = Progress.start(terminal, "reading", 1)) {
      return IndexVerifier.verify(new IndexFolder(index.folder()), progress::update);
    } catch (IOException e) {
      throw new EarException(
          Category.SYSTEM,
          "the index in "
              + index.folder()
              + " cannot be read ("
              + IoReason.at(e)
              + "); check its rights",
          e);
    }
  }
}
