package dev.ear.corpus;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** Lists the book files of a corpus folder. */
final class CorpusFolder {
  /** UTF-16 order would put characters beyond U+FFFF before some below it. */
  static final Comparator<String> BY_CODE_POINTS =
      (a, b) -> Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());

  private CorpusFolder() {}

  /**
   * Lists the files that hold books, by name.
   *
   * @param ignored takes what is neither a book nor hidden
   */
  static List<Path> bookFiles(Path folder, Consumer<Path> ignored, Consumer<Warning> warnings) {
    List<Path> books = new ArrayList<>();
    for (Path entry : entries(folder)) {
      if (BookFormat.of(entry) == BookFormat.OTHER || !Files.isRegularFile(entry)) {
        ignored.accept(entry);
        if (Files.isSymbolicLink(entry) && !Files.exists(entry)) {
          warnings.accept(
              new Warning(
                  Places.of(entry),
                  "symbolic link leads nowhere (to " + target(entry) + "); ignored"));
        }
      } else if (leadsOutside(folder, entry)) {
        ignored.accept(entry);
        warnings.accept(
            new Warning(
                Places.of(entry),
                "symbolic link leads outside the corpus folder, to "
                    + target(entry)
                    + "; ignored, copy the file to use it"));
      } else {
        books.add(entry);
      }
    }
    return books;
  }

  private static List<Path> entries(Path folder) {
    List<Path> entries = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      for (Path entry : stream) {
        if (!BookFormat.fileName(entry).startsWith(".")) {
          entries.add(entry);
        }
      }
    } catch (NoSuchFileException e) {
      throw Places.bad(
          Places.of(folder), "corpus folder does not exist; name a folder that holds books", e);
    } catch (NotDirectoryException e) {
      throw Places.bad(Places.of(folder), "is no folder; name the folder that holds the books", e);
    } catch (IOException | DirectoryIteratorException e) {
      throw Places.bad(
          Places.of(folder), "corpus folder cannot be listed; check its permissions", e);
    }
    entries.sort(Comparator.comparing(BookFormat::fileName, BY_CODE_POINTS));
    return entries;
  }

  /** Returns what a link names, as messages show it. */
  private static String target(Path link) {
    try {
      return Places.of(Files.readSymbolicLink(link));
    } catch (IOException e) {
      return "a place that cannot be told";
    }
  }

  private static boolean leadsOutside(Path folder, Path entry) {
    if (!Files.isSymbolicLink(entry)) {
      return false;
    }
    try {
      return !entry.toRealPath().startsWith(folder.toRealPath());
    } catch (IOException e) {
      return true;
    }
  }
}
