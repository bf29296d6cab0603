package dev.ear.report;

import dev.ear.eval.AnswerSummary;
import dev.ear.eval.Bootstrap;
import dev.ear.eval.RetrievalSummary;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Draws the charts: cue rate against words, and accuracy with its interval. */
final class Charts {
  private static final int WIDTH = 400;
  private static final int LEFT = 44;
  private static final int RIGHT = 20;
  private static final int TOP = 40;
  private static final int PLOT = 220;
  private static final int ROW = 22;
  private static final int LABELS = 132;

  private Charts() {}

  /** Draws the cue rate of cells, all of one ranking, against the words they retrieve. */
  static String cues(List<RetrievalSummary> cells) {
    double mostWords =
        nice(cells.stream().mapToDouble(RetrievalSummary::retrievedWords).max().orElse(1));
    double most =
        Math.min(
            1, Math.ceil(10 * cells.stream().mapToDouble(Charts::cue).max().orElse(1) + 0.5) / 10);
    double least =
        Math.max(
            0, Math.floor(10 * cells.stream().mapToDouble(Charts::cue).min().orElse(0) - 0.5) / 10);
    var svg =
        new Svg(WIDTH, TOP + PLOT + 40, "Cue rate against retrieved words, by unit, k and radius");
    double range = WIDTH - LEFT - RIGHT;
    double step = most - least > 0.45 ? 0.2 : most - least > 0.25 ? 0.1 : 0.05;
    for (double rate = least; rate <= most + 1e-9; rate += step) {
      double y = y(rate, least, most);
      svg.line(LEFT, y, WIDTH - RIGHT, y, "grid");
      svg.text(LEFT - 6, y + 4, "end", String.format(Locale.ROOT, "%.2f", rate));
    }
    for (int i = 0; i <= 4; i++) {
      double words = mostWords * i / 4;
      double x = LEFT + range * i / 4;
      svg.text(x, TOP + PLOT + 16, i == 4 ? "end" : "middle", Num.count(Math.round(words)));
    }
    svg.text(LEFT + range / 2, TOP + PLOT + 34, "middle", "words retrieved (mean)");
    svg.text(0, TOP - 12, "start", "cue rate");
    legend(svg, cells);
    List<Integer> radii =
        cells.stream()
            .map(RetrievalSummary::radius)
            .filter(Objects::nonNull)
            .distinct()
            .sorted()
            .toList();
    for (RetrievalSummary cell : cells) {
      double x = LEFT + range * cell.retrievedWords() / mostWords;
      double y = y(cue(cell), least, most);
      svg.mark(
          x,
          y,
          cell.unit(),
          cell.cell()
              + ": "
              + Num.mean(cell.retrievedWords())
              + " words, cue "
              + Num.rate(cell.cue()));
      // Neighbours in the drawing, such as a window and its parent, take turns below and above.
      boolean below = cell.unit().equals("window") == (radii.indexOf(cell.radius()) % 2 <= 0);
      svg.text(x, below ? y + 16 : y - 8, "middle", shortLabel(cell, radii.size() > 1));
    }
    return svg.toString();
  }

  private static String shortLabel(RetrievalSummary cell, boolean withRadius) {
    return "k" + cell.k() + (cell.radius() == null || !withRadius ? "" : " r" + cell.radius());
  }

  private static double cue(RetrievalSummary cell) {
    return Optional.ofNullable(cell.cue().rate()).orElse(0.0);
  }

  private static double y(double rate, double least, double most) {
    return TOP + PLOT * (1 - (rate - least) / Math.max(1e-9, most - least));
  }

  private static void legend(Svg svg, List<RetrievalSummary> cells) {
    Set<String> units = new LinkedHashSet<>();
    cells.forEach(cell -> units.add(cell.unit()));
    double x = LEFT + 14;
    for (String unit : units) {
      svg.mark(x, 10, unit, unit);
      svg.text(x + 9, 14, "start", unit);
      x += 84;
    }
  }

  /** Draws the accuracies of all runs with their intervals; empty when nothing was answered. */
  static Optional<String> accuracies(List<ReportRun> runs) {
    var answers = new ArrayList<AnswerSummary>();
    for (ReportRun run : runs) {
      run.summary().answers().stream().filter(a -> a.interval() != null).forEach(answers::add);
    }
    if (answers.isEmpty()) {
      return Optional.empty();
    }
    Set<String> models = new LinkedHashSet<>();
    answers.forEach(answer -> models.add(answer.cell().model()));
    int height = TOP + (answers.size() + models.size()) * ROW + 28;
    var svg = new Svg(WIDTH, height, "Accuracy with 95% bootstrap intervals, by model and cell");
    double range = WIDTH - LABELS - RIGHT;
    for (int tenth = 0; tenth <= 10; tenth += 2) {
      double x = LABELS + range * tenth / 10;
      svg.line(x, TOP - 14, x, height - 26, "grid");
      svg.text(x, height - 12, "middle", tenth * 10 + (tenth == 10 ? "%" : ""));
    }
    double y = TOP;
    for (String model : models) {
      svg.text(0, y + 4, "start", model);
      y += ROW;
      for (AnswerSummary answer : answers) {
        Bootstrap.Interval interval = answer.interval();
        Double accuracy = answer.accuracy();
        if (answer.cell().model().equals(model) && interval != null && accuracy != null) {
          String cell =
              Optional.ofNullable(answer.cell().retrieval()).orElse(answer.cell().prompt());
          svg.text(LABELS - 8, y + 4, "end", cell);
          svg.line(
              LABELS + range * interval.low(), y, LABELS + range * interval.high(), y, "interval");
          svg.mark(
              LABELS + range * accuracy,
              y,
              Optional.ofNullable(answer.cell().unit()).orElse("direct"),
              answer.cell().label() + ": " + Num.percent(accuracy) + "% " + Num.interval(interval));
          y += ROW;
        }
      }
    }
    return Optional.of(svg.toString());
  }

  /** Rounds up to a number that four equal steps divide well. */
  static double nice(double most) {
    double unit = Math.pow(10, Math.floor(Math.log10(Math.max(1, most))));
    for (double factor : new double[] {1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10}) {
      if (factor * unit >= most) {
        return factor * unit;
      }
    }
    return 10 * unit;
  }
}
