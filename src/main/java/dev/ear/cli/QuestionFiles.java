package dev.ear.cli;

import dev.ear.AtomicFile;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import dev.ear.question.Row;
import java.nio.file.Path;
import java.util.List;

/** Writes questions in EAR's own form, one a line. */
final class QuestionFiles {
  private static final Path STANDARD_INPUT = Path.of("-");

  private QuestionFiles() {}

  static void write(Path file, List<Question> questions) {
    AtomicFile.write(
        file,
        writer -> {
          for (Question question : questions) {
            writer.write(Json.line(question.toJson()) + "\n");
          }
        });
  }

  /** Reads a question file; {@code -} is standard input. */
  static List<Question> read(Path file, Terminal terminal) {
    return file.equals(STANDARD_INPUT)
        ? Questions.read(terminal.in(), "standard input")
        : Questions.read(file);
  }

  /**
   * Returns the question of an id.
   *
   * @throws EarException where none has it
   */
  static Question one(List<Question> all, String id, Path file) {
    return all.stream()
        .filter(question -> question.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new EarException(
                    Category.USAGE,
                    file
                        + " has no question with id '"
                        + id
                        + "'; its ids run from "
                        + all.getFirst().id()
                        + " to "
                        + all.getLast().id()));
  }

  /** Reads a question file leniently, for an audit; {@code -} is standard input. */
  static List<Row> rows(Path file, Terminal terminal) {
    return file.equals(STANDARD_INPUT)
        ? Questions.rows(terminal.in(), "standard input")
        : Questions.rows(file);
  }
}
