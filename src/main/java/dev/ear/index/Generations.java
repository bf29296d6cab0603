package dev.ear.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The folders {@code generation-N} of an index folder. */
final class Generations {
  private static final String PREFIX = "generation-";

  private Generations() {}

  /** Says whether a file's name is that of a generation. */
  static boolean isName(String name) {
    return name.matches(PREFIX + "\\d{1,9}");
  }

  /**
   * Returns the folder for the next generation, which nothing stands in the place of.
   *
   * @param folder the index folder
   * @param current the generation that answers; null for none
   */
  static Path next(Path folder, @Nullable Path current) {
    // A damaged CURRENT may name what never was, with a number that leaves no next one.
    int number = current == null || !Files.isDirectory(current) ? 1 : number(current) + 1;
    while (Files.exists(folder.resolve(PREFIX + number), LinkOption.NOFOLLOW_LINKS)) {
      number++;
    }
    return folder.resolve(PREFIX + number);
  }

  /**
   * Removes the generations of our builds but for one; what is not ours stays, in them too.
   *
   * @param folder the index folder
   * @param kept the generation to keep; null for none
   */
  static void removeAllBut(Path folder, @Nullable Path kept) throws IOException {
    for (Path entry : IndexFolder.entries(folder)) {
      if (!entry.equals(kept) && OwnFiles.isGeneration(entry)) {
        OwnFiles.remove(entry);
      }
    }
  }

  /** Returns the regular files at the top of a generation. */
  static List<Path> files(Path generation) throws IOException {
    try (Stream<Path> entries = Files.list(generation)) {
      return entries.filter(Files::isRegularFile).toList();
    }
  }

  private static int number(Path generation) {
    return Integer.parseInt(generation.getFileName().toString().substring(PREFIX.length()));
  }
}
