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

  @Option(
      names = "--radius",
      paramLabel = "WORDS",
      description =
          "Words on either side of a window's anchor; another than the index was built with needs"
              + " one built with --windows spans.")
  private @Nullable Integer radius;

  /** Returns the radius that was asked for, or the one the index was built with. */
  int radius(EarIndex index) {
    return radius == null ? index.windows().radius() : radius;
  }

  Path folder() {
    return folder;
  }

  EarIndex open() {
    return EarIndex.open(folder, profile);
  }
}
