package dev.ear.question;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVRecord;

/**
 * The header of a CSV of questions.
 *
 * <p>A first row is a header when it names a column {@code question} (or {@code soru}, {@code
 * input}). The key stands in {@code answer} (or {@code cevap}, {@code target}); options in columns
 * named by a letter or a number, bare or after {@code option} or {@code choice} ({@code A}, {@code
 * option_b}, {@code choice3}), in the order of the columns. Any other column keeps its name.
 */
final class CsvHeader {
  private static final Set<String> QUESTION = Set.of("question", "soru", "input");
  private static final Set<String> ANSWER = Set.of("answer", "cevap", "target");
  private static final Pattern OPTION =
      Pattern.compile("(?:(?:option|choice)s?[ _.-]?)?(?:([a-j])|[0-9]{1,2})");

  private final List<String> names;

  private CsvHeader(List<String> names) {
    this.names = names;
  }

  /** Reads a first row; empty when it is no header. */
  static Optional<CsvHeader> of(CSVRecord first, String place) {
    List<String> names = first.stream().map(CsvHeader::canonical).toList();
    if (!names.contains("question")) {
      return Optional.empty();
    }
    List<String> letters = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String column : names) {
      if (!seen.add(column)) {
        throw new EarException(
            Category.INPUT,
            String.format(
                Locale.ROOT, "%s: column '%s' stands twice; name each column once", place, column));
      }
      Matcher option = OPTION.matcher(column);
      if (option.matches() && option.group(1) != null) {
        letters.add(option.group(1).toUpperCase(Locale.ROOT));
      }
    }
    for (int i = 0; i < letters.size(); i++) {
      if (!letters.get(i).equals(Option.label(i))) {
        throw new EarException(
            Category.INPUT,
            String.format(
                Locale.ROOT,
                "%s: option columns are %s; expected A, B, C … in order",
                place,
                letters));
      }
    }
    return Optional.of(new CsvHeader(names));
  }

  private static String canonical(String cell) {
    String plain = cell.strip();
    String lower = plain.toLowerCase(Locale.ROOT);
    if (QUESTION.contains(lower)) {
      return "question";
    }
    if (ANSWER.contains(lower)) {
      return "answer";
    }
    return lower.equals("id") || OPTION.matcher(lower).matches() ? lower : plain;
  }

  int width() {
    return names.size();
  }

  /** Brings a row as wide as the header to the fields of our own form. */
  ObjectNode fields(CSVRecord cells) {
    ObjectNode fields = JsonNodeFactory.instance.objectNode();
    List<String> options = new ArrayList<>();
    boolean open = true;
    for (int i = 0; i < names.size(); i++) {
      if (OPTION.matcher(names.get(i)).matches()) {
        open = false;
        options.add(cells.get(i));
      } else {
        fields.put(names.get(i), cells.get(i));
      }
    }
    if (!open) {
      CsvRows.options(options, fields);
    }
    return fields;
  }
}
