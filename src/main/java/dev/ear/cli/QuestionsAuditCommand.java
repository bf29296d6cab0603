package dev.ear.cli;

import dev.ear.ConstantName;
import dev.ear.index.FolderOwner;
import dev.ear.question.Audit;
import dev.ear.question.Finding;
import dev.ear.question.Grade;
import dev.ear.question.Reason;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Audits a question set. */
@Command(
    name = "audit",
    description = "Says which questions pass, need review or are rejected, and why.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "With --out DIR it writes DIR/strict.jsonl (pass) and DIR/provisional.jsonl (pass and review)"
          + " in EAR's own form.",
      "",
      "Example:",
      "  ear questions audit eval/questions/tarih.jsonl --out audited"
    })
final class QuestionsAuditCommand implements Callable<Integer> {
  private static final String STRICT = "strict.jsonl";
  private static final String PROVISIONAL = "provisional.jsonl";

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A question file in any format EAR reads.")
  private Path file = Path.of("-");

  @Option(names = "--out", paramLabel = "DIR", description = "Also write the two splits there.")
  private @Nullable Path out;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  QuestionsAuditCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * The audit as JSON.
   *
   * @param questions how many rows there are
   * @param grades rows by grade, every grade present
   * @param reasons rows by reason, those that occur
   * @param rows every row with its grade and findings
   */
  record Shown(
      int questions,
      Map<String, Integer> grades,
      Map<String, Integer> reasons,
      List<ShownRow> rows) {}

  /**
   * A row.
   *
   * @param id its id
   * @param place where it stands
   * @param grade its grade
   * @param findings what was found
   */
  record ShownRow(String id, String place, String grade, List<ShownFinding> findings) {}

  /**
   * A finding.
   *
   * @param reason its kind
   * @param detail what exactly
   */
  record ShownFinding(String reason, String detail) {}

  @Override
  public Integer call() {
    if (out != null) {
      FolderOwner.refuseAsOutput(out);
    }
    Audit audit = Audit.of(QuestionFiles.rows(file, terminal));
    if (out != null) {
      QuestionFiles.write(out.resolve(STRICT), audit.strict());
      QuestionFiles.write(out.resolve(PROVISIONAL), audit.provisional());
    }
    if (json) {
      terminal.println(Json.line(shown(audit)));
    } else {
      print(audit);
    }
    return Main.DONE;
  }

  private static Shown shown(Audit audit) {
    Map<String, Integer> grades = new LinkedHashMap<>();
    audit.counts().forEach((grade, count) -> grades.put(ConstantName.of(grade), count));
    Map<String, Integer> reasons = new LinkedHashMap<>();
    audit.reasons().forEach((reason, count) -> reasons.put(ConstantName.of(reason), count));
    return new Shown(
        audit.rows().size(),
        grades,
        reasons,
        audit.rows().stream().map(QuestionsAuditCommand::shown).toList());
  }

  private static ShownRow shown(Audit.Audited row) {
    return new ShownRow(
        row.row().id(),
        row.row().place(),
        ConstantName.of(row.grade()),
        row.findings().stream()
            .map(f -> new ShownFinding(ConstantName.of(f.reason()), f.detail()))
            .toList());
  }

  private void print(Audit audit) {
    var grades = new Table("grade", "questions");
    audit
        .counts()
        .forEach((grade, count) -> grades.row(ConstantName.of(grade), Figures.count(count)));
    grades.row("total", Figures.count(audit.rows().size()));
    grades.print(terminal);
    Map<Reason, Integer> reasons = audit.reasons();
    if (!reasons.isEmpty()) {
      terminal.println();
      var table = new Table("reason", "grade", "questions");
      reasons.forEach(
          (reason, count) ->
              table.row(
                  ConstantName.of(reason), ConstantName.of(reason.grade()), Figures.count(count)));
      table.print(terminal);
      terminal.println();
      var rows = new Table("question", "grade", "found");
      for (Audit.Audited row : audit.rows()) {
        for (Finding finding : row.findings()) {
          rows.row(row.row().id(), ConstantName.of(finding.reason().grade()), finding.detail());
        }
      }
      rows.print(terminal);
    }
    terminal.println();
    terminal.wrapped(
        "",
        String.format(
            Locale.ROOT,
            "strict split: %d questions, provisional split: %d%s",
            audit.counts().getOrDefault(Grade.PASS, 0),
            audit.provisional().size(),
            out == null ? "" : "; written to " + out));
  }
}
