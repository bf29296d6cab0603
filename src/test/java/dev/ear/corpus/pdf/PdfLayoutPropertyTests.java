package dev.ear.corpus.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for the layout of any page, however its words are set. */
class PdfLayoutPropertyTests {
  /** A row: how far below the one before, and its words, placed from there. */
  record Row(float gap, List<SetWord> words) {}

  @Provide
  Arbitrary<List<SetWord>> pages() {
    Arbitrary<SetWord> words =
        Combinators.combine(
                Arbitraries.of(
                    "A)", "B)", "C)", "1.", "2", "3", "•", "Bursa", "alındı", "1914-", "V", "a"),
                Arbitraries.oneOf(
                    Arbitraries.of(60f, 90f, 200f, 320f, 420f),
                    Arbitraries.floats().between(0, 500)),
                Arbitraries.of(6f, 40f, 150f, 400f),
                Arbitraries.of(0f, 0f, 0f, 2f, 3.5f),
                Arbitraries.of(11f, 11f, 11f, 7f, 20f))
            .as((text, x, width, lower, size) -> new SetWord(text, x, x + width, lower, size));
    Arbitrary<Row> rows =
        Combinators.combine(
                Arbitraries.of(14f, 14f, 14f, 14f, 3f, 20f, 40f), words.list().ofMaxSize(5))
            .as(Row::new);
    return rows.list().ofMaxSize(24).map(PdfLayoutPropertyTests::placed);
  }

  private static List<SetWord> placed(List<Row> rows) {
    List<SetWord> placed = new ArrayList<>();
    float y = 50;
    for (Row row : rows) {
      y += row.gap;
      for (SetWord word : row.words) {
        placed.add(new SetWord(word.text(), word.x(), word.end(), y + word.y(), word.size()));
      }
    }
    return placed;
  }

  @Property(tries = 1500)
  void allWordsComeOutOnceEach(@ForAll("pages") List<SetWord> page) {
    assertThat(Arrays.stream(PdfLayout.text(page).split("[\\s|]+")).filter(w -> !w.isEmpty()))
        .containsExactlyInAnyOrderElementsOf(page.stream().map(SetWord::text).toList());
  }
}
