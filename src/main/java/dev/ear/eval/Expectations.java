package dev.ear.eval;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Compares what a run found with what an earlier one found: the {@code summary.json} it kept. */
public final class Expectations {
  private static final double TOLERANCE = 1e-9;
  private static final int MOST_SHOWN = 5;

  private Expectations() {}

  /**
   * Compares.
   *
   * @param summary what the run found
   * @param file what is expected, a copy of a {@code summary.json}
   * @throws EarException naming the first differences, or where the file cannot be read
   */
  public static void check(RunSummary summary, Path file) {
    JsonNode expected;
    try {
      expected = EvalJson.read(Files.readString(file, StandardCharsets.UTF_8), JsonNode.class);
    } catch (IOException e) {
      throw new EarException(
          Category.INPUT,
          file
              + ": cannot be read as expectations ("
              + (e instanceof JsonProcessingException ? "no JSON" : IoReason.of(e))
              + "); expected a copy of a run's summary.json",
          e);
    }
    List<String> drift = differences(expected, EvalJson.tree(summary));
    if (!drift.isEmpty()) {
      throw new EarException(
          Category.INPUT,
          String.format(
              Locale.ROOT,
              "the run drifted from %s in %d places: %s%s; if that is meant, replace the file by"
                  + " the run's summary.json",
              file,
              drift.size(),
              drift.stream().limit(MOST_SHOWN).collect(Collectors.joining("; ")),
              drift.size() > MOST_SHOWN ? "; …" : ""));
    }
  }

  /** Returns a line for each place where two trees differ, numbers by more than a rounding. */
  static List<String> differences(JsonNode expected, JsonNode actual) {
    var differences = new ArrayList<String>();
    compare("", expected, actual, differences);
    return differences;
  }

  private static void compare(
      String place, JsonNode expected, JsonNode actual, List<String> differences) {
    if (expected.isObject() && actual.isObject()) {
      var names = new TreeSet<String>();
      expected.fieldNames().forEachRemaining(names::add);
      actual.fieldNames().forEachRemaining(names::add);
      for (String name : names) {
        compare(join(place, name), expected.path(name), actual.path(name), differences);
      }
    } else if (expected.isArray() && actual.isArray() && expected.size() == actual.size()) {
      List<JsonNode> elements = StreamSupport.stream(expected.spliterator(), false).toList();
      for (int i = 0; i < elements.size(); i++) {
        String name = name(elements.get(i), i);
        compare(place + "[" + name + "]", elements.get(i), actual.path(i), differences);
      }
    } else if (!equal(expected, actual)) {
      differences.add(
          String.format(
              Locale.ROOT, "%s is %s, expected %s", place, shown(actual), shown(expected)));
    }
  }

  private static boolean equal(JsonNode expected, JsonNode actual) {
    return expected.isNumber() && actual.isNumber()
        ? Math.abs(expected.doubleValue() - actual.doubleValue()) <= TOLERANCE
        : expected.equals(actual);
  }

  private static String name(JsonNode element, int place) {
    return element.path("cell").isTextual()
        ? element.path("cell").textValue()
        : String.valueOf(place);
  }

  private static String join(String place, String name) {
    return place.isEmpty() ? name : place + "." + name;
  }

  private static String shown(JsonNode node) {
    return switch (node.getNodeType()) {
      case MISSING -> "absent";
      case ARRAY -> "a list of " + node.size();
      case OBJECT -> "an object";
      default -> node.toString();
    };
  }
}
