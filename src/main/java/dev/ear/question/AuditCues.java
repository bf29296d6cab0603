package dev.ear.question;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** The patterns by which the audit judges stems, read from {@code audit-tr.txt}. */
final class AuditCues {
  private static final String RESOURCE = "audit-tr.txt";

  private final Map<String, List<Pattern>> patterns = new HashMap<>();

  private AuditCues() {}

  static AuditCues load() {
    AuditCues cues = new AuditCues();
    InputStream in =
        Objects.requireNonNull(AuditCues.class.getResourceAsStream(RESOURCE), RESOURCE);
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<Pattern> section = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith("[") && line.endsWith("]")) {
          section = new ArrayList<>();
          cues.patterns.put(line.substring(1, line.length() - 1), section);
        } else if (!line.isBlank() && !line.startsWith("#")) {
          section.add(Pattern.compile(line, Pattern.UNICODE_CHARACTER_CLASS));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return cues;
  }

  /** Says whether a pattern of a section is found in a lower-cased stem. */
  boolean found(String section, String lower) {
    return Objects.requireNonNull(patterns.get(section), section).stream()
        .anyMatch(pattern -> pattern.matcher(lower).find());
  }
}
