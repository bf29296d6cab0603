package dev.ear.cli;

import dev.ear.index.AnchorKeys;
import dev.ear.index.AnchorKeys.KeyCount;
import dev.ear.index.EarIndex;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the anchor keys of an index. */
@Command(
    name = "anchors",
    description = "Lists the anchor keys of an index with how many windows and pages have them.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  ear anchors --prefix 'II. Me'",
      "  ear anchors --similar 'Kösedağ Savaşı'"
    })
final class AnchorsCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private IndexOption index = new IndexOption();

  @ArgGroup(exclusive = true)
  private Filter filter = new Filter();

  @Option(names = "--json", description = "Print a JSON line a key.")
  private boolean json;

  /** Which keys to list. */
  static final class Filter {
    @Option(names = "--prefix", paramLabel = "P", description = "Keys that begin so.")
    private @Nullable String prefix;

    @Option(
        names = "--similar",
        paramLabel = "KEY",
        description = "Keys within two letters of this one, or with all of its words.")
    private @Nullable String similar;
  }

  AnchorsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    try (EarIndex open = index.open()) {
      var keys = new AnchorKeys(open);
      List<KeyCount> counts =
          filter.similar != null
              ? keys.similar(filter.similar)
              : keys.withPrefix(filter.prefix == null ? "" : filter.prefix);
      if (json) {
        counts.forEach(count -> terminal.println(Json.line(count)));
      } else if (counts.isEmpty()) {
        terminal.message("ear: the index has no such key");
      } else {
        var table = new Table("windows", "pages", "key");
        for (KeyCount count : counts) {
          table.row(String.valueOf(count.windows()), String.valueOf(count.pages()), count.key());
        }
        table.print(terminal);
      }
    }
    return Main.DONE;
  }
}
