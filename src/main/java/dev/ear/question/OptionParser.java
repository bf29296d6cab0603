package dev.ear.question;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Reads the options of a row in each of the forms sets give them. */
final class OptionParser {
  private static final Pattern LABEL = Pattern.compile("[A-Za-z]");

  private OptionParser() {}

  /**
   * Reads options: a list of texts, a list of {@code {text, label}}, or an object from label to
   * text.
   *
   * @param node the options as they came; the missing node for an open question
   * @return the options by label
   */
  static List<Option> parse(JsonNode node) throws FaultException {
    if (node.isMissingNode()) {
      return List.of();
    }
    List<Option> options = new ArrayList<>();
    if (node.isObject()) {
      for (var field : node.properties()) {
        options.add(new Option(label(field.getKey()), text(field.getValue(), field.getKey())));
      }
    } else if (node.isArray()) {
      for (JsonNode element : node) {
        options.add(element(element, Option.label(options.size())));
        if (options.size() > Option.MAX) {
          break;
        }
      }
    } else {
      throw new FaultException(
          Reason.BAD_OPTIONS, "options are neither a list nor an object from label to text");
    }
    checkCount(options.size(), node.size());
    // A label is what the key speaks of, so options go by it however they were listed.
    options.sort(Comparator.comparing(Option::label));
    checkLabels(options);
    return options;
  }

  private static Option element(JsonNode element, String place) throws FaultException {
    if (!element.isObject()) {
      return new Option(place, text(element, place));
    }
    JsonNode label = element.get("label");
    String named = label == null || label.isNull() ? place : label(label.asText());
    JsonNode text = element.get("text");
    if (text == null) {
      throw new FaultException(
          Reason.BAD_OPTIONS,
          String.format(Locale.ROOT, "option %s has no 'text'; expected text and label", named));
    }
    return new Option(named, text(text, named));
  }

  private static String text(JsonNode node, String label) throws FaultException {
    if (node.isNull() || (node.isTextual() && node.textValue().isBlank())) {
      throw new FaultException(
          Reason.EMPTY_OPTION,
          String.format(Locale.ROOT, "option %s is empty; expected its text", label));
    }
    if (!node.isTextual() && !node.isNumber()) {
      throw new FaultException(
          Reason.BAD_OPTIONS,
          String.format(Locale.ROOT, "option %s is no text; expected a string", label));
    }
    return node.asText().strip();
  }

  private static String label(String label) throws FaultException {
    String bare = label.strip();
    if (!LABEL.matcher(bare).matches()) {
      throw new FaultException(
          Reason.BAD_LABELS,
          String.format(Locale.ROOT, "option label '%s'; expected A, B, C …", bare));
    }
    return bare.toUpperCase(Locale.ROOT);
  }

  private static void checkCount(int read, int given) throws FaultException {
    if (read < Option.MIN) {
      throw new FaultException(
          Reason.TOO_FEW_OPTIONS,
          String.format(
              Locale.ROOT,
              "%d option; expected %d to %d, or no options for an open question",
              given,
              Option.MIN,
              Option.MAX));
    }
    if (read > Option.MAX) {
      throw new FaultException(
          Reason.TOO_MANY_OPTIONS,
          String.format(
              Locale.ROOT, "%d options; expected %d to %d", given, Option.MIN, Option.MAX));
    }
  }

  private static void checkLabels(List<Option> sorted) throws FaultException {
    for (int i = 0; i < sorted.size(); i++) {
      String label = sorted.get(i).label();
      if (!label.equals(Option.label(i))) {
        boolean twice = i > 0 && label.equals(sorted.get(i - 1).label());
        throw new FaultException(
            Reason.BAD_LABELS,
            twice
                ? String.format(
                    Locale.ROOT, "option label %s stands twice; expected each once", label)
                : String.format(
                    Locale.ROOT,
                    "option label %s where %s is due; expected A, B, C … without a gap",
                    label,
                    Option.label(i)));
      }
    }
  }
}
