package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.List;
import java.util.Locale;

/** Tests the difference of two answered runs on the same items (METHOD 6). */
final class PairedTest {
  private PairedTest() {}

  /**
   * Tests a method against a baseline.
   *
   * @return the comparison, as if it were the only one of its family
   * @throws EarException where the runs differ in anything but the unit, or are not complete
   */
  static Comparison of(AnsweredRun baseline, AnsweredRun method) {
    List<String> differing = baseline.protocol().differences(method.protocol());
    String pair =
        String.format(Locale.ROOT, "'%s' and '%s'", baseline.cell().label(), method.cell().label());
    if (!differing.isEmpty()) {
      throw new EarException(
          Category.USAGE,
          String.format(
              Locale.ROOT,
              "%s cannot be compared: they differ in %s; a paired test needs runs that differ in"
                  + " the unit alone",
              pair,
              String.join(", ", differing)));
    }
    if (!baseline.complete() || !method.complete()) {
      throw new EarException(
          Category.USAGE,
          String.format(
              Locale.ROOT,
              "%s cannot be compared: items were not run; run again to complete them",
              pair));
    }
    int[] differences = new int[method.correct().size()];
    int onlyBaseline = 0;
    int onlyMethod = 0;
    int baselineCorrect = 0;
    int methodCorrect = 0;
    for (int i = 0; i < differences.length; i++) {
      int before = baseline.correct().get(i) ? 1 : 0;
      int now = method.correct().get(i) ? 1 : 0;
      differences[i] = now - before;
      baselineCorrect += before;
      methodCorrect += now;
      onlyBaseline += before > now ? 1 : 0;
      onlyMethod += now > before ? 1 : 0;
    }
    double p = new McNemar(onlyBaseline, onlyMethod).p();
    return new Comparison(
        method.cell().model(),
        method.cell().prompt(),
        method.cell().k(),
        String.valueOf(method.cell().retrieval()),
        String.valueOf(baseline.cell().retrieval()),
        differences.length,
        baselineCorrect,
        methodCorrect,
        (methodCorrect - baselineCorrect) / (double) differences.length,
        Bootstrap.interval(differences),
        onlyBaseline,
        onlyMethod,
        p,
        p,
        p);
  }
}
