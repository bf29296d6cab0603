package dev.ear.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two builds of the same books are the same. */
final class RepeatableBuildTests {
  private static final Book BOOK =
      SmallCorpus.book(
          "a",
          IntStream.rangeClosed(1, 15)
              .mapToObj(
                  i ->
                      new Page(
                          "a",
                          i,
                          ("Sultan II. Mahmut "
                                  + (1800 + i)
                                  + " yılında Yeniçeri Ocağı'nı kaldırdı. ")
                              .repeat(1 + i % 7 * 5)))
              .toList());

  @TempDir private Path temp;

  @Test
  void manifestsDifferInSecondsAlone() {
    Manifest one = SmallCorpus.build(temp.resolve("1"), BOOK);
    Manifest two = SmallCorpus.build(temp.resolve("2"), BOOK);
    assertThat(two).usingRecursiveComparison().ignoringFields("seconds").isEqualTo(one);
  }

  @Test
  void allUnitsAreTheSame() throws IOException {
    SmallCorpus.build(temp.resolve("1"), BOOK);
    SmallCorpus.build(temp.resolve("2"), BOOK);
    try (EarIndex one = SmallCorpus.open(temp.resolve("1"));
        EarIndex two = SmallCorpus.open(temp.resolve("2"))) {
      assertThat(inOrder(SmallCorpus.windows(two))).isEqualTo(inOrder(SmallCorpus.windows(one)));
      assertThat(inOrder(SmallCorpus.chunks(two))).isEqualTo(inOrder(SmallCorpus.chunks(one)));
      assertThat(inOrder(SmallCorpus.pages(two))).isEqualTo(inOrder(SmallCorpus.pages(one)));
    }
  }

  @Test
  void oneThreadAloneGivesTheSame() throws Exception {
    Manifest usual = SmallCorpus.build(temp.resolve("1"), BOOK);
    try (var single = new ForkJoinPool(1)) {
      Manifest alone = single.submit(() -> SmallCorpus.build(temp.resolve("2"), BOOK)).get();
      assertThat(alone).usingRecursiveComparison().ignoringFields("seconds").isEqualTo(usual);
    }
  }

  /** Text keeps the order of tokens, which equality of sets would not see. */
  private static List<String> inOrder(List<UnitExport.ExportedUnit> units) {
    return units.stream().map(UnitExport.ExportedUnit::toString).toList();
  }
}
