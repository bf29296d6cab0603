package dev.ear.corpus;

import java.nio.file.Path;
import java.util.List;

/** Gives the books of files that were read before and have not changed since. */
@FunctionalInterface
public interface KnownBooks {
  /** Knows no file: all are read. */
  KnownBooks NONE = (file, sha256) -> List.of();

  /**
   * Returns the books of a file.
   *
   * @param file the file
   * @param sha256 checksum of its bytes, in hexadecimal
   * @return its books in order; none when it has to be read
   */
  List<Book> of(Path file, String sha256);
}
