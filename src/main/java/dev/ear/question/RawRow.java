package dev.ear.question;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * A row of a question file before its fields are looked at; every format is brought to this.
 *
 * @param place where it stands, as {@code file:line}
 * @param spareId the id it gets when it has none
 * @param raw the row as it came
 * @param fields its fields, or null when it has none to read
 * @param fault what is wrong with the row as a whole, or null
 */
record RawRow(
    String place,
    String spareId,
    JsonNode raw,
    @Nullable ObjectNode fields,
    @Nullable Finding fault) {

  static RawRow sound(String place, String spareId, ObjectNode fields) {
    return new RawRow(place, spareId, fields, fields, null);
  }

  static RawRow unreadable(String place, String spareId, String text, String detail) {
    return new RawRow(
        place,
        spareId,
        JsonNodeFactory.instance.textNode(text),
        null,
        new Finding(Reason.UNREADABLE, detail));
  }
}
