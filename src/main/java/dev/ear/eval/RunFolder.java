package dev.ear.eval;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.ear.AtomicFile;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The folder of a run.
 *
 * <p>{@code run.json} says what it rests on, {@code summary.json} what it found, {@code
 * machine.json} where and how fast; {@code items.jsonl}, {@code evidence.jsonl} and {@code
 * answers.jsonl} have a line an item and cell, {@code questions.jsonl} the questions, {@code trec/}
 * run files and judgments for {@code trec_eval}. All but {@code machine.json} are equal byte for
 * byte for equal runs of a deterministic generator.
 */
public final class RunFolder {
  static final String RUN = "run.json";
  static final String MACHINE = "machine.json";
  static final String SUMMARY = "summary.json";
  static final String QUESTIONS = "questions.jsonl";
  static final String ITEMS = "items.jsonl";
  static final String EVIDENCE = "evidence.jsonl";
  static final String ANSWERS = "answers.jsonl";
  static final String TREC = "trec";

  private final Path folder;

  /** Creates the view of a folder. */
  public RunFolder(Path folder) {
    this.folder = folder;
  }

  /** Returns the folder itself. */
  public Path path() {
    return folder;
  }

  /** Reads what the run rests on. */
  public RunInfo info() {
    return json(RUN, RunInfo.class);
  }

  /** Reads where and how fast it ran. */
  public MachineInfo machine() {
    return json(MACHINE, MachineInfo.class);
  }

  /** Reads what it found. */
  public RunSummary summary() {
    return json(SUMMARY, RunSummary.class);
  }

  /** Reads its questions. */
  public List<Question> questions() {
    return Questions.read(folder.resolve(QUESTIONS));
  }

  /** Reads the measures of each item and retrieval cell. */
  public List<RetrievedItem> items() {
    return lines(ITEMS, RetrievedItem.class);
  }

  /** Reads the evidence of each item and retrieval cell. */
  public List<CellEvidence> evidence() {
    return lines(EVIDENCE, CellEvidence.class);
  }

  /** Reads the answers; none for a retrieval run. */
  public List<AnswerItem> answers() {
    return lines(ANSWERS, AnswerItem.class);
  }

  void write(String file, Object value) {
    String text = EvalJson.indented(value);
    AtomicFile.write(folder.resolve(file), writer -> writer.write(text));
  }

  AtomicFile begin(String file) {
    return new AtomicFile(folder.resolve(file));
  }

  static void append(AtomicFile file, Object value) {
    file.append(writer -> writer.write(EvalJson.line(value) + "\n"));
  }

  private <T> T json(String name, Class<T> type) {
    Path file = folder.resolve(name);
    try {
      return EvalJson.read(Files.readString(file, StandardCharsets.UTF_8), type);
    } catch (IOException e) {
      throw unreadable(file, 1, e);
    }
  }

  private <T> List<T> lines(String name, Class<T> type) {
    Path file = folder.resolve(name);
    var values = new ArrayList<T>();
    try (var reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        values.add(EvalJson.read(line, type));
      }
      return values;
    } catch (IOException e) {
      throw unreadable(file, values.size() + 1, e);
    }
  }

  private static EarException unreadable(Path file, int line, IOException e) {
    String what =
        switch (e) {
          case NoSuchFileException none -> "is missing";
          case JsonProcessingException json -> "is not as a run writes it";
          default -> "cannot be read (" + IoReason.of(e) + ")";
        };
    return new EarException(
        Category.INPUT,
        String.format(
            Locale.ROOT,
            "%s:%d: %s; expected the folder of a run that ear eval wrote",
            file,
            line,
            what),
        e);
  }
}
