package dev.ear.question;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.HalfCharacter;
import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes a question of the fields of a row, whichever format they came in. */
final class RowParser {
  private static final Pattern KEY_LETTER = Pattern.compile("\\(?([A-Ja-j])[).:]?");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private final Map<String, JsonNode> rest = new LinkedHashMap<>();

  private RowParser(ObjectNode fields) {
    fields.properties().forEach(field -> rest.put(field.getKey(), field.getValue()));
  }

  /** Reads a row; what keeps it from being a question becomes its fault. */
  static Row parse(RawRow raw) {
    ObjectNode fields = raw.fields();
    if (fields == null) {
      Finding fault = raw.fault();
      return new Row(
          raw.spareId(), raw.place(), raw.raw(), null, fault == null ? List.of() : List.of(fault));
    }
    RowParser parser = new RowParser(fields);
    String id = raw.spareId();
    try {
      id = parser.id(id);
      return new Row(id, raw.place(), raw.raw(), parser.question(id), List.of());
    } catch (FaultException e) {
      return new Row(id, raw.place(), raw.raw(), null, List.of(e.finding()));
    }
  }

  private String id(String spare) throws FaultException {
    JsonNode node = take("id");
    if (node.isMissingNode() || (node.isTextual() && node.textValue().isBlank())) {
      return spare;
    }
    if (!node.isTextual() && !node.isIntegralNumber()) {
      throw new FaultException(
          Reason.BAD_ID,
          String.format(Locale.ROOT, "id is %s; expected a string or a whole number", kind(node)));
    }
    return node.asText().strip();
  }

  private Question question(String id) throws FaultException {
    String text = text();
    requireWhole("the question", text);
    List<Option> options = OptionParser.parse(optionsNode());
    for (Option option : options) {
      requireWhole("option " + option.label(), option.text());
    }
    if (options.isEmpty() && text.isBlank()) {
      throw new FaultException(
          Reason.NO_QUESTION, "the question is blank and has no options; expected its text");
    }
    String answer = answer(options.size());
    return new Question(id, text, options, answer, gold(), rest);
  }

  private static void requireWhole(String what, String text) throws FaultException {
    Optional<String> half = HalfCharacter.in(text);
    if (half.isPresent()) {
      throw new FaultException(Reason.UNREADABLE, what + " has " + half.get());
    }
  }

  private String text() throws FaultException {
    JsonNode node = take("question");
    if (node instanceof ObjectNode nested) {
      nested.properties().forEach(field -> lift(field.getKey(), field.getValue()));
      node = take("stem");
    }
    if (node.isMissingNode()) {
      throw new FaultException(Reason.NO_QUESTION, "no 'question'; expected its text");
    }
    if (!node.isTextual()) {
      throw new FaultException(
          Reason.NO_QUESTION,
          String.format(Locale.ROOT, "'question' is %s; expected a string", kind(node)));
    }
    return node.textValue().strip();
  }

  /** Puts a field of EXAMS' inner object beside the outer ones. */
  private void lift(String name, JsonNode value) {
    if (rest.putIfAbsent(name, value) != null) {
      rest.put("question." + name, value);
    }
  }

  private JsonNode optionsNode() {
    JsonNode options = take("options");
    return options.isMissingNode() ? take("choices") : options;
  }

  private @Nullable String answer(int options) {
    for (String name : List.of("answer", "answerKey")) {
      String answer = answer(field(name), options);
      if (answer != null) {
        rest.remove(name);
        return answer;
      }
    }
    return null;
  }

  private static @Nullable String answer(JsonNode node, int options) {
    if (!node.isTextual() && !node.isNumber()) {
      return null;
    }
    String key = node.asText().strip();
    if (options == 0) {
      return key.isEmpty() ? null : key;
    }
    Matcher letter = KEY_LETTER.matcher(key);
    int place = -1;
    if (letter.matches()) {
      place = letter.group(1).toUpperCase(Locale.ROOT).charAt(0) - 'A';
    } else if (NUMBER.matcher(key).matches()) {
      place = Integer.parseInt(key);
    }
    return place >= 0 && place < options ? Option.label(place) : null;
  }

  private @Nullable GoldPage gold() {
    JsonNode source = field("source");
    JsonNode page = field("page");
    if (!source.isTextual() || source.textValue().isBlank()) {
      return null;
    }
    boolean whole =
        (page.canConvertToInt() && page.isIntegralNumber())
            || (page.isTextual() && NUMBER.matcher(page.textValue().strip()).matches());
    if (!whole) {
      return null;
    }
    rest.remove("source");
    rest.remove("page");
    return new GoldPage(
        // As the names of books are.
        Normalizer.normalize(source.textValue().strip(), Normalizer.Form.NFC),
        Integer.parseInt(page.asText().strip()));
  }

  /** Returns a field; the missing node where it is absent or null. */
  private JsonNode field(String name) {
    JsonNode node = rest.get(name);
    return node == null || node.isNull() ? MissingNode.getInstance() : node;
  }

  private JsonNode take(String name) {
    JsonNode node = field(name);
    rest.remove(name);
    return node;
  }

  private static String kind(JsonNode node) {
    return "of type " + node.getNodeType().name().toLowerCase(Locale.ROOT);
  }
}
