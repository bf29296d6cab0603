package dev.ear;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/** Tells which version of EAR this is. */
public final class EarVersion {
  private EarVersion() {}

  /** Returns the version, for example {@code 0.1.0}. */
  public static String current() {
    var properties = new Properties();
    try (var in =
        new InputStreamReader(
            Objects.requireNonNull(EarVersion.class.getResourceAsStream("version.properties")),
            StandardCharsets.UTF_8)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }
}
