package dev.ear.corpus.pdf;

import static dev.ear.corpus.pdf.TestPdf.LEFT;
import static dev.ear.corpus.pdf.TestPdf.TOP;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which lines of a page are lines of tables. */
class PdfRulesTests {
  private static final float[] XS = {LEFT, LEFT + 40, LEFT + 110};
  private static final float[] YS = {TOP, TOP - 15, TOP - 30};

  @TempDir Path folder;

  /** A way to draw the six lines of a table of two rows and two columns. */
  private interface Grid {
    void draw(TestPdf.Pen pen) throws IOException;
  }

  /** Reads a table whose cells stand so close that its lines alone part them. */
  private String table(Grid grid) throws IOException {
    return new TestPdf()
        .page(
            p -> {
              grid.draw(p);
              p.text(LEFT + 2, TOP - 11, "Bursa")
                  .text(LEFT + 42, TOP - 11, "1326")
                  .text(LEFT + 2, TOP - 26, "Edirne")
                  .text(LEFT + 42, TOP - 26, "1361");
            })
        .text(folder)
        .strip();
  }

  private static void polygon(TestPdf.Pen p, float x, float y, float width, float height)
      throws IOException {
    p.content().moveTo(x, y);
    p.content().lineTo(x + width, y);
    p.content().lineTo(x + width, y + height);
    p.content().lineTo(x, y + height);
  }

  private static void polygons(TestPdf.Pen p) throws IOException {
    for (float y : YS) {
      polygon(p, XS[0], y, XS[2] - XS[0], 0.8f);
    }
    for (float x : XS) {
      polygon(p, x, YS[2], 0.8f, YS[0] - YS[2]);
      p.content().closePath();
    }
    p.content().fill();
  }

  @Test
  void thinPolygonsOfOneFillAreLines() throws IOException {
    assertThat(table(PdfRulesTests::polygons)).isEqualTo("Bursa | 1326\nEdirne | 1361");
  }

  @Test
  void aCurveInAPathHidesItselfAlone() throws IOException {
    assertThat(
            table(
                p -> {
                  p.content().moveTo(300, 300);
                  p.content().curveTo(310, 310, 320, 310, 330, 300);
                  polygons(p);
                }))
        .isEqualTo("Bursa | 1326\nEdirne | 1361");
  }

  @Test
  void aPageWithTooManyLinesHasNone() throws IOException {
    assertThat(
            table(
                p -> {
                  polygons(p);
                  for (int i = 0; i < 10_000; i++) {
                    p.content().moveTo(300, 100 + i * 0.05f);
                    p.content().lineTo(310, 100 + i * 0.05f);
                  }
                  p.content().stroke();
                }))
        .doesNotContain("|");
  }

  @Test
  void aClippingPathOfAnyLengthIsNoDrawing() throws IOException {
    assertThat(
            table(
                p -> {
                  polygons(p);
                  p.content().saveGraphicsState();
                  for (int i = 0; i < 10_001; i++) {
                    p.content().addRect(0, 0, 600, 800);
                  }
                  p.content().clip();
                  p.content().restoreGraphicsState();
                }))
        .isEqualTo("Bursa | 1326\nEdirne | 1361");
  }

  @Test
  void piecesOfALineAreJoinedWhateverTheirOrderAndSmallStepsBetweenThem() {
    List<SetWord> words =
        List.of(
            new SetWord("Bursa", 12, 40, 20, 10),
            new SetWord("1326", 62, 80, 20, 10),
            new SetWord("Edirne", 12, 40, 40, 10),
            new SetWord("1361", 62, 80, 40, 10));
    List<Rule> rules = new ArrayList<>();
    for (float y : new float[] {10, 30, 50}) {
      // What two far pieces become lies above the near piece that the last belongs to.
      rules.add(new Rule(250, y, 300, y));
      rules.add(new Rule(10, y + 1.4f, 50, y + 1.4f));
      rules.add(new Rule(300, y + 1.45f, 340, y + 1.45f));
      rules.add(new Rule(50, y + 1.7f, 55, y + 1.7f));
      rules.add(new Rule(55, y + 1.4f, 100, y + 1.4f));
    }
    for (float x : new float[] {10, 60, 100}) {
      rules.add(new Rule(x, 10, x, 50));
    }
    Random random = new Random(13);
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(rules, random);
      assertThat(RuledTables.read(words, rules))
          .extracting(SetWord::text)
          .containsExactly("Bursa | 1326", "Edirne | 1361");
    }
  }
}
