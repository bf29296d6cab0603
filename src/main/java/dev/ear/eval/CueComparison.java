package dev.ear.eval;

import dev.ear.unit.UnitKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A paired test of two retrieval cells on the cues of the same items (METHOD 6).
 *
 * @param method the cell tested
 * @param baseline the cell it is set against
 * @param items how many items
 * @param baselineCues items with a cue in the baseline's hits
 * @param methodCues items with a cue in the method's hits
 * @param difference the method's cue rate less the baseline's
 * @param interval 95% bootstrap interval of the difference
 * @param onlyBaseline items with a cue in the baseline's hits alone
 * @param onlyMethod items with a cue in the method's hits alone
 * @param p two-sided exact McNemar
 */
public record CueComparison(
    String method,
    String baseline,
    int items,
    int baselineCues,
    int methodCues,
    double difference,
    Bootstrap.Interval interval,
    int onlyBaseline,
    int onlyMethod,
    double p) {

  /**
   * Tests windows and parents, under every ranking, against chunks and pages of the same amount.
   *
   * @param cues for each cell and item whether a hit has the cue; cells in the order of the plan
   */
  static List<CueComparison> all(Map<Cell, List<Boolean>> cues) {
    var comparisons = new ArrayList<CueComparison>();
    cues.forEach(
        (method, found) -> {
          for (UnitKind kind : List.of(UnitKind.CHUNK, UnitKind.PAGE)) {
            Cell baseline = Cell.of(kind, method.amount(), 0, method.ranking());
            if (Cell.hasRadius(method.unit()) && cues.containsKey(baseline)) {
              comparisons.add(of(method, found, baseline, cues.get(baseline)));
            }
          }
        });
    return comparisons;
  }

  static CueComparison of(
      Cell method, List<Boolean> found, Cell baseline, List<Boolean> foundBefore) {
    int[] differences = new int[found.size()];
    int before = 0;
    int now = 0;
    int onlyBefore = 0;
    int onlyNow = 0;
    for (int i = 0; i < differences.length; i++) {
      int was = foundBefore.get(i) ? 1 : 0;
      int is = found.get(i) ? 1 : 0;
      differences[i] = is - was;
      before += was;
      now += is;
      onlyBefore += was > is ? 1 : 0;
      onlyNow += is > was ? 1 : 0;
    }
    return new CueComparison(
        method.label(),
        baseline.label(),
        differences.length,
        before,
        now,
        (now - before) / (double) differences.length,
        Bootstrap.interval(differences),
        onlyBefore,
        onlyNow,
        new McNemar(onlyBefore, onlyNow).p());
  }
}
