package dev.ear.cli;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of commands that read books. */
final class CorpusOption {
  static final String DEFAULT = "corpus";

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      arity = "1..*",
      description = "Folders with books, in the order they shall have (default: " + DEFAULT + ").")
  private @Nullable List<Path> folders;

  List<Path> folders() {
    return folders(Path.of(DEFAULT));
  }

  List<Path> folders(Path usual) {
    return folders == null ? List.of(usual) : folders;
  }

  boolean isGiven() {
    return folders != null;
  }
}
