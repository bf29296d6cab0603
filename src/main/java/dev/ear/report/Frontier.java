package dev.ear.report;

import dev.ear.AtomicFile;
import dev.ear.eval.CueComparison;
import dev.ear.eval.RetrievalSummary;
import dev.ear.eval.RunFolder;
import dev.ear.eval.RunSummary;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Writes what gold presence costs in words: a chart with a line a unit and ranking, and tables of
 * the cells and of the paired tests.
 */
public final class Frontier {
  private static final int WIDTH = 560;
  private static final int LEFT = 44;
  private static final int RIGHT = 20;
  private static final int TOP = 64;
  private static final int PLOT = 260;
  private static final int BOTTOM = 46;
  private static final int LEGEND = 130;

  private Frontier() {}

  /**
   * Writes the files of a run: {@code frontier.svg} and {@code frontier.md}.
   *
   * @param folder the run's folder
   * @return the chart's path
   */
  public static Path write(Path folder) {
    RunSummary summary = new RunFolder(folder).summary();
    Path chart = folder.resolve("frontier.svg");
    AtomicFile.write(chart, writer -> writer.write(svg(summary.retrieval())));
    AtomicFile.write(folder.resolve("frontier.md"), writer -> writer.write(markdown(summary)));
    return chart;
  }

  /** Draws gold presence against words: a line a unit and ranking, its cells from few words up. */
  static String svg(List<RetrievalSummary> cells) {
    double mostWords =
        Charts.nice(cells.stream().mapToDouble(RetrievalSummary::retrievedWords).max().orElse(1));
    double most =
        Math.min(1, Math.ceil(20 * cells.stream().mapToDouble(Frontier::cue).max().orElse(1)) / 20);
    double least =
        Math.max(
            0, Math.floor(20 * cells.stream().mapToDouble(Frontier::cue).min().orElse(0)) / 20);
    var svg = new Svg(WIDTH, TOP + PLOT + BOTTOM, "Gold presence against retrieved words");
    double range = WIDTH - LEFT - RIGHT;
    double step = most - least > 0.5 ? 0.2 : most - least > 0.2 ? 0.1 : 0.05;
    for (double rate = least; rate <= most + 1e-9; rate += step) {
      double y = y(rate, least, most);
      svg.line(LEFT, y, WIDTH - RIGHT, y, "grid");
      svg.text(LEFT - 6, y + 4, "end", String.format(Locale.ROOT, "%.2f", rate));
    }
    for (int i = 0; i <= 4; i++) {
      double x = LEFT + range * i / 4;
      String words = Num.count(Math.round(mostWords * i / 4));
      svg.text(x, TOP + PLOT + 16, i == 4 ? "end" : "middle", words);
    }
    svg.text(LEFT + range / 2, TOP + PLOT + 36, "middle", "words retrieved (mean)");
    svg.text(0, TOP - 12, "start", "gold present");
    int place = 0;
    for (Map.Entry<String, List<RetrievalSummary>> line : lines(cells).entrySet()) {
      String style = line.getValue().getFirst().ranking() == null ? "" : "evidence";
      String unit = line.getValue().getFirst().unit();
      double before = -1;
      double beforeY = 0;
      for (RetrievalSummary cell : line.getValue()) {
        double x = LEFT + range * cell.retrievedWords() / mostWords;
        double y = y(cue(cell), least, most);
        if (before >= 0) {
          svg.line(before, beforeY, x, y, ("l-" + unit + " " + style).strip());
        }
        before = x;
        beforeY = y;
      }
      for (RetrievalSummary cell : line.getValue()) {
        double x = LEFT + range * cell.retrievedWords() / mostWords;
        svg.mark(x, y(cue(cell), least, most), unit, style, title(cell));
      }
      double x = LEFT + 6 + LEGEND * (place % 4);
      double y = 12 + 18 * (place / 4);
      svg.mark(x, y, unit, style, line.getKey());
      svg.text(x + 10, y + 4, "start", line.getKey());
      place++;
    }
    return svg.withOwnStyle(STYLE);
  }

  private static final String STYLE =
      """
      text{font:12px sans-serif;fill:#333}
      .grid{stroke:#ddd}
      .u-window{fill:#1b6ca8}.u-chunk{fill:#b3541e}.u-parent{fill:#2e7d32}.u-page{fill:#7a4b94}
      .l-window{stroke:#1b6ca8}.l-chunk{stroke:#b3541e}.l-parent{stroke:#2e7d32}
      .l-page{stroke:#7a4b94}
      .l-window,.l-chunk,.l-parent,.l-page{stroke-width:1.6;stroke-dasharray:5 3}
      .evidence{stroke-dasharray:none;stroke-width:2.4}
      circle.evidence,polygon.evidence{stroke:#111;stroke-width:1.2}
      """;

  private static Map<String, List<RetrievalSummary>> lines(List<RetrievalSummary> cells) {
    Map<String, List<RetrievalSummary>> lines = new LinkedHashMap<>();
    for (RetrievalSummary cell : cells) {
      String radius =
          cells.stream()
                          .filter(c -> c.radius() != null)
                          .map(RetrievalSummary::radius)
                          .distinct()
                          .count()
                      > 1
                  && cell.radius() != null
              ? " r" + cell.radius()
              : "";
      String name = cell.unit() + (cell.ranking() == null ? "" : ", " + cell.ranking()) + radius;
      lines.computeIfAbsent(name, n -> new ArrayList<>()).add(cell);
    }
    lines
        .values()
        .forEach(l -> l.sort(Comparator.comparingDouble(RetrievalSummary::retrievedWords)));
    return lines;
  }

  private static String title(RetrievalSummary cell) {
    return cell.cell()
        + ": "
        + Num.mean(cell.retrievedWords())
        + " words, gold present "
        + Num.rate(cell.cue());
  }

  private static double cue(RetrievalSummary cell) {
    return Optional.ofNullable(cell.cue().rate()).orElse(0.0);
  }

  private static double y(double rate, double least, double most) {
    return TOP + PLOT * (1 - (rate - least) / Math.max(1e-9, most - least));
  }

  static String markdown(RunSummary summary) {
    var text = new StringBuilder("| cell | words | gold present | lift |\n|---|--:|--:|--:|\n");
    for (RetrievalSummary cell : summary.retrieval()) {
      Double lift = cell.lift();
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %.0f | %.3f | %s |\n",
              cell.cell(),
              cell.retrievedWords(),
              cue(cell),
              lift == null ? "–" : String.format(Locale.ROOT, "%+.3f", lift)));
    }
    text.append("\n| cell | against | gold present | difference [95% interval] | alone | p |\n");
    text.append("|---|---|--:|--:|--:|--:|\n");
    for (CueComparison test : summary.cueComparisons()) {
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %.3f / %.3f | %+.3f [%+.3f, %+.3f] | %d / %d | %s |\n",
              test.method(),
              test.baseline(),
              test.methodCues() / (double) test.items(),
              test.baselineCues() / (double) test.items(),
              test.difference(),
              test.interval().low(),
              test.interval().high(),
              test.onlyMethod(),
              test.onlyBaseline(),
              test.p() < 0.001 ? "< .001" : String.format(Locale.ROOT, "%.3f", test.p())));
    }
    return text.toString();
  }
}
