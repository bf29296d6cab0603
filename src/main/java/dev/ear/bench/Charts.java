package dev.ear.bench;

import dev.ear.bench.SvgChart.Point;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The charts of a run. */
final class Charts {
  private static final double MEGA = 1e6;

  private final BenchResult result;

  Charts(BenchResult result) {
    this.result = result;
  }

  /**
   * What each unit weighs on disk against what ranking takes, for each k. Parents are windows as
   * far as ranking goes.
   */
  String costAgainstTime() {
    var chart =
        new SvgChart(
            "Cost of an index against query time, a point a k", "MB on disk", "median µs to rank");
    series(
            result.queries().stream()
                .filter(q -> q.scale() == 1 && firstRadius(q) && !q.unit().equals("parent"))
                .toList())
        .forEach(
            (name, rows) ->
                chart.add(
                    name,
                    rows.stream().map(q -> new Point(bytes(q) / MEGA, q.rank().p50())).toList()));
    return chart.svg();
  }

  /** Latency against the size of the corpus; nothing when there was one size. */
  @Nullable String timeAgainstSize() {
    if (result.queries().stream().allMatch(q -> q.scale() == 1)) {
      return null;
    }
    int k = result.queries().getFirst().k();
    var chart =
        new SvgChart("Query time against corpus size", "words in the corpus", "median µs to rank");
    series(
            result.queries().stream()
                .filter(q -> q.k() == k && firstRadius(q) && !q.unit().equals("parent"))
                .filter(q -> !q.unit().equals("page"))
                .toList())
        .forEach(
            (name, rows) ->
                chart.add(
                    name, rows.stream().map(q -> new Point(words(q), q.rank().p50())).toList()));
    return chart.svg();
  }

  private static Map<String, List<QueryCost>> series(List<QueryCost> rows) {
    var series = new LinkedHashMap<String, List<QueryCost>>();
    Function<QueryCost, String> name =
        q -> q.windows() == null ? q.unit() : q.unit() + ", " + q.windows();
    for (QueryCost row : rows) {
      series.put(
          name.apply(row),
          rows.stream().filter(q -> name.apply(q).equals(name.apply(row))).toList());
    }
    return series;
  }

  private boolean firstRadius(QueryCost query) {
    return query.radius() == null || query.radius().equals(result.queries().getFirst().radius());
  }

  private double words(QueryCost query) {
    return build(query).counts().words();
  }

  private double bytes(QueryCost query) {
    var bytes = build(query).bytes();
    return switch (query.unit()) {
      case "chunk" -> bytes.chunks();
      case "page" -> bytes.pages();
      default -> bytes.windows();
    };
  }

  private BuildCost build(QueryCost query) {
    return result.builds().stream()
        .filter(b -> b.scale() == query.scale())
        .filter(b -> query.windows() == null || b.windows().equals(query.windows()))
        .findFirst()
        .orElseThrow();
  }
}
