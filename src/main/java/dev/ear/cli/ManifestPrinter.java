package dev.ear.cli;

import dev.ear.index.Manifest;
import java.nio.file.Path;
import java.util.Locale;

/** Prints a manifest for a person. */
final class ManifestPrinter {
  private ManifestPrinter() {}

  static void print(Manifest manifest, Path index, Terminal terminal) {
    terminal.titled(
        "Index " + index,
        "profile "
            + manifest.profile().name()
            + ", radius "
            + manifest.units().radius()
            + ", windows as "
            + manifest.windowStorage().label()
            + (manifest.cleaned() ? "" : ", not cleaned"));
    terminal.println();
    var books = new Table("book", "pages", "words");
    for (Manifest.BookEntry book : manifest.books()) {
      books.row(book.name(), count(book.pages()), count(book.words()));
    }
    books.row("total", count(manifest.counts().pages()), count(manifest.counts().words()));
    books.print(terminal);
    terminal.println();
    var units = new Table("unit", "count", "size on disk", "seconds");
    units.row(
        "windows",
        count(manifest.counts().windows()),
        size(manifest.bytes().windows()),
        seconds(manifest.seconds().windows()));
    units.row(
        "chunks",
        count(manifest.counts().chunks()),
        size(manifest.bytes().chunks()),
        seconds(manifest.seconds().chunks()));
    units.row(
        "pages",
        count(manifest.counts().pages()),
        size(manifest.bytes().pages()),
        seconds(manifest.seconds().pages()));
    units.print(terminal);
    terminal.println();
    terminal.wrapped(
        "",
        String.format(
            Locale.ROOT,
            "%,d anchor occurrences under %,d keys; analysis %s s, the whole build %s s",
            manifest.counts().anchorOccurrences(),
            manifest.counts().anchorKeys(),
            seconds(manifest.seconds().analysis()),
            seconds(manifest.seconds().total())));
  }

  static String size(long bytes) {
    return bytes < 1_000_000
        ? String.format(Locale.ROOT, "%,.1f kB", bytes / 1e3)
        : String.format(Locale.ROOT, "%,.1f MB", bytes / 1e6);
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.2f", seconds);
  }
}
