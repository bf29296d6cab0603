package dev.ear.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes and reads the manifest of an index. */
final class Manifests {
  static final String FILE = "manifest.json";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  private Manifests() {}

  static void write(Manifest manifest, Path generation) throws IOException {
    Files.writeString(
        generation.resolve(FILE), JSON.writeValueAsString(manifest) + "\n", StandardCharsets.UTF_8);
  }

  /**
   * Reads a generation's manifest.
   *
   * @throws EarException when it is damaged or of another format
   * @throws IOException when it is missing or cannot be read
   */
  static Manifest read(Path generation) throws IOException {
    Path file = generation.resolve(FILE);
    String json = text(file);
    requireFormat(generation, json);
    try {
      return JSON.readValue(json, Manifest.class);
    } catch (JsonProcessingException e) {
      throw damaged(generation, e.getOriginalMessage(), e);
    }
  }

  /**
   * Checks that a generation's manifest is of the format that this program reads.
   *
   * @throws EarException when it is not, or is damaged
   * @throws IOException when it is missing or cannot be read
   */
  static void requireFormat(Path generation) throws IOException {
    requireFormat(generation, text(generation.resolve(FILE)));
  }

  /** What a flipped bit made no UTF-8 must not end the reading before it is told. */
  private static String text(Path manifest) throws IOException {
    return new String(Files.readAllBytes(manifest), StandardCharsets.UTF_8);
  }

  private static void requireFormat(Path generation, String json) {
    try {
      JsonNode format = JSON.readTree(json).path("format");
      if (!format.isIntegralNumber() || !format.canConvertToInt() || format.intValue() < 1) {
        throw damaged(
            generation, "its format is " + said(format) + "; expected a whole number from 1", null);
      }
      if (format.intValue() != Manifest.FORMAT) {
        throw otherFormat(generation, format.intValue());
      }
    } catch (JsonProcessingException e) {
      throw damaged(generation, e.getOriginalMessage(), e);
    }
  }

  private static EarException otherFormat(Path generation, int format) {
    return EarException.withRemedy(
        Category.INDEX,
        String.format(
            Locale.ROOT,
            "the index in %s is of the %s format %d, and this program reads %d",
            IndexFolder.of(generation),
            format < Manifest.FORMAT ? "older" : "newer",
            format,
            Manifest.FORMAT),
        "build it anew with: " + IndexFolder.buildCommandFor(generation),
        null);
  }

  private static EarException damaged(
      Path generation, String how, @Nullable JsonProcessingException cause) {
    return EarException.withRemedy(
        Category.INDEX,
        generation.resolve(FILE) + " is damaged (" + how + ")",
        "build again with: " + IndexFolder.buildCommandFor(generation),
        cause);
  }

  private static String said(JsonNode format) {
    return format.isMissingNode() ? "missing" : format.toString();
  }
}
