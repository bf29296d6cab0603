package dev.ear.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that names an index. */
final class IndexFolderOption {
  static final String DEFAULT = "index";

  @Option(
      names = "--index",
      paramLabel = "DIR",
      description = "The index folder (default: " + DEFAULT + ").")
  private @Nullable Path folder;

  Path folder() {
    return folder(Path.of(DEFAULT));
  }

  Path folder(Path usual) {
    return folder == null ? usual : folder;
  }
}
