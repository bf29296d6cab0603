package dev.ear.report;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.Sha256;
import dev.ear.eval.RetrievedItem;
import dev.ear.question.Question;
import dev.ear.question.Support;
import dev.ear.search.ContextRenderer;
import dev.ear.search.Hit;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/**
 * Judgment sheets: passages for people to say of each whether it supports the answer.
 *
 * <p>Two kinds of rows: the first passage of each item that holds the answer's cue, once however
 * many cells return it, and the block by which the support heuristic takes an item as supported.
 * Read back, they give the precision of cues, cell by cell, and of the heuristic.
 */
final class Judgments {
  private static final int KEY_DIGITS = 16;

  private static final String CUE = "cue";
  private static final String SUPPORT = "support";
  private static final String KEY = "key";
  private static final String VERDICT = "supports (yes/no)";

  /** Spreadsheets take a file for UTF-8 only with it. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private Judgments() {}

  /**
   * A passage to judge.
   *
   * @param key what finds it again: a checksum of kind, item and passage
   * @param kind cue or support
   * @param question the question
   * @param place where the passage stands
   * @param passage its text
   */
  record Sheet(String key, String kind, Question question, String place, String passage) {}

  /** Returns all passages to judge, each once. */
  static List<Sheet> sheets(List<ReportRun> runs, @Nullable CorpusFacts corpus) {
    Map<String, Sheet> sheets = new LinkedHashMap<>();
    for (ReportRun run : runs) {
      Map<String, Question> questions = byId(run);
      for (int i = 0; i < run.items().size(); i++) {
        Sheet sheet = cueSheet(run, i, questions);
        if (sheet != null) {
          sheets.putIfAbsent(sheet.key(), sheet);
        }
      }
      if (corpus != null) {
        for (Question question : run.questions()) {
          corpus
              .heuristic()
              .support(question)
              .map(s -> supportSheet(question, s))
              .ifPresent(sheet -> sheets.putIfAbsent(sheet.key(), sheet));
        }
      }
    }
    return List.copyOf(sheets.values());
  }

  private static Map<String, Question> byId(ReportRun run) {
    Map<String, Question> questions = new LinkedHashMap<>();
    run.questions().forEach(question -> questions.put(question.id(), question));
    return questions;
  }

  private static @Nullable Sheet cueSheet(
      ReportRun run, int line, Map<String, Question> questions) {
    RetrievedItem item = run.items().get(line);
    Question question = questions.get(item.id());
    if (!item.cue() || question == null) {
      return null;
    }
    Hit hit = run.evidence().get(line).evidence().hits().get(item.cueRank() - 1);
    String passage = ContextRenderer.printed(hit, run.options());
    return new Sheet(
        key(CUE, item.id(), passage), CUE, question, ContextRenderer.place(hit), passage);
  }

  private static Sheet supportSheet(Question question, Support support) {
    String place = support.block().book() + ", s. " + support.block().page();
    return new Sheet(
        key(SUPPORT, question.id(), support.block().text()),
        SUPPORT,
        question,
        place,
        support.block().text());
  }

  /** Writes the sheets as CSV, the column for the judgment empty. */
  static String csv(List<Sheet> sheets) throws IOException {
    var text = new StringBuilder(BYTE_ORDER_MARK);
    try (var printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
      printer.printRecord(KEY, "kind", "id", "question", "answer", "place", "passage", VERDICT);
      for (Sheet sheet : sheets) {
        printer.printRecord(
            sheet.key(),
            sheet.kind(),
            sheet.question().id(),
            sheet.question().text(),
            sheet.question().goldText().orElse(""),
            sheet.place(),
            sheet.passage(),
            "");
      }
    }
    return text.toString();
  }

  /**
   * Reads filled sheets.
   *
   * @return for each judged key whether the passage supports the answer; rows left empty are absent
   * @throws EarException where a file is no sheet or a judgment is neither yes nor no
   */
  static Map<String, Boolean> read(List<Path> files) {
    Map<String, Boolean> judged = new LinkedHashMap<>();
    for (Path file : files) {
      CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
      try (CSVParser parser = CSVParser.parse(new StringReader(text(file)), format)) {
        if (!parser.getHeaderNames().containsAll(List.of(KEY, VERDICT))) {
          throw new EarException(
              Category.INPUT,
              String.format(
                  Locale.ROOT,
                  "%s:1: no judgment sheet; expected columns '%s' and '%s', as ear report writes"
                      + " them",
                  file,
                  KEY,
                  VERDICT));
        }
        for (CSVRecord row : parser) {
          Boolean verdict = verdict(row.get(VERDICT), file, row.getRecordNumber());
          if (verdict != null) {
            judged.put(row.get(KEY), verdict);
          }
        }
      } catch (IOException | java.io.UncheckedIOException e) {
        throw new EarException(
            Category.INPUT,
            file + ": cannot be read as a judgment sheet (" + e.getMessage() + "); expected CSV",
            e);
      }
    }
    return judged;
  }

  private static String text(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  private static @Nullable Boolean verdict(String cell, Path file, long row) {
    return switch (cell.strip().toLowerCase(Locale.ROOT)) {
      case "" -> null;
      case "yes", "y", "evet", "e", "1" -> true;
      case "no", "n", "hay\u0131r", "h", "0" -> false;
      default ->
          throw new EarException(
              Category.INPUT,
              String.format(
                  Locale.ROOT,
                  "%s: row %d: judgment '%s'; expected yes or no, or nothing where it is not"
                      + " judged",
                  file,
                  row,
                  cell.strip()));
    };
  }

  /** Returns what judgments say of cues, cell by cell, and of the support heuristic. */
  static ReportTable table(
      List<ReportRun> runs, @Nullable CorpusFacts corpus, Map<String, Boolean> judged) {
    var table =
        new ReportTable.Builder(
            "judgments", "People's judgments", "What", "Items", "Judged", "Supports", "Precision");
    for (ReportRun run : runs) {
      Map<String, Question> questions = byId(run);
      Map<String, List<String>> keysOfCell = new LinkedHashMap<>();
      for (int i = 0; i < run.items().size(); i++) {
        Sheet sheet = cueSheet(run, i, questions);
        List<String> keys =
            keysOfCell.computeIfAbsent(run.items().get(i).cell(), cell -> new ArrayList<>());
        if (sheet != null) {
          keys.add(sheet.key());
        }
      }
      keysOfCell.forEach(
          (cell, keys) -> row(table, "Cues of " + run.name() + " " + cell, keys, judged));
    }
    if (corpus != null) {
      row(
          table,
          "Support heuristic",
          sheets(runs, corpus).stream()
              .filter(sheet -> sheet.kind().equals(SUPPORT))
              .map(Sheet::key)
              .toList(),
          judged);
    }
    return table
        .note(
            "Precision is over the judged rows alone. Of a cell the first passage with the cue is"
                + " judged.")
        .build();
  }

  private static void row(
      ReportTable.Builder table, String what, List<String> keys, Map<String, Boolean> judged) {
    List<Boolean> verdicts = keys.stream().filter(judged::containsKey).map(judged::get).toList();
    long supports = verdicts.stream().filter(verdict -> verdict).count();
    table.row(
        what,
        Num.count(keys.size()),
        Num.count(verdicts.size()),
        Num.count(supports),
        verdicts.isEmpty() ? Num.NONE : Num.rate(supports / (double) verdicts.size()));
  }

  private static String key(String kind, String id, String passage) {
    return Sha256.hex(kind + "\n" + id + "\n" + passage).substring(0, KEY_DIGITS);
  }
}
