package dev.ear.bench;

import dev.ear.index.Manifest;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a run as tables for people. */
final class MarkdownReport {
  private static final double MEBI = 1 << 20;
  private static final double MEGA = 1e6;
  private static final double MILLI = 1e3;

  private final BenchResult result;
  private final StringBuilder out = new StringBuilder();

  private MarkdownReport(BenchResult result) {
    this.result = result;
  }

  static String of(BenchResult result) {
    var report = new MarkdownReport(result);
    report.head();
    report.targets();
    report.paper();
    report.builds();
    report.queries();
    report.files();
    return report.out.toString();
  }

  private void head() {
    line(
        "%s, %s, %d processors, heap limit %.0f MiB. %d questions; %,d answers of the ways of"
            + " storing windows compared before timing, all equal. Query analysis: median %.0f µs,"
            + " mean %.0f µs a question.",
        result.machine().java(),
        result.machine().os(),
        result.machine().processors(),
        result.machine().heapLimit() / MEBI,
        result.questions(),
        result.compared(),
        result.analysis().p50(),
        result.analysis().mean());
    line("");
  }

  private void targets() {
    line("## Targets for windows as spans");
    line("");
    line("| what | target | measured | |");
    line("|---|--:|--:|---|");
    for (Targets.Target target : Targets.of(result)) {
      line(
          "| %s | %s | %s | %s |",
          target.what(), target.aim(), target.measured(), target.reached() ? "reached" : "missed");
    }
    line("");
  }

  /** Table V of the paper as its text gives it. */
  private void paper() {
    line("## Table V of the paper, beside ours");
    line("");
    line("Their corpus, questions and machine are others: compare ratios.");
    line("");
    line("| | paper | windows as documents | windows as spans |");
    line("|---|--:|--:|--:|");
    BuildCost documents = build("documents");
    BuildCost spans = build("spans");
    line("| windows / chunks | 33,228 / 1,397 | %s | %s |", counts(documents), counts(spans));
    line(
        "| build seconds, windows / chunks | 6.877 / 0.011 = 625 | %s | %s |",
        seconds(documents), seconds(spans));
    line(
        "| size, windows / chunks (paper: heap; ours: disk) | 143.0 / 3.4 MiB = 42 | %s | %s |",
        size(documents), size(spans));
    for (int k : result.queries().stream().map(QueryCost::k).distinct().toList()) {
      line(
          "| k = %d: ms to rank, window / chunk | 24.4–25.2 / 60.6–62.4 = 0.4 | %s | %s |",
          k, ranks("documents", "window", k), ranks("spans", "window", k));
      line(
          "| k = %d: ms with text, parent / window | about 149 / 25 = 6 | %s | %s |",
          k, wholes("documents", k), wholes("spans", k));
    }
    line("");
  }

  private void builds() {
    line("## Builds");
    line("");
    line(
        "| windows as | radius | corpus × | words | windows | MB on disk: windows | chunks | pages"
            + " | s: analysis | windows | chunks | pages | whole, best | median | mean of 3 | CPU s"
            + " | live heap MiB | peak MiB |");
    line("|---|" + "--:|".repeat(17));
    for (BuildCost b : result.builds()) {
      Manifest.Seconds best = b.best();
      line(
          "| %s | %d | %d | %,d | %,d | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f |"
              + " %.2f | %.2f | %.1f | %.0f | %.0f |",
          b.windows(),
          b.radius(),
          b.scale(),
          b.counts().words(),
          b.counts().windows(),
          b.bytes().windows() / MEGA,
          b.bytes().chunks() / MEGA,
          b.bytes().pages() / MEGA,
          best.analysis(),
          best.windows(),
          best.chunks(),
          best.pages(),
          best.total(),
          median(b),
          b.rounds().stream().mapToDouble(Manifest.Seconds::total).limit(3).average().orElse(0),
          b.cpuSeconds(),
          b.liveHeap() / MEBI,
          b.peakHeap() / MEBI);
    }
    line("");
  }

