package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ear.index.EarIndex;
import dev.ear.index.Fields;
import dev.ear.index.WindowDocuments;
import dev.ear.question.Question;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.TermQuery;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The bundled books with all bundled questions, against slow and other ways to rank. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BundledCorpusTests {
  private static final int[] KS = {1, 3, 8, 100};

  private EarIndex index;
  private SlowRetrieval slow;
  private List<Question> questions;
  private Map<String, AnalyzedQuery> queries;

  @BeforeAll
  void build(@TempDir Path folder) throws IOException {
    index = BundledCorpus.build(folder);
    slow = new SlowRetrieval(index, 80);
    questions = BundledCorpus.questions();
    queries = new LinkedHashMap<>();
    var analyzer = new QueryAnalyzer(index.annotator());
    for (Question question : questions) {
      queries.put(question.id(), analyzer.analyze(question.toQuery()));
    }
  }

  @AfterAll
  void close() throws IOException {
    index.close();
  }

  @Test
  void thereAreAHundredAndTwentyQuestions() {
    assertThat(queries).hasSize(120);
  }

  @Test
  void windowsRankAsBruteForceRanksThem() throws IOException {
    var ranker = new WindowRanker(index, (WindowDocuments) index.windows());
    for (var query : queries.entrySet()) {
      List<Ranking.Ranked> expected =
          slow.rankWindows(query.getValue()).stream()
              .map(scored -> new Ranking.Ranked(scored.unit().order(), scored.score()))
              .toList();
      for (int k : KS) {
        assertThat(
                ranker.rank(query.getValue(), k, 1).units().stream()
                    .map(unit -> new Ranking.Ranked(unit.number(), unit.score())))
            .as("%s at k %d", query.getKey(), k)
            .containsExactlyElementsOf(expected.subList(0, Math.min(k, expected.size())));
      }
    }
  }

  @Test
  void chunksRankAsBruteForceRanksThem() throws IOException {
    var ranker = new TokenRanker(index.chunks());
    for (var query : queries.entrySet()) {
      List<Ranking.Ranked> expected =
          slow.rankChunks(query.getValue()).stream()
              .map(scored -> new Ranking.Ranked(scored.unit().order(), scored.score()))
              .toList();
      for (int k : KS) {
        assertThat(ranker.rank(query.getValue(), k, 1).units())
            .as("%s at k %d", query.getKey(), k)
            .isEqualTo(expected.subList(0, Math.min(k, expected.size())));
      }
    }
  }

  @Test
  void theScorerGivesWhatABooleanQueryWithBoostsGives() throws IOException {
    var scorer = new WindowScorer(((WindowDocuments) index.windows()).searcher());
    for (var query : queries.entrySet()) {
      var centres = new ArrayList<String>();
      Map<String, Float> anchors = new LinkedHashMap<>();
      for (String key : query.getValue().keys()) {
        if (index.windows().isCentre(key)) {
          centres.add(key);
        }
        anchors.put(key, index.isYear(key) ? 4.5f : 3f);
      }
      assertThat(scorer.best(centres, query.getValue().tokens(), anchors, 50))
          .as(query.getKey())
          .isEqualTo(booleanQuery(centres, query.getValue(), anchors));
    }
  }

  private List<Ranking.Ranked> booleanQuery(
      List<String> centres, AnalyzedQuery analyzed, Map<String, Float> anchors) throws IOException {
    var competing = new BooleanQuery.Builder();
    centres.forEach(
        key -> competing.add(new TermQuery(new Term(Fields.CENTRE, key)), Occur.SHOULD));
    BooleanQuery.Builder query = TokenClauses.of(analyzed.tokens());
    query.add(competing.build(), Occur.FILTER);
    anchors.forEach(
        (key, points) ->
            query.add(
                new BoostQuery(new TermQuery(new Term(Fields.ANCHOR, key)), points), Occur.SHOULD));
    return TopUnits.of(((WindowDocuments) index.windows()).searcher(), query.build(), 50).stream()
        .filter(ranked -> ranked.score() > 0)
        .toList();
  }

  @Test
  void pagesRankByBm25() throws IOException {
    var ranker = new TokenRanker(index.pages());
    var bm25 = new SlowBm25(index);
    for (var query : queries.entrySet()) {
      List<Ranking.Ranked> expected = bm25.rank(query.getValue().tokens());
      List<Ranking.Ranked> found = ranker.rank(query.getValue(), 8, 1).units();
      assertThat(found).as(query.getKey()).hasSize(Math.min(8, expected.size()));
      for (int i = 0; i < found.size(); i++) {
        assertThat(found.get(i).number())
            .as("%s, rank %d", query.getKey(), i + 1)
            .isEqualTo(expected.get(i).number());
        assertThat(found.get(i).score()).isCloseTo(expected.get(i).score(), within(1e-4));
      }
    }
  }

  @Test
  void everyTraceExplainsItsScoreAndLeadsBackToThePage() {
    var retriever = new EvidenceRetriever(index);
    for (Question question : questions) {
      Evidence evidence =
          retriever.retrieve(
              question.id(), question.toQuery(), UnitKind.WINDOW, 3, RetrievalOptions.DEFAULT);
      for (Hit hit : evidence.hits()) {
        Traces.check(hit, evidence);
      }
    }
  }

  @Test
  void windowsNeedFarFewerWordsThanChunks() {
    var retriever = new EvidenceRetriever(index);
    assertThat(words(retriever, UnitKind.WINDOW))
        .isLessThan(0.7 * words(retriever, UnitKind.CHUNK));
  }

  private double words(EvidenceRetriever retriever, UnitKind unit) {
    return questions.subList(0, 40).stream()
        .mapToInt(
            question ->
                retriever
                    .retrieve(null, question.toQuery(), unit, 3, RetrievalOptions.DEFAULT)
                    .retrievedWords())
        .sum();
  }

  @Test
  void eightThreadsGetTheAnswersThatOneGets() throws Exception {
    var retriever = new EvidenceRetriever(index);
    List<Question> some = questions.subList(0, 10);
    List<String> alone = some.stream().map(question -> answers(retriever, question)).toList();
    List<Callable<List<String>>> tasks = new ArrayList<>();
    for (int thread = 0; thread < 8; thread++) {
      tasks.add(() -> some.stream().map(question -> answers(retriever, question)).toList());
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (Future<List<String>> answers : threads.invokeAll(tasks)) {
        assertThat(answers.get()).isEqualTo(alone);
      }
    }
  }

  private static String answers(EvidenceRetriever retriever, Question question) {
    var answers = new StringBuilder();
    for (UnitKind unit : UnitKind.values()) {
      Evidence evidence =
          retriever.retrieve(question.id(), question.toQuery(), unit, 3, RetrievalOptions.DEFAULT);
      answers.append(evidence.anchors()).append(evidence.hits()).append(evidence.duplicates());
    }
    return answers.toString();
  }
}
