package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ear.corpus.Book;
import dev.ear.index.SmallCorpus;
import dev.ear.index.WindowStorage;
import dev.ear.search.SlowEvidence.Chosen;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The evidence ranking gives what scoring every window anew gives, and says why. */
class EvidenceRankingTests {
  private static final RetrievalOptions EVIDENCE =
      RetrievalOptions.DEFAULT.withRanking(WindowRanking.EVIDENCE);

  @Property(tries = 6)
  void bothStoragesGiveWhatTheSlowTwinGives(
      @ForAll long seed, @ForAll @IntRange(min = 5, max = 90) int radius) throws IOException {
    var corpus = new RandomCorpus(seed);
    List<Book> books = corpus.books();
    try (var documents = BuiltIndex.of(books, radius, WindowStorage.DOCUMENTS);
        var spans = BuiltIndex.of(books, radius, WindowStorage.SPANS)) {
      var twin = new SlowEvidence(spans.index(), radius, EvidenceWeights.DEFAULT);
      var ranker = new EvidenceRanker(spans.index().pageSpans(), radius, EvidenceWeights.DEFAULT);
      for (int i = 0; i < 4; i++) {
        Query question = corpus.question();
        int k = 1 + i * 2;
        double share = i % 2 == 0 ? 0.3 : 0.6;
        AnalyzedQuery query = new QueryAnalyzer(spans.index().annotator()).analyze(question);
        List<Chosen> expected = twin.rank(query, k, share);
        List<Ranking.Ranked> found = ranker.rank(query, k, share).units();
        assertThat(found).hasSameSizeAs(expected);
        for (int rank = 0; rank < found.size(); rank++) {
          assertThat(found.get(rank).score()).isCloseTo(expected.get(rank).score(), within(1e-9));
        }
        assertThat(answer(spans, radius, question, k))
            .isEqualTo(answer(documents, radius, question, k));
      }
    }
  }

  @Property(tries = 3)
  void withoutAnyOneOfItsPartsItStillGivesWhatTheSlowTwinGives(@ForAll long seed)
      throws IOException {
    var corpus = new RandomCorpus(seed);
    int radius = 40;
    try (var spans = BuiltIndex.of(corpus.books(), radius, WindowStorage.SPANS)) {
      for (EvidenceWeights weights :
          List.of(
              new EvidenceWeights(0, 0.5, 0.2, 1, 1, 30),
              new EvidenceWeights(1.2, 0, 0.2, 1, 1, 30),
              new EvidenceWeights(1.2, 0.5, 0, 1, 1, 30),
              new EvidenceWeights(1.2, 0.5, 0.2, 0, 1, 30),
              new EvidenceWeights(1.2, 0.5, 0.2, 1, 0, 30),
              new EvidenceWeights(1.2, 0.5, 0.2, 1, 1, 2))) {
        AnalyzedQuery query =
            new QueryAnalyzer(spans.index().annotator()).analyze(corpus.question());
        List<Chosen> expected = new SlowEvidence(spans.index(), radius, weights).rank(query, 4, 1);
        assertThat(
                new EvidenceRanker(spans.index().pageSpans(), radius, weights)
                    .rank(query, 4, 1).units().stream().map(Ranking.Ranked::score))
            .usingElementComparator((a, b) -> Math.abs(a - b) < 1e-9 ? 0 : Double.compare(a, b))
            .containsExactlyElementsOf(expected.stream().map(Chosen::score).toList());
      }
    }
  }

  @Test
  void aWindowThatRepeatsABetterOneIsSkippedAndCounted() throws IOException {
    String text = "Karlofça Antlaşması 1699'da imzalandı.";
    var book = SmallCorpus.book("kitap", text, text, "Karlofça kasabasında elçiler toplandı.");
    try (var index = BuiltIndex.of(List.of(book), 80, WindowStorage.SPANS)) {
      Evidence evidence = answer(index, 80, Query.freeText("Karlofça Antlaşması 1699"), 2);
      assertThat(evidence.hits()).extracting(Hit::page).containsExactly(1, 3);
      assertThat(evidence.duplicatesSkipped()).isEqualTo(1);
      assertThat(evidence.duplicates().getFirst().page()).isEqualTo(2);
      assertThat(evidence.duplicates().getFirst().sameAsRank()).isEqualTo(1);
    }
  }

