package dev.ear.question;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads rows from JSON lines, as our own sets and EXAMS have them, and from a JSON list. */
final class JsonRows {
  private final JsonMapper mapper =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();
  private final String name;

  JsonRows(String name) {
    this.name = name;
  }

  /** Reads one object a line; blank lines are passed over but counted. */
  List<RawRow> lines(String text) {
    List<RawRow> rows = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      if (!line.isBlank()) {
        rows.add(row(line.strip(), name + ":" + number, "line-" + number));
      }
    }
    return rows;
  }

  private RawRow row(String line, String place, String spareId) {
    try {
      JsonNode node = mapper.readTree(line);
      return node instanceof ObjectNode fields
          ? RawRow.sound(place, spareId, fields)
          : RawRow.unreadable(place, spareId, line, "no JSON object; expected one a line");
    } catch (JsonProcessingException e) {
      return RawRow.unreadable(place, spareId, line, "no valid JSON: " + reason(e));
    }
  }

  /**
   * Reads a list of objects.
   *
   * @throws EarException where the list as a whole is no JSON
   */
  List<RawRow> list(String text) {
    List<RawRow> rows = new ArrayList<>();
    // To an item, the rest of the list is no trailing token.
    ObjectReader item = mapper.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    try (JsonParser parser = mapper.createParser(text)) {
      parser.nextToken();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        int number = rows.size() + 1;
        int line = parser.currentTokenLocation().getLineNr();
        String place = String.format(Locale.ROOT, "%s:%d (item %d)", name, line, number);
        JsonNode node = item.readTree(parser);
        rows.add(
            node instanceof ObjectNode fields
                ? RawRow.sound(place, "item-" + number, fields)
                : RawRow.unreadable(
                    place, "item-" + number, String.valueOf(node), "no JSON object in the list"));
      }
      if (parser.nextToken() != null) {
        throw broken(
            parser.currentTokenLocation().getLineNr(), "something stands after the list", null);
      }
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      throw broken(line, reason(e), e);
    } catch (IOException e) {
      throw new EarException(Category.INPUT, name + ": cannot be read: " + IoReason.of(e), e);
    }
    return rows;
  }

  private EarException broken(int line, String detail, @Nullable Throwable cause) {
    return new EarException(
        Category.INPUT,
        String.format(
            Locale.ROOT, "%s:%d: no valid JSON list: %s; mend the list", name, line, detail),
        cause);
  }

  private static String reason(JsonProcessingException e) {
    String message = e.getOriginalMessage().strip();
    int end = message.indexOf('\n');
    String first = end < 0 ? message : message.substring(0, end).strip();
    return e.getLocation() == null
        ? first
        : first + " (column " + e.getLocation().getColumnNr() + ")";
  }
}
