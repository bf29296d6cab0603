package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexCheck;
import dev.ear.index.IndexFolder;
import dev.ear.index.Manifest;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells what an index holds. */
@Command(
    name = "info",
    description = "Tells what an index holds, checked against the index itself.",
    mixinStandardHelpOptions = true)
final class InfoCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private IndexOption index = new IndexOption();

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  InfoCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * What is printed as JSON.
   *
   * @param manifest what the index says of itself
   * @param differences where the index is not as the manifest says; empty when all agrees
   */
  record Info(Manifest manifest, List<String> differences) {}

  @Override
  public Integer call() throws IOException {
    try (EarIndex open = index.open()) {
      List<String> differences = IndexCheck.differences(open);
      if (json) {
        terminal.println(Json.line(new Info(open.manifest(), differences)));
      } else {
        ManifestPrinter.print(open.manifest(), index.folder(), terminal);
      }
      if (!differences.isEmpty()) {
        throw new EarException(
            Category.INDEX,
            "the index in "
                + index.folder()
                + " is not as its manifest says: "
                + String.join("; ", differences)
                + "; build it again with: "
                + IndexFolder.buildCommand(index.folder())
                + " --force");
      }
    }
    return Main.DONE;
  }
}
