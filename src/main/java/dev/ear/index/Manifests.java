package dev.ear.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes and reads the manifest of an index. */
final class Manifests {
  static final String FILE = "manifest.json";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .build();

  private Manifests() {}

  static void write(Manifest manifest, Path generation) throws IOException {
    Files.writeString(
        generation.resolve(FILE), JSON.writeValueAsString(manifest) + "\n", StandardCharsets.UTF_8);
  }

  /**
   * Reads a generation's manifest.
   *
   * @throws EarException when it is missing, damaged or of another format
   */
  static Manifest read(Path generation) throws IOException {
    Path file = generation.resolve(FILE);
    String json = Files.readString(file, StandardCharsets.UTF_8);
    try {
      int format = JSON.readTree(json).path("format").asInt();
      if (format != Manifest.FORMAT) {
        throw new EarException(
            Category.INDEX,
            file
                + " has index format "
                + format
                + " and this program reads "
                + Manifest.FORMAT
                + "; build again with: "
                + IndexFolder.buildCommandFor(generation));
      }
      return JSON.readValue(json, Manifest.class);
    } catch (JsonProcessingException e) {
      throw new EarException(
          Category.INDEX,
          file
              + " is damaged ("
              + e.getOriginalMessage()
              + "); build again with: "
              + IndexFolder.buildCommandFor(generation),
          e);
    }
  }
}
