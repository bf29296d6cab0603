package dev.ear.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.bench.SvgChart.Point;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Charts are well-formed SVG with every point on the sheet. */
class SvgChartTests {
  @Test
  void everyPointStandsBetweenTheAxes() throws Exception {
    String svg =
        new SvgChart("Süre & boyut", "x", "y")
            .add("a < b", List.of(new Point(0.3, 12), new Point(19, 400)))
            .add("c", List.of(new Point(2.3, 11.9)))
            .svg();
    var circles =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
            .getElementsByTagName("circle");
    assertThat(circles.getLength()).isEqualTo(5);
    for (int i = 0; i < circles.getLength(); i++) {
      var circle = (Element) circles.item(i);
      assertThat(Double.parseDouble(circle.getAttribute("cx"))).isBetween(80.0, 760.0);
      assertThat(Double.parseDouble(circle.getAttribute("cy"))).isBetween(50.0, 400.0);
    }
  }
}
