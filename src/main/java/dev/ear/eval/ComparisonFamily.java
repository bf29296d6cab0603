package dev.ear.eval;

import dev.ear.unit.UnitKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The family of paired tests against chunks: windows and parents, for each model, prompt and k
 * (METHOD 6). Pages are a diagnostic and stand outside.
 */
public final class ComparisonFamily {
  private ComparisonFamily() {}

  /**
   * Tests the methods of some run folders as one family.
   *
   * @param runs folders of answered runs
   * @return the comparisons, in the order of folders and of cells within them
   * @throws dev.ear.EarException where a method and its baseline may not be compared, or a folder
   *     cannot be read
   */
  public static List<Comparison> ofRuns(List<RunFolder> runs) {
    var answered = new ArrayList<AnsweredRun>();
    for (RunFolder run : runs) {
      RunInfo info = run.info();
      Map<AnswerCell, List<AnswerItem>> byCell = new LinkedHashMap<>();
      for (AnswerItem item : run.answers()) {
        byCell.computeIfAbsent(item.cell(), cell -> new ArrayList<>()).add(item);
      }
      byCell.values().forEach(items -> answered.add(AnsweredRun.of(info, items)));
    }
    return of(answered);
  }

  /**
   * Tests every window and parent run against the chunk run of its model, prompt and k.
   *
   * @param runs answered runs, of one run folder or several; incomplete ones are left out
   * @return the comparisons in the order of methods, corrected over the family; those without a
   *     chunk run are left out
   * @throws dev.ear.EarException where a method and its baseline may not be compared
   */
  static List<Comparison> of(List<AnsweredRun> runs) {
    var comparisons = new ArrayList<Comparison>();
    for (AnsweredRun method : runs) {
      if (method.complete() && isMethod(method.cell())) {
        baseline(method, runs).ifPresent(b -> comparisons.add(PairedTest.of(b, method)));
      }
    }
    return corrected(comparisons);
  }

  private static boolean isMethod(AnswerCell cell) {
    return UnitKind.WINDOW.label().equals(cell.unit())
        || UnitKind.PARENT.label().equals(cell.unit());
  }

  /** The chunk run that may be compared, or else one that explains by its refusal why none may. */
  private static Optional<AnsweredRun> baseline(AnsweredRun method, List<AnsweredRun> runs) {
    List<AnsweredRun> chunks =
        runs.stream()
            .filter(run -> run.complete() && isChunkFor(run.cell(), method.cell()))
            .toList();
    return chunks.stream()
        .filter(chunk -> chunk.protocol().differences(method.protocol()).isEmpty())
        .findFirst()
        .or(() -> chunks.stream().findFirst());
  }

  private static boolean isChunkFor(AnswerCell chunk, AnswerCell method) {
    return UnitKind.CHUNK.label().equals(chunk.unit())
        && chunk.generator().equals(method.generator())
        && chunk.model().equals(method.model())
        && chunk.prompt().equals(method.prompt())
        && Objects.equals(chunk.k(), method.k());
  }

  private static List<Comparison> corrected(List<Comparison> comparisons) {
    List<Double> p = comparisons.stream().map(Comparison::p).toList();
    List<Double> holm = Corrections.holm(p);
    List<Double> bonferroni = Corrections.bonferroni(p);
    var corrected = new ArrayList<Comparison>();
    for (int i = 0; i < comparisons.size(); i++) {
      corrected.add(comparisons.get(i).corrected(holm.get(i), bonferroni.get(i)));
    }
    return List.copyOf(corrected);
  }
}
