package dev.ear.question;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The outcome of auditing a question set (METHOD 6).
 *
 * @param rows every row in order with its grade
 */
public record Audit(List<Audited> rows) {

  /**
   * A row and what the audit makes of it.
   *
   * @param row the row
   * @param grade the worst grade of its findings; pass without any
   * @param findings everything found, those that reject first
   */
  public record Audited(Row row, Grade grade, List<Finding> findings) {}

  /** Takes a copy. */
  public Audit {
    rows = List.copyOf(rows);
  }

  /**
   * Audits a question set.
   *
   * @param rows its rows, as {@link Questions#rows} reads them
   * @return the audit, a row for a row
   */
  public static Audit of(List<Row> rows) {
    StemChecks stems = new StemChecks(AuditCues.load());
    Map<String, String> placeOfContent = new HashMap<>();
    List<Audited> audited = new ArrayList<>();
    for (Row row : rows) {
      List<Finding> findings = new ArrayList<>(row.faults());
      Question question = row.question();
      if (question != null) {
        KeyAndOptionChecks.check(question, findings);
        stems.check(question, findings);
        String earlier = placeOfContent.putIfAbsent(content(question), row.place());
        if (earlier != null) {
          findings.add(
              new Finding(
                  Reason.REPEATED_QUESTION,
                  String.format(Locale.ROOT, "same stem and options as at %s", earlier)));
        }
      }
      findings.sort((a, b) -> b.reason().grade().compareTo(a.reason().grade()));
      Grade grade = findings.isEmpty() ? Grade.PASS : findings.getFirst().reason().grade();
      audited.add(new Audited(row, grade, List.copyOf(findings)));
    }
    return new Audit(audited);
  }

  /** Returns the questions that pass, in order. */
  public List<Question> strict() {
    return questions(Grade.PASS);
  }

  /** Returns the questions that pass or wait for review, in order. */
  public List<Question> provisional() {
    return questions(Grade.REVIEW);
  }

  /** Returns how many rows have each grade, grades without a row included. */
  public Map<Grade, Integer> counts() {
    Map<Grade, Integer> counts = new EnumMap<>(Grade.class);
    for (Grade grade : Grade.values()) {
      counts.put(grade, 0);
    }
    rows.forEach(row -> counts.merge(row.grade(), 1, Integer::sum));
    return counts;
  }

  /** Returns how many rows have each reason that any row has, in the order of reasons. */
  public Map<Reason, Integer> reasons() {
    Map<Reason, Integer> counts = new EnumMap<>(Reason.class);
    for (Audited row : rows) {
      row.findings().stream()
          .map(Finding::reason)
          .distinct()
          .forEach(reason -> counts.merge(reason, 1, Integer::sum));
    }
    return counts;
  }

  private List<Question> questions(Grade worst) {
    List<Question> questions = new ArrayList<>();
    for (Audited audited : rows) {
      Question question = audited.row().question();
      if (question != null && audited.grade().compareTo(worst) <= 0) {
        questions.add(question);
      }
    }
    return questions;
  }

  private static String content(Question question) {
    StringBuilder content = new StringBuilder(KeyAndOptionChecks.plain(question.text()));
    question.options().stream()
        .map(option -> KeyAndOptionChecks.plain(option.text()))
        .sorted()
        .forEach(text -> content.append('\n').append(text));
    return content.toString();
  }
}
