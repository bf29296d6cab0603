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
 * Writes what cues cost in words: a chart with a line a unit and ranking, and tables of the cells
 * and of the paired tests.
 */
public final class Frontier {
  /** As wide as a telephone's screen is in its own points, so that letters stay readable there. */
  private static final int WIDTH = 400;

  private static final int LEFT = 44;
  private static final int RIGHT = 20;
  private static final int PLOT = 260;
  private static final int BOTTOM = 46;
  private static final int LEGEND_ROW = 20;
  private static final int LEGEND_COLUMN = 190;
  private static final int LEGEND_LINE = 30;

  private Frontier() {}

  /** Says whether a run has what the chart shows: amounts of words, or rankings side by side. */
  static boolean isIn(List<RetrievalSummary> cells) {
    return cells.stream().anyMatch(cell -> cell.words() != null)
        || cells.stream()
                .filter(cell -> cell.radius() != null)
                .map(cell -> String.valueOf(cell.ranking()))
                .distinct()
                .count()
            > 1;
  }

  /**
   * Writes the files of a run: {@code frontier.svg} and {@code frontier.md}.
   *
   * @param folder the run's folder
   * @return the chart's path
   */
  public static Path write(Path folder) {
    RunSummary summary = new RunFolder(folder).summary();
    Path chart = folder.resolve("frontier.svg");
    AtomicFile.write(chart, writer -> writer.write(Svg.standalone(svg(summary.retrieval()))));
    AtomicFile.write(folder.resolve("frontier.md"), writer -> writer.write(markdown(summary)));
    return chart;
  }

  /** Draws the cue rate against words: a line a unit and ranking, its cells from few words up. */
  static String svg(List<RetrievalSummary> cells) {
    Map<String, List<RetrievalSummary>> lines = lines(cells);
    double mostWords =
        Charts.nice(cells.stream().mapToDouble(RetrievalSummary::retrievedWords).max().orElse(1));
    double most =
        Math.min(1, Math.ceil(20 * cells.stream().mapToDouble(Frontier::cue).max().orElse(1)) / 20);
    double least =
        Math.max(
            0, Math.floor(20 * cells.stream().mapToDouble(Frontier::cue).min().orElse(0)) / 20);
    int top = 34 + LEGEND_ROW * ((lines.size() + 1) / 2);
    var svg = new Svg(WIDTH, top + PLOT + BOTTOM, "Cue rate against retrieved words");
    double range = WIDTH - LEFT - RIGHT;
    double step = most - least > 0.5 ? 0.2 : most - least > 0.2 ? 0.1 : 0.05;
    for (double rate = least; rate <= most + 1e-9; rate += step) {
      double y = y(rate, least, most, top);
      svg.line(LEFT, y, WIDTH - RIGHT, y, "grid");
      svg.text(LEFT - 6, y + 4, "end", String.format(Locale.ROOT, "%.2f", rate));
    }
    for (int i = 0; i <= 4; i++) {
      double x = LEFT + range * i / 4;
      String words = Num.count(Math.round(mostWords * i / 4));
      svg.text(x, top + PLOT + 16, i == 4 ? "end" : "middle", words);
    }
    svg.text(LEFT + range / 2, top + PLOT + 36, "middle", "words retrieved (mean)");
    svg.text(0, top - 12, "start", "cue rate");
    int place = 0;
    for (Map.Entry<String, List<RetrievalSummary>> line : lines.entrySet()) {
      String style = line.getValue().getFirst().ranking() == null ? "" : "evidence";
      String unit = line.getValue().getFirst().unit();
      double before = -1;
      double beforeY = 0;
      for (RetrievalSummary cell : line.getValue()) {
        double x = LEFT + range * cell.retrievedWords() / mostWords;
        double y = y(cue(cell), least, most, top);
        if (before >= 0) {
          svg.line(before, beforeY, x, y, ("l-" + unit + " " + style).strip());
        }
        before = x;
        beforeY = y;
      }
      for (RetrievalSummary cell : line.getValue()) {
        double x = LEFT + range * cell.retrievedWords() / mostWords;
        svg.mark(x, y(cue(cell), least, most, top), unit, style, title(cell));
      }
      double x = 6 + LEGEND_COLUMN * (place % 2);
      double y = 12 + LEGEND_ROW * (place / 2);
      svg.line(x, y, x + LEGEND_LINE, y, ("l-" + unit + " " + style).strip());
      svg.mark(x + LEGEND_LINE / 2.0, y, unit, style, line.getKey());
      svg.text(x + LEGEND_LINE + 8, y + 4, "start", line.getKey());
      place++;
    }
    return svg.toString();
  }

  private static Map<String, List<RetrievalSummary>> lines(List<RetrievalSummary> cells) {
    Map<String, List<RetrievalSummary>> lines = new LinkedHashMap<>();
    boolean rankings = cells.stream().anyMatch(cell -> cell.ranking() != null);
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
      String name =
          cell.unit()
              + (cell.ranking() != null ? ", " + cell.ranking() : "")
              + (cell.ranking() == null && rankings && cell.radius() != null ? ", paper" : "")
              + radius;
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
        + " words, cue "
        + Num.rate(cell.cue());
  }

  private static double cue(RetrievalSummary cell) {
    return Optional.ofNullable(cell.cue().rate()).orElse(0.0);
  }

  private static double y(double rate, double least, double most, int top) {
    return top + PLOT * (1 - (rate - least) / Math.max(1e-9, most - least));
  }

  static String markdown(RunSummary summary) {
    var text = new StringBuilder("| cell | words | cue | lift |\n|---|--:|--:|--:|\n");
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
    text.append("\n| cell | against | cue | difference [95% interval] | alone | p |\n");
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
