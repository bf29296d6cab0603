package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A configuration in a file, with the places of its settings.
 *
 * @param file the file
 * @param config what it says
 * @param lines the line of each setting, from 1, by its path: {@code radius}, {@code
 *     generators/0/model}, {@code generators/0} for a generator as a whole
 */
public record ConfigFile(Path file, EvalConfig config, Map<String, Integer> lines) {
  /** Takes a copy of the lines. */
  public ConfigFile {
    lines = Map.copyOf(lines);
  }

  /**
   * Reads a file.
   *
   * @param file YAML or JSON
   * @throws EarException where it cannot be read or says what EAR does not know
   */
  public static ConfigFile read(Path file) {
    String text = text(file);
    Map<String, Integer> lines = ConfigPlaces.lines(text, file.toString());
    return new ConfigFile(file, EvalConfig.parse(text, file.toString()), lines);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new EarException(
          Category.INPUT,
          file + ": " + IoReason.of(e) + "; expected a configuration in UTF-8, YAML or JSON",
          e);
    }
  }

  /** Returns where a setting stands: {@code eval.yaml:7}. */
  String place(String setting) {
    Integer line = lines.get(setting);
    return line == null ? file.toString() : file + ":" + line;
  }
}
