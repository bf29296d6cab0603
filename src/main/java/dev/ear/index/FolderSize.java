package dev.ear.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Adds up the sizes of an index's files. */
final class FolderSize {
  /** Lucene's lock file may or may not be there and is no part of an index. */
  private static final String LOCK = "write.lock";

  private FolderSize() {}

  static long bytes(Path folder) throws IOException {
    long sum = 0;
    for (Path file : files(folder)) {
      if (!file.getFileName().toString().equals(LOCK)) {
        sum += Files.size(file);
      }
    }
    return sum;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
