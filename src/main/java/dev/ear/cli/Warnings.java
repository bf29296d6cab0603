package dev.ear.cli;

import dev.ear.corpus.Corpus;
import dev.ear.corpus.Warning;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Prints what is odd in a corpus. */
final class Warnings {
  private static final int MOST_SHOWN = 20;

  private Warnings() {}

  static void print(Corpus corpus, Terminal terminal) {
    corpus.warnings().stream()
        .limit(MOST_SHOWN)
        .forEach(warning -> terminal.message("ear: warning: " + line(warning)));
    if (corpus.warnings().size() > MOST_SHOWN) {
      terminal.message(
          "ear: warning: and " + (corpus.warnings().size() - MOST_SHOWN) + " more like these");
    }
    List<Path> ignored =
        corpus.ignored().stream()
            .filter(path -> !path.getFileName().toString().equals(CleanCommand.AUDIT))
            .toList();
    if (!ignored.isEmpty()) {
      terminal.message(
          "ear: ignored, being no book: "
              + ignored.stream()
                  .limit(MOST_SHOWN)
                  .map(Path::toString)
                  .collect(Collectors.joining(", "))
              + (ignored.size() > MOST_SHOWN ? ", …" : ""));
    }
  }

  private static String line(Warning warning) {
    return TextWrap.printable(warning.place() + ": " + warning.message());
  }
}
