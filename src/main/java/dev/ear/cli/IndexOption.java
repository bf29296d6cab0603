package dev.ear.cli;

import dev.ear.index.EarIndex;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that ask an index. */
final class IndexOption {
  @Mixin private IndexFolderOption index = new IndexFolderOption();

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "Refuse an index that was built with another profile.")
  private @Nullable String profile;

  Path folder() {
    return index.folder();
  }

  EarIndex open() {
    return EarIndex.open(folder(), profile);
  }
}
