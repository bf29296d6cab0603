package dev.ear.question;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One row of a question file, whether a question could be made of it or not.
 *
 * @param id the id it has, or one made from its place
 * @param place where it stands, as {@code file:line}
 * @param raw the row as it came; a text where it is no JSON object
 * @param question the question, or null when {@code faults} keep it from being one
 * @param faults what keeps it from being asked; empty for a sound row
 */
public record Row(
    String id, String place, JsonNode raw, @Nullable Question question, List<Finding> faults) {

  /** Takes a copy of the faults. */
  public Row {
    faults = List.copyOf(faults);
  }
}
