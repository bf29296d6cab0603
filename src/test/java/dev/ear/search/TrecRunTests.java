package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TrecRunTests {
  @TempDir private Path folder;

  @Test
  void aLineHasQuestionUnitRankScoreAndTag() throws IOException {
    assertThat(run("soru-1", hit("a", 12, 7.5)))
        .containsExactly("soru-1 Q0 a:12:3-9 1 7.5000 ear-window");
  }

  @Test
  void tiesFallStrictlyWithRank() throws IOException {
    assertThat(run("q", hit("a", 1, 7.5), hit("a", 2, 7.5), hit("a", 3, 7.5), hit("a", 4, 7)))
        .extracting(line -> line.split(" ")[4])
        .containsExactly("7.5000", "7.4999", "7.4998", "7.0000");
  }

  @Test
  void aChunkIsNamedByBookAndWords() throws IOException {
    assertThat(run("q", hit("a", null, 2))).containsExactly("q Q0 a:3-9 1 2.0000 ear-window");
  }

  @Test
  void namesHoldNoWhiteSpaceAndStayDifferent() throws IOException {
    assertThat(run("soru bir", hit("Yeni Çağ", 1, 2)))
        .containsExactly("soru%20%bir Q0 Yeni%20%Çağ:1:3-9 1 2.0000 ear-window");
  }

  @Test
  void aRunThatIsNotFinishedLeavesNoFile() {
    Path file = folder.resolve("x.run");
    try (var run = new TrecRun(file)) {
      run.add("q", evidence(hit("a", 1, 2)));
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Property(tries = 100)
  void printedScoresFallWhateverTheScores(@ForAll("scores") List<Float> scores) throws IOException {
    Path place = Files.createTempDirectory("ear-trec");
    Path file = place.resolve("x.run");
    try (var run = new TrecRun(file)) {
      run.add(
          "q",
          evidence(scores.stream().map(score -> hit("a", 1, (double) score)).toArray(Hit[]::new)));
      run.finish();
    }
    var before = new BigDecimal("1e9");
    for (String line : Files.readAllLines(file)) {
      var score = new BigDecimal(line.split(" ")[4]);
      assertThat(score).isLessThan(before);
      before = score;
    }
    Files.delete(file);
    Files.delete(place);
  }

  @Provide
  Arbitrary<List<Float>> scores() {
    Arbitrary<Float> score =
        Arbitraries.oneOf(
            Arbitraries.floats().between(0.001f, 60f).ofScale(5),
            Arbitraries.of(12.5f, 12f, 7.31245f, 7.31235f, 0.00005f));
    return score
        .list()
        .ofMaxSize(60)
        .map(list -> list.stream().sorted(Comparator.reverseOrder()).toList());
  }

  private List<String> run(String id, Hit... hits) throws IOException {
    Path file = folder.resolve("x.run");
    try (var run = new TrecRun(file)) {
      run.add(id, evidence(hits));
      run.finish();
    }
    return Files.readAllLines(file);
  }

  private static Evidence evidence(Hit... hits) {
    var ranked = new ArrayList<Hit>();
    for (Hit hit : hits) {
      ranked.add(ranked(hit, ranked.size() + 1));
    }
    return new Evidence(
        null, "window", 3, null, Set.of(), List.of(), false, ranked, null, 0, List.of(), 0,
        List.of(), 0, 0, 0);
  }

  private static Hit hit(String book, @Nullable Integer page, double score) {
    return new Hit(
        1,
        score,
        new ScoreParts(score, 0, 0, 0),
        0,
        List.of(),
        List.of(),
        "window",
        book,
        page,
        null,
        null,
        null,
        null,
        3,
        9,
        6,
        "",
        null,
        null,
        null,
        List.of(),
        null);
  }

  private static Hit ranked(Hit hit, int rank) {
    return new Hit(
        rank,
        hit.score(),
        hit.scoreParts(),
        0,
        List.of(),
        List.of(),
        "window",
        hit.book(),
        hit.page(),
        null,
        null,
        null,
        null,
        hit.start(),
        hit.end(),
        6,
        "",
        null,
        null,
        null,
        List.of(),
        null);
  }
}
