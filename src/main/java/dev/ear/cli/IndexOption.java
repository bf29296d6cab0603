package dev.ear.cli;

import dev.ear.index.EarIndex;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that read an index. */
final class IndexOption {
  @Option(
      names = "--index",
      paramLabel = "DIR",
      description = "The index folder (default: ${DEFAULT-VALUE}).",
      defaultValue = "index")
  private Path folder = Path.of("index");

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "Refuse an index that was built with another profile.")
  private @Nullable String profile;

  Path folder() {
    return folder;
  }

  EarIndex open() {
    return EarIndex.open(folder, profile);
  }
}