  private void queries() {
    line("## Queries");
    line("");
    line(
        "Microseconds a question, warm. Ranking leaves query analysis and texts out; `whole` is all"
            + " of it. `question p99` is the 99th percentile of the questions' own medians.");
    line("");
    line(
        "| unit | windows as | radius | k | corpus × | words retrieved | rank mean | p50 | p95 |"
            + " p99 | question p99 | best round | median round | mean of 3 | fallback n | fallback"
            + " p50 | p99 | whole mean | p50 | p99 | bytes allocated | open ms | first query µs |"
            + " questions/s, 2 threads |");
    line("|---|---|" + "--:|".repeat(22));
    for (QueryCost q : result.queries()) {
      Latency rank = q.rank();
      line(
          "| %s | %s | %s | %d | %d | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f"
              + " | %d | %s | %.0f | %.0f | %.0f | %,.0f | %.1f | %.0f | %,.0f |",
          q.unit(),
          q.windows() == null ? "" : q.windows(),
          q.radius() == null ? "" : String.valueOf(q.radius()),
          q.k(),
          q.scale(),
          q.retrievedWords(),
          rank.mean(),
          rank.p50(),
          rank.p95(),
          rank.p99(),
          rank.questionP99(),
          rank.bestRound(),
          rank.medianRound(),
          rank.meanOfThree(),
          q.fallbackQuestions(),
          fallback(q),
          q.whole().mean(),
          q.whole().p50(),
          q.whole().p99(),
          q.allocated(),
          q.openMillis(),
          q.firstMicros(),
          q.perSecond());
    }
    line("");
  }

  private void files() {
    line("## Bytes on disk by kind of file");
    line("");
    line("| windows as | file | bytes |");
    line("|---|---|--:|");
    for (BuildCost b : new BuildCost[] {build("documents"), build("spans")}) {
      b.bytesByKind().forEach((kind, bytes) -> line("| %s | %s | %,d |", b.windows(), kind, bytes));
    }
    line("");
  }

  private static String fallback(QueryCost q) {
    Latency fallback = q.rankFallback();
    return fallback == null
        ? " | "
        : String.format(Locale.ROOT, "%.1f | %.1f", fallback.p50(), fallback.p99());
  }

  private String ranks(String windows, String unit, int k) {
    double window = row(windows, unit, k).rank().mean() / MILLI;
    double chunk =
        result.queries().stream()
                .filter(q -> q.unit().equals("chunk") && q.k() == k)
                .findFirst()
                .orElseThrow()
                .rank()
                .mean()
            / MILLI;
    return ratio("%.3f / %.3f = %.2f", window, chunk);
  }

  private String wholes(String windows, int k) {
    return ratio(
        "%.2f / %.2f = %.1f",
        row(windows, "parent", k).whole().mean() / MILLI,
        row(windows, "window", k).whole().mean() / MILLI);
  }

  private QueryCost row(String windows, String unit, int k) {
    return result.queries().stream()
        .filter(q -> windows.equals(q.windows()) && q.unit().equals(unit) && q.k() == k)
        .findFirst()
        .orElseThrow();
  }

  private BuildCost build(String windows) {
    return result.builds().stream()
        .filter(b -> b.windows().equals(windows))
        .findFirst()
        .orElseThrow();
  }

  private static String counts(BuildCost b) {
    return String.format(Locale.ROOT, "%,d / %,d", b.counts().windows(), b.counts().chunks());
  }

  private static String seconds(BuildCost b) {
    return ratio("%.2f / %.2f = %.1f", b.best().windows(), b.best().chunks());
  }

  private static String size(BuildCost b) {
    return ratio("%.1f / %.1f MiB = %.1f", b.bytes().windows() / MEBI, b.bytes().chunks() / MEBI);
  }

  private static String ratio(String format, double one, double other) {
    return String.format(Locale.ROOT, format, one, other, one / other);
  }

  private static double median(BuildCost b) {
    var totals =
        b.rounds().stream().map(Manifest.Seconds::total).sorted().collect(Collectors.toList());
    return totals.get(totals.size() / 2);
  }

  private void line(String format, Object... values) {
    out.append(values.length == 0 ? format : String.format(Locale.ROOT, format, values))
        .append('\n');
  }
}
