package dev.ear.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The cleaner's own word lists: resources of this package, an entry a line, {@code #} comments. */
final class CueLists {
  private CueLists() {}

  /** Returns the entries of a list, folded. */
  static List<String> folded(String name) {
    return entries(name).stream().map(Fold::fold).toList();
  }

  /**
   * Returns the entries of a list as they stand.
   *
   * @param name the resource's name without ending
   */
  static List<String> entries(String name) {
    try (InputStream in = CueLists.class.getResourceAsStream(name + ".txt")) {
      if (in == null) {
        throw new IllegalStateException("the program's own list " + name + ".txt is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException("the program's own list " + name + ".txt is unreadable", e);
    }
  }
}
