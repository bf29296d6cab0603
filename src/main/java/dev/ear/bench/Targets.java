package dev.ear.bench;

import dev.ear.index.Manifest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Sets a run against what windows stored as spans are meant to reach. */
final class Targets {
  private static final double MEBI = 1 << 20;

  private final BenchResult result;
  private final List<Target> targets = new ArrayList<>();

  /**
   * A target.
   *
   * @param what what is measured
   * @param aim what it should be
   * @param measured what it is
   * @param reached whether that is good enough
   */
  record Target(String what, String aim, String measured, boolean reached) {}

  private Targets(BenchResult result) {
    this.result = result;
  }

  static List<Target> of(BenchResult result) {
    var targets = new Targets(result);
    targets.builds();
    targets.queries();
    targets.growth();
    return targets.targets;
  }

  private void builds() {
    BuildCost spans =
        result.builds().stream().filter(b -> b.windows().equals("spans")).findFirst().orElseThrow();
    Manifest.Seconds best = spans.best();
    atMost(
        "bytes of windows over bytes of chunks",
        2.5,
        (double) spans.bytes().windows() / spans.bytes().chunks(),
        "%.2f");
    atMost(
        "window build seconds over chunk build seconds",
        3,
        median(spans, Manifest.Seconds::windows) / median(spans, Manifest.Seconds::chunks),
        "%.2f");
    atLeast("words a second, whole build", 200_000, spans.counts().words() / best.total(), "%,.0f");
    atMost("MiB of heap a build needed", 512, spans.liveHeap() / MEBI, "%.0f");
  }

  private void queries() {
    int k = result.queries().getFirst().k();
    QueryCost window = find(q -> q.unit().equals("window") && q.k() == k && q.scale() == 1);
    QueryCost parent = find(q -> q.unit().equals("parent") && q.k() == k && q.scale() == 1);
    atMost("µs to rank, median", 40, window.rank().p50(), "%.1f");
    atMost("99th percentile over median", 5, window.rank().p99() / window.rank().p50(), "%.2f");
    atMost(
        "the same, of the questions' own medians",
        5,
        window.rank().questionP99() / window.rank().p50(),
        "%.2f");
    atMost(
        "parent with its text over window with its text",
        4,
        parent.whole().mean() / window.whole().mean(),
        "%.2f");
  }

  private void growth() {
    int scale = result.queries().stream().mapToInt(QueryCost::scale).max().orElse(1);
    if (scale > 1) {
      QueryCost small = find(q -> q.unit().equals("window") && q.scale() == 1);
      QueryCost large = find(q -> q.unit().equals("window") && q.scale() == scale);
      atMost(
          "median at " + scale + " times the corpus over median",
          4,
          large.rank().p50() / small.rank().p50(),
          "%.2f");
    }
  }

  private QueryCost find(Predicate<QueryCost> wanted) {
    return result.queries().stream()
        .filter(q -> "spans".equals(q.windows()))
        .filter(wanted)
        .findFirst()
        .orElseThrow();
  }

  private static double median(BuildCost build, ToDoubleFunction<Manifest.Seconds> seconds) {
    double[] sorted = build.rounds().stream().mapToDouble(seconds).sorted().toArray();
    return sorted[sorted.length / 2];
  }

  private void atMost(String what, double limit, double measured, String format) {
    add(what, "≤ ", limit, measured, format, measured <= limit);
  }

  private void atLeast(String what, double limit, double measured, String format) {
    add(what, "≥ ", limit, measured, format, measured >= limit);
  }

  private void add(
      String what, String sign, double limit, double measured, String format, boolean reached) {
    String aim = limit == Math.rint(limit) ? "%,.0f" : "%.1f";
    targets.add(
        new Target(
            what,
            sign + String.format(Locale.ROOT, aim, limit),
            String.format(Locale.ROOT, format, measured),
            reached));
  }
}
