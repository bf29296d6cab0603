package dev.ear.question;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.Utf8;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads question sets; the format is recognised from the content: a brace opens JSON lines, a
 * bracket a JSON list, anything else is CSV (METHOD 6).
 *
 * <ul>
 *   <li>our JSON lines: {@code id, question, options{"A":…} or [..], answer} and anything else;
 *   <li>EXAMS JSON lines: {@code question.stem, question.choices[{text, label}], answerKey};
 *   <li>TurkishMMLU: a JSON list of {@code question, choices[..], answer};
 *   <li>MMLU-style CSV: question, options, key, with or without a header;
 *   <li>open questions: any of these without options, with {@code source, page} where known.
 * </ul>
 *
 * <p>A key is an option's letter or its number counted from 0, as MMLU does. A row without an id is
 * named from its place: {@code line-12}, or {@code item-12} in a JSON list. A key that is missing
 * or names no option does not keep a question from being asked; its answer is then absent. A blank
 * stem does so only in an open question, where nothing else is left to ask with.
 */
public final class Questions {
  private Questions() {}

  /**
   * Reads a question file.
   *
   * @param file a file in any of the formats
   * @return its questions in order, at least one, each id once
   * @throws EarException where the file cannot be read, or a row is no question
   */
  public static List<Question> read(Path file) {
    return sound(rows(file));
  }

  /**
   * Reads questions from a stream, which stays open.
   *
   * @param in bytes in any of the formats
   * @param name what messages call it
   * @return its questions in order, at least one, each id once
   * @throws EarException where the stream cannot be read, or a row is no question
   */
  public static List<Question> read(InputStream in, String name) {
    return sound(rows(in, name));
  }

  /**
   * Reads a question file leniently, for an audit: rows that are no questions come with their
   * faults.
   *
   * @param file a file in any of the formats
   * @return its rows in order, at least one
   * @throws EarException where the file as a whole cannot be read
   */
  public static List<Row> rows(Path file) {
    return rows(bytes(file), file.toString());
  }

  /**
   * Reads questions from a stream leniently, for an audit; the stream stays open.
   *
   * @param in bytes in any of the formats
   * @param name what messages call it
   * @return its rows in order, at least one
   * @throws EarException where the stream as a whole cannot be read
   */
  public static List<Row> rows(InputStream in, String name) {
    try {
      return rows(in.readAllBytes(), name);
    } catch (IOException e) {
      throw new EarException(
          Category.INPUT,
          String.format(Locale.ROOT, "%s: cannot be read: %s", name, IoReason.of(e)),
          e);
    }
  }

  private static List<Row> rows(byte[] bytes, String name) {
    String text = Utf8.decode(bytes, name);
    List<RawRow> raw;
    String start = text.stripLeading();
    if (start.startsWith("{")) {
      raw = new JsonRows(name).lines(text);
    } else if (start.startsWith("[")) {
      raw = new JsonRows(name).list(text);
    } else {
      raw = new CsvRows(name).read(text);
    }
    if (raw.isEmpty()) {
      throw new EarException(
          Category.INPUT,
          name
              + ": no question in it; expected JSON lines, a JSON list, or CSV of question,"
              + " options, key");
    }
    return withoutRepeatedIds(raw.stream().map(RowParser::parse).toList());
  }

  private static List<Row> withoutRepeatedIds(List<Row> rows) {
    Map<String, String> placeOfId = new HashMap<>();
    List<Row> checked = new ArrayList<>();
    for (Row row : rows) {
      String earlier = placeOfId.putIfAbsent(row.id(), row.place());
      if (earlier == null) {
        checked.add(row);
      } else {
        List<Finding> faults = new ArrayList<>(row.faults());
        faults.add(
            new Finding(
                Reason.REPEATED_ID,
                String.format(
                    Locale.ROOT,
                    "id '%s' stands at %s too; give each question its own",
                    row.id(),
                    earlier)));
        checked.add(new Row(row.id(), row.place(), row.raw(), null, faults));
      }
    }
    return checked;
  }

  private static List<Question> sound(List<Row> rows) {
    List<Question> questions = new ArrayList<>();
    for (Row row : rows) {
      Question question = row.question();
      if (question == null) {
        throw new EarException(
            Category.INPUT, row.place() + ": " + row.faults().getFirst().detail());
      }
      questions.add(question);
    }
    return questions;
  }

  private static byte[] bytes(Path file) {
    if (Files.isDirectory(file)) {
      throw new EarException(Category.INPUT, file + ": is a folder; expected a question file");
    }
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new EarException(
          Category.INPUT,
          file + ": " + IoReason.of(e) + "; name a question file that may be read",
          e);
    }
  }
}