  @Test
  void aWindowOfWhichABetterOnePrintedAllThatSpeaksIsLeftOutAndCounted() throws IOException {
    var book =
        SmallCorpus.book(
            "kitap",
            "Karlofça Antlaşması 1699'da imzalandı. Pasarofça Antlaşması 1718'de imzalandı."
                + " Halk vergi ödedi.".repeat(5));
    RetrievalOptions all = EVIDENCE.withMaxOverlap(1);
    try (var index = BuiltIndex.of(List.of(book), 8, WindowStorage.SPANS)) {
      Evidence evidence =
          new EvidenceRetriever(index.index(), 8, false)
              .retrieve(null, Query.freeText("Karlofça Pasarofça 1699"), UnitKind.WINDOW, 2, all);
      assertThat(evidence.hits()).hasSize(1);
      assertThat(evidence.duplicates())
          .singleElement()
          .satisfies(skipped -> assertThat(skipped.sameAsRank()).isEqualTo(1));
    }
  }

  @Test
  void thirtyPagesAreOpenedAndOfEqualOnesThoseThatStandFirst() throws IOException {
    String[] pages = new String[35];
    for (int i = 0; i < pages.length; i++) {
      pages[i] = "Mohaç Savaşı 1526 " + "ğ".repeat(i + 2);
    }
    var book = SmallCorpus.book("kitap", pages);
    try (var index = BuiltIndex.of(List.of(book), 80, WindowStorage.SPANS)) {
      Evidence evidence = answer(index, 80, Query.freeText("Mohaç Savaşı"), 40);
      assertThat(evidence.hits()).extracting(Hit::page).hasSize(30).isSorted().endsWith(30);
    }
  }

  @Test
  void theProductUsesTheNumbersOfTheMethod() {
    assertThat(EvidenceWeights.DEFAULT).isEqualTo(new EvidenceWeights(1.2, 0.5, 0.2, 1, 1, 30));
  }

  private static Evidence answer(BuiltIndex index, int radius, Query question, int k) {
    return new EvidenceRetriever(index.index(), radius, false)
        .retrieve(null, question, UnitKind.WINDOW, k, EVIDENCE)
        .withoutTime();
  }

  @Test
  void theTermsOfAScoreAddUpToIt() throws IOException {
    Book book =
        SmallCorpus.book(
            "kitap",
            "Karlofça Antlaşması 1699'da imzalandı. Osmanlı toprak kaybetti.",
            "Lale Devri Pasarofça Antlaşması ile başladı. Osmanlı barış istedi.");
    try (var index = BuiltIndex.of(List.of(book), 80, WindowStorage.SPANS)) {
      Evidence evidence =
          answer(index, 80, Query.freeText("Pasarofça Antlaşması hangi devri başlattı?"), 3);
      assertThat(evidence.hits()).isNotEmpty();
      for (Hit hit : evidence.hits()) {
        double sum = hit.terms().stream().mapToDouble(ScoreTerm::points).sum();
        assertThat(sum).isCloseTo(hit.score(), within(1e-9));
      }
      assertThat(evidence.hits().getFirst().page()).isEqualTo(2);
    }
  }

