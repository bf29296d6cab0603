package dev.ear.report;

import java.util.Locale;

/** Gathers the elements of one SVG drawing, which scales with the page. */
final class Svg {
  private final StringBuilder elements = new StringBuilder();
  private final int width;
  private final int height;
  private final String label;

  Svg(int width, int height, String label) {
    this.width = width;
    this.height = height;
    this.label = label;
  }

  Svg line(double x1, double y1, double x2, double y2, String style) {
    elements.append(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>\n",
            x1,
            y1,
            x2,
            y2,
            style));
    return this;
  }

  /** Draws a mark; each kind of unit has its shape as well as its colour. */
  Svg mark(double x, double y, String unit, String title) {
    return mark(x, y, unit, "", title);
  }

  /** Draws a mark that has a style beside that of its unit. */
  Svg mark(double x, double y, String unit, String style, String title) {
    String shape =
        switch (unit) {
          case "window" ->
              String.format(Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\"", x, y);
          case "chunk" ->
              String.format(
                  Locale.ROOT,
                  "<rect x=\"%.1f\" y=\"%.1f\" width=\"8\" height=\"8\"",
                  x - 4,
                  y - 4);
          case "parent" -> polygon(x, y - 5.5, x + 5.2, y + 4, x - 5.2, y + 4);
          default -> polygon(x, y - 5.5, x + 5.5, y, x, y + 5.5, x - 5.5, y);
        };
    elements
        .append(shape)
        .append(" class=\"u-")
        .append(Html.escape((unit + " " + style).strip()))
        .append("\"><title>")
        .append(Html.escape(title))
        .append("</title>")
        .append(
            shape.startsWith("<circle")
                ? "</circle>"
                : shape.startsWith("<rect") ? "</rect>" : "</polygon>")
        .append('\n');
    return this;
  }

  private static String polygon(double... points) {
    var text = new StringBuilder("<polygon points=\"");
    for (int i = 0; i < points.length; i += 2) {
      text.append(String.format(Locale.ROOT, "%.1f,%.1f ", points[i], points[i + 1]));
    }
    return text.append('"').toString();
  }

  Svg text(double x, double y, String anchor, String text) {
    elements.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
            x,
            y,
            anchor,
            Html.escape(text)));
    return this;
  }

  /** Gives a drawing that stands alone the styles it has in the page, and paper to stand on. */
  static String standalone(String svg) {
    int end = svg.indexOf('>') + 1;
    return svg.substring(0, end)
        + "\n<style>\n"
        + Report.resource("chart.css")
        + "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"
        + svg.substring(end);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\""
            + " aria-label=\"%s\">\n"
            + "%s</svg>\n",
        width,
        height,
        Html.escape(label),
        elements);
  }
}
