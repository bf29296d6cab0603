package dev.ear.cli;

import dev.ear.AtomicFile;
import dev.ear.question.Question;
import java.nio.file.Path;
import java.util.List;

/** Writes questions in EAR's own form, one a line. */
final class QuestionFiles {
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
}
