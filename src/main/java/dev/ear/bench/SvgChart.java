package dev.ear.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A small chart with two logarithmic axes, written as SVG.
 *
 * <p>Costs and times differ by factors, not by amounts: on logarithmic axes equal factors are equal
 * lengths.
 */
final class SvgChart {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 460;
  private static final int LEFT = 80;
  private static final int RIGHT = 190;
  private static final int TOP = 50;
  private static final int BOTTOM = 60;
  private static final String[] COLOURS = {
    "#1b6ca8", "#d1495b", "#2e7d32", "#8e5ea2", "#e08e0b", "#555555"
  };

  private final String title;
  private final String xLabel;
  private final String yLabel;
  private final List<Series> series = new ArrayList<>();

  /** A point; both values are above zero. */
  record Point(double x, double y) {}

  private record Series(String name, List<Point> points) {}

  SvgChart(String title, String xLabel, String yLabel) {
    this.title = title;
    this.xLabel = xLabel;
    this.yLabel = yLabel;
  }

  /** Adds points under a name, joined by a line. */
  SvgChart add(String name, List<Point> points) {
    series.add(new Series(name, points));
    return this;
  }

  /** Returns the chart as an SVG document. */
  String svg() {
    Axis x = axis(series.stream().flatMap(s -> s.points().stream()).map(Point::x).toList());
    Axis y = axis(series.stream().flatMap(s -> s.points().stream()).map(Point::y).toList());
    var svg = new StringBuilder();
    svg.append(
        line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                + " font-family=\"sans-serif\" font-size=\"13\">",
            WIDTH, HEIGHT));
    svg.append("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
    svg.append(text(LEFT, 26, "start", "font-size=\"16\" font-weight=\"bold\"", title));
    for (double tick : x.ticks()) {
      double at = px(x, tick);
      svg.append(rule(at, TOP, at, HEIGHT - BOTTOM));
      svg.append(text(at, HEIGHT - BOTTOM + 18, "middle", "", number(tick)));
    }
    for (double tick : y.ticks()) {
      double at = py(y, tick);
      svg.append(rule(LEFT, at, WIDTH - RIGHT, at));
      svg.append(text(LEFT - 8, at + 4, "end", "", number(tick)));
    }
    double middle = (LEFT + WIDTH - RIGHT) / 2.0;
    svg.append(text(middle, HEIGHT - 16, "middle", "", xLabel));
    svg.append(text(8, TOP - 8, "start", "", yLabel));
    for (int i = 0; i < series.size(); i++) {
      draw(svg, series.get(i), COLOURS[i % COLOURS.length], TOP + 14 + 22 * i, x, y);
    }
    return svg.append("</svg>\n").toString();
  }

  private static void draw(
      StringBuilder svg, Series series, String colour, int legend, Axis x, Axis y) {
    var path = new StringBuilder();
    for (Point point : series.points()) {
      path.append(line("%.1f,%.1f ", px(x, point.x()), py(y, point.y())).strip()).append(' ');
      svg.append(
          line(
              "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" fill=\"%s\"/>",
              px(x, point.x()), py(y, point.y()), colour));
    }
    svg.append(
        line(
            "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>",
            path.toString().strip(), colour));
    int at = WIDTH - RIGHT + 20;
    svg.append(line("<circle cx=\"%d\" cy=\"%d\" r=\"5\" fill=\"%s\"/>", at, legend, colour));
    svg.append(text(at + 12, legend + 4, "start", "", series.name()));
  }

  /** An axis from one power of ten, or its double or fivefold, to another. */
  private record Axis(List<Double> ticks) {
    double share(double value) {
      double low = Math.log(ticks.getFirst());
      return (Math.log(value) - low) / (Math.log(ticks.getLast()) - low);
    }
  }

  private static Axis axis(List<Double> values) {
    double least = values.stream().mapToDouble(d -> d).min().orElse(1);
    double most = values.stream().mapToDouble(d -> d).max().orElse(10);
    double[] steps = most / least > 200 ? new double[] {1} : new double[] {1, 2, 5};
    var ticks = new ArrayList<Double>();
    for (double decade = Math.pow(10, Math.floor(Math.log10(least)));
        decade <= 10 * most;
        decade *= 10) {
      for (double step : steps) {
        ticks.add(decade * step);
      }
    }
    while (ticks.size() > 2 && ticks.get(1) <= least) {
      ticks.removeFirst();
    }
    while (ticks.size() > 2 && ticks.get(ticks.size() - 2) >= most) {
      ticks.removeLast();
    }
    return new Axis(ticks);
  }

  private static double px(Axis axis, double value) {
    return LEFT + axis.share(value) * (WIDTH - LEFT - RIGHT);
  }

  private static double py(Axis axis, double value) {
    return HEIGHT - BOTTOM - axis.share(value) * (HEIGHT - TOP - BOTTOM);
  }

  private static String rule(double x1, double y1, double x2, double y2) {
    return line(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#dddddd\"/>",
        x1, y1, x2, y2);
  }

  private static String text(double x, double y, String anchor, String style, String text) {
    String escaped = text.replace("&", "&amp;").replace("<", "&lt;");
    return line(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" %s>%s</text>",
        x, y, anchor, style, escaped);
  }

  private static String number(double value) {
    return value >= 1
        ? String.format(Locale.ROOT, "%,.0f", value)
        : String.format(Locale.ROOT, "%.3f", value).replaceAll("0+$", "");
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values) + "\n";
  }
}
