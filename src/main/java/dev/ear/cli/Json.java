package dev.ear.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;

/** Writes results as JSON, one object a line. */
final class Json {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Json() {}

  /** Writes a value on one line. */
  static String line(Object value) {
    return write(MAPPER.writer(), value);
  }

  /** Writes a value on several lines, for files that people read too. */
  static String indented(Object value) {
    return write(MAPPER.writerWithDefaultPrettyPrinter(), value);
  }

  private static String write(ObjectWriter writer, Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
