package dev.ear.eval.anchors;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Counts how many forms get the key of what they are forms of (METHOD 2).
 *
 * @param pairs how many lines were read
 * @param misses those whose two sides have different keys
 */
public record KeyPairs(int pairs, List<Miss> misses) {
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9A-Fa-f]{4})");

  /**
   * A pair with different keys.
   *
   * @param line number of its line, from 1
   * @param form the form as written
   * @param key its key
   * @param expected the key of the other side
   */
  public record Miss(int line, String form, String key, String expected) {}

  /** Takes a copy, so that the misses cannot change. */
  public KeyPairs {
    misses = List.copyOf(misses);
  }

  /** Returns the share of pairs with one key; 0 where there is no pair. */
  public double share() {
    return pairs == 0 ? 0 : (double) (pairs - misses.size()) / pairs;
  }

  /**
   * Reads pairs and compares their keys.
   *
   * @param file lines of UTF-8 text: a form, a tab, its lemma or key, perhaps more fields; lines
   *     that begin with # are comments; escapes as in Java stand for their character
   * @param tokenizer makes the keys
   * @throws EarException if the file cannot be read or a line has no tab
   */
  public static KeyPairs read(Path file, Tokenizer tokenizer) {
    var misses = new ArrayList<Miss>();
    int pairs = 0;
    int number = 0;
    for (String line : lines(file)) {
      number++;
      if (line.isBlank() || line.charAt(0) == '#') {
        continue;
      }
      String[] fields = line.split("\t", -1);
      if (fields.length < 2) {
        throw new EarException(
            Category.INPUT,
            file + ":" + number + ": expected a form, a tab and its lemma or key, found: " + line);
      }
      pairs++;
      String key = key(unescaped(fields[0]), tokenizer);
      String expected = key(unescaped(fields[1]), tokenizer);
      if (!key.equals(expected)) {
        misses.add(new Miss(number, fields[0], key, expected));
      }
    }
    return new KeyPairs(pairs, misses);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new EarException(
          Category.INPUT,
          "pairs file " + file + " cannot be read: check that it exists and is UTF-8 text",
          e);
    }
  }

  private static String key(String form, Tokenizer tokenizer) {
    return tokenizer.tokens(Words.of(form)).stream()
        .map(Token::term)
        .collect(Collectors.joining(" "));
  }

  private static String unescaped(String form) {
    return ESCAPE
        .matcher(form)
        .replaceAll(match -> Character.toString(Integer.parseInt(match.group(1), 16)));
  }
}