  @Test
  void windowsThatShareTooManyWordsAreSkippedAndCounted() throws IOException {
    String filler = " ordu vergi toprak barış".repeat(30);
    Book book =
        SmallCorpus.book(
            "kitap",
            "Malazgirt Savaşı 1071'de oldu. Alp Arslan kazandı."
                + filler
                + ". Malazgirt Savaşı yeniden anlatıldı.");
    Query question = Query.freeText("Malazgirt Savaşı Alp Arslan 1071");
    try (var index = BuiltIndex.of(List.of(book), 40, WindowStorage.SPANS);
        var documents = BuiltIndex.of(List.of(book), 40, WindowStorage.DOCUMENTS)) {
      for (var built : List.of(index, documents)) {
        var retriever = new EvidenceRetriever(built.index(), 40, false);
        RetrievalOptions apart = RetrievalOptions.DEFAULT.withMaxOverlap(0.3);
        Evidence paper =
            retriever.retrieve(null, question, UnitKind.WINDOW, 3, RetrievalOptions.DEFAULT);
        Evidence skipping = retriever.retrieve(null, question, UnitKind.WINDOW, 3, apart);
        assertThat(paper.overlapsSkipped()).isZero();
        assertThat(skipping.hits()).hasSize(2);
        assertThat(skipping.overlapsSkipped()).isPositive();
        assertThat(skipping.overlaps())
            .allSatisfy(skipped -> assertThat(skipped.sharedWords()).isPositive());
      }
    }
  }

  @Test
  void wordsAreFilledExactlyAndTheLastUnitIsCut() throws IOException {
    Book book =
        SmallCorpus.book(
            "kitap", "Osmanlı Devleti ordu kurdu." + " Ordu vergi topladı.".repeat(200));
    try (var index = BuiltIndex.of(List.of(book), 80, WindowStorage.DOCUMENTS)) {
      var retriever = new EvidenceRetriever(index.index());
      for (UnitKind unit : List.of(UnitKind.WINDOW, UnitKind.CHUNK, UnitKind.PAGE)) {
        Evidence evidence =
            retriever.retrieve(
                null,
                Query.freeText("Osmanlı Devleti ordu"),
                unit,
                Amount.words(50),
                RetrievalOptions.DEFAULT);
        assertThat(evidence.retrievedWords()).isEqualTo(50);
        assertThat(evidence.wordBudget()).isEqualTo(50);
      }
    }
  }

  @Test
  void aHitCutByWordsTellsWhatWasScoredAndWhatIsPrinted() throws IOException {
    Book book = SmallCorpus.book("kitap", "Ordu vergi topladı. ".repeat(20) + "Osmanlı Devleti.");
    try (var index = BuiltIndex.of(List.of(book), 80, WindowStorage.SPANS)) {
      Evidence evidence =
          new EvidenceRetriever(index.index())
              .retrieve(
                  null,
                  Query.freeText("Osmanlı Devleti ordu"),
                  UnitKind.WINDOW,
                  Amount.words(10),
                  RetrievalOptions.DEFAULT);
      Hit hit = evidence.hits().getFirst();
      assertThat(hit.scored()).isEqualTo(new Hit.Scored(0, 62));
      assertThat(hit.end()).isEqualTo(10);
      assertThat(hit.prints(hit.anchorsMatched().getFirst())).isFalse();
      assertThat(evidence.k()).isNull();
    }
  }

  @Test
  void questionsOfACauseAreExpandedAndOthersAreNot() throws IOException {
    Book book =
        SmallCorpus.book(
            "kitap",
            "Lale Devri başladı. Saray büyüdü."
                + " Halk vergi ödedi.".repeat(60)
                + " Lale sevildi.");
    var options =
        new RetrievalOptions(
            220,
            RetrievalOptions.ParentContext.SUMMARY,
            WindowRanking.PAPER,
            1,
            RetrievalOptions.Expansion.BY_RELATION);
    try (var index = BuiltIndex.of(List.of(book), 20, WindowStorage.DOCUMENTS)) {
      var retriever = new EvidenceRetriever(index.index(), 20, false);
      Evidence cause =
          retriever.retrieve(
              null, Query.freeText("Lale Devri neden vergi getirdi?"), UnitKind.PARENT, 1, options);
      Evidence other =
          retriever.retrieve(null, Query.freeText("Lale Devri vergi"), UnitKind.PARENT, 1, options);
      assertThat(cause.relation()).isEqualTo(new Relation("cause", "cause: neden"));
      assertThat(cause.hits().getFirst().summary()).isNotEmpty();
      assertThat(other.relation()).isNull();
      assertThat(other.hits().getFirst().summary()).isEmpty();
    }
  }
}
