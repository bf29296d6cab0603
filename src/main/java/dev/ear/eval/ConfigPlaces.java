package dev.ear.eval;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the text of a configuration, notes on which line each setting stands and refuses
 * those that say nothing.
 */
final class ConfigPlaces {
  /** A list or object that is open, and what comes next in it. */
  private static final class Level {
    private final boolean isList;
    private final String path;
    private String name = "";
    private int size;

    Level(boolean isList, String path) {
      this.isList = isList;
      this.path = path;
    }

    String next() {
      return path + (isList ? String.valueOf(size) : name);
    }
  }

  private final String file;
  private final JsonParser parser;
  private final Map<String, Integer> lines = new HashMap<>();
  private final Deque<Level> open = new ArrayDeque<>();

  private ConfigPlaces(String file, JsonParser parser) {
    this.file = file;
    this.parser = parser;
  }

  /**
   * Returns the line of each setting, from 1, by its path: {@code radius}, {@code
   * generators/0/model}. What stands alone where a list may stand is the first of a list.
   *
   * @param text YAML or JSON; what is neither is left to another reader to tell of
   * @param file what messages call it
   * @throws EarException where a setting has no value: nothing, an empty list, an empty text
   */
  static Map<String, Integer> lines(String text, String file) {
    try (JsonParser parser = EvalJson.yaml().getFactory().createParser(text)) {
      return new ConfigPlaces(file, parser).read();
    } catch (JsonProcessingException e) {
      return Map.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, Integer> read() throws IOException {
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      Level level = open.peek();
      switch (token) {
        case FIELD_NAME -> {
          Level object = open.element();
          object.name = parser.currentName();
          lines.put(object.next(), parser.currentTokenLocation().getLineNr());
        }
        case START_OBJECT, START_ARRAY -> start(token == JsonToken.START_ARRAY, level);
        case END_OBJECT, END_ARRAY -> end();
        default -> {
          if (level != null) {
            refuseNothing(token, level);
            level.size++;
          }
        }
      }
    }
    return lines;
  }

  private void start(boolean isList, @Nullable Level level) {
    if (level == null) {
      open.push(new Level(isList, ""));
      return;
    }
    String path = level.next() + "/";
    boolean alone = !isList && !level.isList;
    open.push(new Level(isList, alone ? path + "0/" : path));
    if (!isList) {
      lines.put(
          open.element().path.replaceFirst("/$", ""), parser.currentTokenLocation().getLineNr());
    }
  }

  private void end() {
    Level closed = open.pop();
    Level level = open.peek();
    if (level == null) {
      return;
    }
    if (closed.isList && closed.size == 0) {
      throw nothing(level, "an empty list");
    }
    level.size++;
  }

  private void refuseNothing(JsonToken token, Level level) throws IOException {
    if (token == JsonToken.VALUE_NULL) {
      throw nothing(level, "without a value");
    }
    if (token == JsonToken.VALUE_STRING && parser.getText().isBlank()) {
      throw nothing(level, "an empty text");
    }
  }

  private EarException nothing(Level level, String what) {
    String name = level.next().replaceFirst("(/\\d+)+$", "").replaceFirst(".*/", "");
    return new EarException(
        Category.INPUT,
        String.format(
            Locale.ROOT,
            "%s:%d: '%s' is %s; expected a value, or leave the setting out",
            file,
            lines.getOrDefault(level.next(), parser.currentTokenLocation().getLineNr()),
            name,
            what));
  }
}
