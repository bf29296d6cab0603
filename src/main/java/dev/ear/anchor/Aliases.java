package dev.ear.anchor;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Other names of the same, brought from the way people write them to keys (METHOD 2). */
final class Aliases {
  private final Map<String, List<String>> others = new HashMap<>();

  /**
   * Reads a list of aliases: one thing a line, its names parted by {@code =}.
   *
   * @param where the list's place, for messages
   * @param text the list; lines that begin with # are comments
   * @param key makes the key of a name
   * @throws EarException if a line has fewer than two names, a name has no letter or digit, two
   *     names of a line have one key, or a name stands on two lines
   */
  Aliases(String where, String text, UnaryOperator<String> key) {
    var lines = new HashMap<String, Integer>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.isBlank() || line.strip().charAt(0) == '#') {
        continue;
      }
      Map<String, String> names = names(where + ":" + number, line, key);
      for (var name : names.entrySet()) {
        Integer earlier = lines.put(name.getKey(), number);
        if (earlier != null) {
          throw malformed(
              where + ":" + number,
              "no name that stands on line " + earlier,
              name.getValue() + "; join the two lines");
        }
        others.put(
            name.getKey(),
            names.keySet().stream().filter(other -> !other.equals(name.getKey())).toList());
      }
    }
  }

  /** Returns the other keys of what a key names, in the order of the list. */
  List<String> of(String key) {
    return others.getOrDefault(key, List.of());
  }

  private static Map<String, String> names(String place, String line, UnaryOperator<String> key) {
    List<String> written = Stream.of(line.split("=", -1)).map(String::strip).toList();
    if (written.size() < 2) {
      throw malformed(place, "two names or more, parted by =", line.strip());
    }
    var names = new LinkedHashMap<String, String>();
    for (String name : written) {
      String made = key.apply(name);
      if (made.isEmpty()) {
        throw malformed(place, "a name with letters on both sides of each =", line.strip());
      }
      String same = names.put(made, name);
      if (same != null) {
        throw malformed(
            place, "names with keys of their own", same + " and " + name + "; leave one out");
      }
    }
    return names;
  }

  private static EarException malformed(String place, String expected, String found) {
    return new EarException(Category.INPUT, place + ": expected " + expected + ", found: " + found);
  }
}
