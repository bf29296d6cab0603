package dev.ear.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.search.Hit;
import dev.ear.search.ScoreParts;
import dev.ear.search.ScoreTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A score that is told term by term, in words. */
final class ScoreExplanationTests {
  private static Hit hit(ScoreTerm... terms) {
    return new Hit(
        1,
        9,
        new ScoreParts(9, 0, 0, 0),
        1,
        List.of(),
        List.of(),
        "window",
        "b",
        1,
        0,
        null,
        null,
        null,
        0,
        9,
        9,
        "",
        null,
        null,
        null,
        List.of(terms),
        null);
  }

  private static ScoreTerm term(
      String part,
      String term,
      @org.jspecify.annotations.Nullable String option,
      int count,
      double points) {
    return new ScoreTerm(part, term, option, count, points, 0, points);
  }

  @Test
  void eachGroupOfTermsSaysWhatItAdds() {
    assertThat(
            ScoreExplanation.lines(
                hit(
                    term("stem", "malaz", null, 2, 7.31),
                    term("stem", "yıl", null, 1, 1),
                    term("anchor", "malazgirt savaş", null, 1, 4.25),
                    term("stem", "1071", "B", 3, 5.5),
                    term("anchor", "1071", "B", 1, 4),
                    term("near", "10-19", null, 1, 12)),
                77))
        .containsExactly(
            " 8.31  for words of the question: malaz… 7.31 (twice), yıl 1.00",
            " 4.25  for anchors of the question: malazgirt savaş 4.25",
            " 9.50  for option B: 1071 5.50 (3 times), anchor 1071 4.00",
            "12.00  for standing close together, at words 10-19");
  }

  @Test
  void whatABetterWindowSaidIsTold() {
    assertThat(ScoreExplanation.lines(hit(new ScoreTerm("stem", "akka", null, 1, 3, 1.5, 1.5)), 77))
        .containsExactly(
            "1.50  for words of the question: akka 1.50",
            "and 1.50 more, if no better window said the same");
  }

  @Test
  void aClauseIsToldAsItWasTyped() {
    assertThat(ScoreExplanation.lines(hit(term("clause", "text:osmanl*", null, 1, 1)), 77))
        .containsExactly("1.00  for text:osmanl*");
  }

  @Test
  void linesFitTheScreen() {
    Hit hit =
        hit(
            term("stem", "malaz", null, 2, 7.31),
            term("stem", "savaş", null, 2, 7.31),
            term("stem", "kazan", null, 2, 7.31));
    assertThat(ScoreExplanation.lines(hit, 40))
        .hasSizeGreaterThan(1)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(40));
  }

  @Test
  void aScoreOfPointsNeedsNoTerms() {
    assertThat(ScoreExplanation.lines(hit(), 77)).isEmpty();
  }
}
