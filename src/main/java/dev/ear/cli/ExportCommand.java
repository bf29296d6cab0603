package dev.ear.cli;

import dev.ear.AtomicFile;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.index.FolderOwner;
import dev.ear.index.UnitExport;
import dev.ear.search.GivenSettings;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes every unit of an index as a JSON line. */
@Command(
    name = "export",
    description = "Writes every window, chunk or page of an index as a JSON line, in index order.",
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {
  private static final Path STANDARD_OUTPUT = Path.of("-");

  private final Terminal terminal;

  @Mixin private IndexOption index = new IndexOption();
  @Mixin private RadiusOption radius = new RadiusOption();

  @Option(
      names = "--unit",
      paramLabel = "UNIT",
      description = "window, chunk or page (default: ${DEFAULT-VALUE}).",
      defaultValue = "window")
  private UnitKind unit = UnitKind.WINDOW;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "Where to write; - is standard output.")
  private Path out = STANDARD_OUTPUT;

  ExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (unit == UnitKind.PARENT) {
      throw new EarException(
          Category.USAGE, "parents are not stored; export window, chunk or page");
    }
    RetrievalMixin.refuseIdle(GivenSettings.ofRadius(radius.given()), List.of(unit));
    radius.check();
    if (!out.equals(STANDARD_OUTPUT)) {
      FolderOwner.refuseAsOutput(out);
    }
    try (EarIndex open = index.open()) {
      if (out.equals(STANDARD_OUTPUT)) {
        export(open, terminal.outWriter());
      } else {
        AtomicFile.write(out, writer -> export(open, writer));
      }
    }
    return Main.DONE;
  }

  private void export(EarIndex open, Writer writer) throws IOException {
    var export = new UnitExport(open, radius.of(open));
    UnitExport.Sink sink = one -> writer.write(Json.line(one) + "\n");
    switch (unit) {
      case WINDOW, PARENT -> export.windows(sink);
      case CHUNK -> export.chunks(sink);
      case PAGE -> export.pages(sink);
    }
  }
}
