package dev.ear.cli;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes results as JSON, one object a line; no control character comes raw. */
final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder(new JsonFactoryBuilder().characterEscapes(new Controls()).build())
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .build();

  private Json() {}

  /** Writes a value on one line. */
  static String line(Object value) {
    return write(MAPPER.writer(), value);
  }

  /** Writes a value on several lines, for files that people read too. */
  static String indented(Object value) {
    return write(MAPPER.writerWithDefaultPrettyPrinter(), value);
  }

  /** Also escapes what JSON lets be and a terminal obeys: U+007F to U+009F, marks of direction. */
  private static final class Controls extends CharacterEscapes {
    private static final long serialVersionUID = 1L;
    private static final int DELETE = 0x7f;

    private final int[] ascii = standardAsciiEscapesForJSON();

    Controls() {
      ascii[DELETE] = ESCAPE_STANDARD;
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return ascii;
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int c) {
      return TextWrap.steersTerminal(c)
          ? new SerializedString(String.format(Locale.ROOT, "\\u%04x", c))
          : null;
    }
  }

  private static String write(ObjectWriter writer, Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
