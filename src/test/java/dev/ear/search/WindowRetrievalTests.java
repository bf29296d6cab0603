package dev.ear.search;

import static dev.ear.index.SmallCorpus.book;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.index.SmallCorpus;
import dev.ear.search.Query.Option;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Entity windows on a corpus small enough to score by hand. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WindowRetrievalTests {
  private EarIndex index;
  private EvidenceRetriever retriever;

  @BeforeAll
  void build(@TempDir Path folder) {
    SmallCorpus.build(
        folder,
        book(
            "a",
            "Bu savaş sırasında ordu, Malazgirt Savaşı'nda zafer kazandı.",
            "Padişah 1826 yılında ocağı kaldırdı ve orduyu yeniledi.",
            "Anlaşma 29 Ekim 1923 günü duyuruldu.",
            "Padişah  1826 yılında ocağı kaldırdı\nve orduyu yeniledi.",
            "Vergi toplandı, köylü tarlasını sürdü."));
    index = SmallCorpus.open(folder);
    retriever = new EvidenceRetriever(index);
  }

  @AfterAll
  void close() throws IOException {
    index.close();
  }

  @Test
  void aScoreIsTokensAndThreeAnAnchor() {
    Hit hit = windows("Malazgirt Savaşı zafer").hits().getFirst();
    assertThat(hit.matchedTokens()).containsExactly("malazgirt", "savaş", "zafer");
    assertThat(hit.score()).isEqualTo(3 + 3);
    assertThat(hit.scoreParts()).isEqualTo(new ScoreParts(3, 3, 0, 0));
  }

  @Test
  void aYearEarnsOneAndAHalfMore() {
    Hit hit = windows("1826 ocağı").hits().getFirst();
    assertThat(hit.scoreParts()).isEqualTo(new ScoreParts(hit.overlap(), 3, 1.5, 0));
    assertThat(hit.score()).isEqualTo(hit.overlap() + 4.5);
  }

  @Test
  void aDateScoresThroughItsYearAlone() {
    Evidence evidence = windows("29 Ekim 1923");
    assertThat(evidence.hits())
        .extracting(Hit::score, Hit::overlap)
        .containsExactly(tuple(3 + 3 + 1.5, 3));
    assertThat(evidence.hits().getFirst().anchorsMatched())
        .extracting(MatchedAnchor::key, MatchedAnchor::kind)
        .containsExactly(tuple("29 ekim 1923", "date"), tuple("1923", "year"));
  }

  @Test
  void aDateStandsInTheTraceOfTheQuery() {
    assertThat(windows("29 Ekim 1923").anchors())
        .extracting(QueryAnchor::key, QueryAnchor::kind, QueryAnchor::inIndex)
        .contains(tuple("29 ekim 1923", "date", false), tuple("1923", "year", true));
  }

  @Test
  void aWindowWithTheSameTokensIsSkippedAndNamed() {
    Evidence evidence = windows("1826");
    assertThat(evidence.hits()).extracting(Hit::page).containsExactly(2);
    assertThat(evidence.duplicatesSkipped()).isEqualTo(1);
    assertThat(evidence.duplicates())
        .extracting(Evidence.SkippedWindow::page, Evidence.SkippedWindow::sameAsRank)
        .containsExactly(tuple(4, 1));
  }

  @Test
  void onlyWindowsAroundAMatchedAnchorCompete() {
    assertThat(windows("Malazgirt Savaşı ocağı kaldırdı yeniledi orduyu padişah").hits())
        .extracting(Hit::page)
        .containsExactly(1);
  }

  @Test
  void withoutAnAnchorInTheIndexWordsAloneRank() {
    Evidence evidence = windows("Kavalalı Mehmet Ali kaldırdı, yeniledi");
    assertThat(evidence.fallback()).isTrue();
    assertThat(evidence.hits()).extracting(Hit::page).containsExactly(2);
    assertThat(evidence.hits().getFirst().scoreParts()).isEqualTo(new ScoreParts(2, 0, 0, 0));
  }

  @Test
  void aScoreOfZeroIsNeverReturned() {
    assertThat(windows("bilinmeyen sözcükler").hits()).isEmpty();
    for (UnitKind unit : UnitKind.values()) {
      assertThat(ask(Query.freeText("bilinmeyen sözcükler"), unit, 100).hits()).isEmpty();
    }
  }

  @Test
  void aQueryOfStopWordsFindsNothing() {
    for (UnitKind unit : UnitKind.values()) {
      assertThat(ask(Query.freeText("ve bu ile"), unit, 3).hits()).isEmpty();
    }
  }

  @Test
  void fewerCompetitorsThanKGiveFewerHits() {
    assertThat(ask(Query.freeText("Malazgirt Savaşı"), UnitKind.WINDOW, 100).hits()).hasSize(1);
  }

  @Test
  void theLargestKIsNoTrouble() {
    for (UnitKind unit : UnitKind.values()) {
      assertThat(ask(Query.freeText("1826 ordu"), unit, Integer.MAX_VALUE).hits()).isNotEmpty();
    }
  }

  @Test
  void kBelowOneIsWrongUsage() {
    assertThatThrownBy(() -> ask(Query.freeText("1826"), UnitKind.WINDOW, 0))
        .isInstanceOf(EarException.class)
        .hasMessage("k is 0; ask for at least 1 result, for example -k 3");
  }

  @Test
  void anAnchorsOriginIsTheStemOrTheOption() {
    Query query =
        new Query(
            "1826 yılında ne oldu?",
            List.of(new Option("A", "Malazgirt Savaşı"), new Option("B", "1923")));
    Evidence evidence = ask(query, UnitKind.WINDOW, 3);
    assertThat(evidence.anchors())
        .extracting(QueryAnchor::key, QueryAnchor::origin, QueryAnchor::option)
        .contains(
            tuple("1826", "stem", null),
            tuple("malazgirt savaş", "option", "A"),
            tuple("1923", "option", "B"));
    assertThat(evidence.hits())
        .flatExtracting(Hit::anchorsMatched)
        .extracting("key", "origin")
        .contains(
            tuple("1826", "stem"), tuple("malazgirt savaş", "option"), tuple("1923", "option"));
  }

  @Test
  void labelsOfOptionsAreNoTokens() {
    Query query = new Query("Ordu", List.of(new Option("XY", "vergi"), new Option("B", "zafer")));
    assertThat(ask(query, UnitKind.WINDOW, 3).tokens()).containsExactly("ordu", "vergi", "zafer");
  }

  @Test
  void surfacesAreAsWrittenInQueryAndPage() {
    Evidence evidence = windows("malazgirt savaşının MALAZGİRT SAVAŞI'NDAN Malazgirt Savaşı'yla");
    MatchedAnchor matched = evidence.hits().getFirst().anchorsMatched().getFirst();
    assertThat(matched.corpusSurface()).isEqualTo("Malazgirt Savaşı'nda");
    assertThat(matched.centre()).isTrue();
    assertThat(evidence.anchors())
        .extracting(QueryAnchor::surface)
        .contains(matched.querySurface());
  }

  @Test
  void twentyThousandWordsEndQuicklyInOneClearError() {
    Query query =
        Query.freeText(
            IntStream.range(0, 20_000)
                .mapToObj(i -> "sözcük" + Integer.toString(i, 26))
                .collect(Collectors.joining(" ")));
    for (UnitKind unit : UnitKind.values()) {
      assertThatThrownBy(() -> ask(query, unit, 3))
          .isInstanceOf(EarException.class)
          .hasMessage("the query has more than 1024 distinct words; shorten it")
          .extracting("category")
          .isEqualTo(Category.USAGE);
    }
  }

  private Evidence windows(String text) {
    return ask(Query.freeText(text), UnitKind.WINDOW, 3);
  }

  private Evidence ask(Query query, UnitKind unit, int k) {
    return retriever.retrieve(null, query, unit, k, RetrievalOptions.DEFAULT);
  }
}
