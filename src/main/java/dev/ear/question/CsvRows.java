package dev.ear.question;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Reads rows from MMLU-style CSV: question, options, key.
 *
 * <p>With a header ({@link CsvHeader}) columns go by their names. Without one the first column is
 * the question, the last the key, those between are the options. Blank options at the end of a row
 * are none, since all rows of a table are equally wide; a blank one before another is empty.
 */
final class CsvRows {
  private static final int LEAST_CELLS = 3;

  private final String name;

  CsvRows(String name) {
    this.name = name;
  }

  /**
   * Reads a table.
   *
   * @throws EarException where the quotes do not close, or it is no table of questions at all
   */
  List<RawRow> read(String text) {
    List<RawRow> rows = new ArrayList<>();
    LineCounter lines = new LineCounter(text);
    int line = 1;
    try (CSVParser parser = CSVParser.parse(text, CSVFormat.RFC4180)) {
      Optional<CsvHeader> header = Optional.empty();
      boolean first = true;
      for (CSVRecord cells : parser) {
        line = lines.lineOf(cells.getCharacterPosition());
        if (blank(cells)) {
          continue;
        }
        if (first) {
          first = false;
          header = CsvHeader.of(cells, name + ":" + line);
          if (header.isPresent()) {
            continue;
          }
          if (cells.size() < LEAST_CELLS) {
            throw unknown(line);
          }
        }
        String place = name + ":" + line;
        String spareId = "line-" + line;
        Optional<String> fault = fault(cells, header);
        rows.add(
            fault.isPresent()
                ? RawRow.unreadable(place, spareId, String.join(",", cells), fault.get())
                : RawRow.sound(
                    place,
                    spareId,
                    header.map(h -> h.fields(cells)).orElseGet(() -> plain(cells))));
      }
    } catch (UncheckedIOException e) {
      throw broken(line, e);
    } catch (IOException e) {
      throw broken(line, e);
    }
    return rows;
  }

  private static Optional<String> fault(CSVRecord cells, Optional<CsvHeader> header) {
    int found = cells.size();
    if (header.isPresent()) {
      int width = header.get().width();
      return found == width
          ? Optional.empty()
          : Optional.of(
              String.format(Locale.ROOT, "%d cells; expected %d as in the header", found, width));
    }
    return found >= LEAST_CELLS
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT, "%d cells; expected a question, its options and its key", found));
  }

  private static boolean blank(CSVRecord cells) {
    return cells.stream().allMatch(String::isBlank);
  }

  private static ObjectNode plain(CSVRecord cells) {
    ObjectNode fields = JsonNodeFactory.instance.objectNode();
    fields.put("question", cells.get(0));
    options(cells.toList().subList(1, cells.size() - 1), fields);
    fields.put("answer", cells.get(cells.size() - 1));
    return fields;
  }

  /** Adds the options of a row, those that are blank at its end left out. */
  static void options(List<String> texts, ObjectNode fields) {
    int count = texts.size();
    while (count > 0 && texts.get(count - 1).isBlank()) {
      count--;
    }
    ArrayNode options = fields.putArray("options");
    texts.subList(0, count).forEach(options::add);
  }

  private EarException broken(int line, Exception e) {
    return new EarException(
        Category.INPUT,
        String.format(
            Locale.ROOT,
            "%s:%d: no valid CSV in or after this row; quote cells as RFC 4180 does",
            name,
            line),
        e);
  }

  private EarException unknown(int line) {
    return new EarException(
        Category.INPUT,
        String.format(
            Locale.ROOT,
            "%s:%d: no question file EAR knows; expected JSON lines, a JSON list, or CSV of"
                + " question, options, key",
            name,
            line));
  }

  /** Counts lines up to growing offsets of a text. */
  private static final class LineCounter {
    private final String text;
    private int offset;
    private int line = 1;

    LineCounter(String text) {
      this.text = text;
    }

    /** Returns the line of the first character at or after an offset that breaks no line. */
    int lineOf(long target) {
      while (offset < text.length() && (offset < target || isBreak(text.charAt(offset)))) {
        if (text.charAt(offset) == '\n') {
          line++;
        }
        offset++;
      }
      return line;
    }

    private static boolean isBreak(char c) {
      return c == '\n' || c == '\r';
    }
  }
}
