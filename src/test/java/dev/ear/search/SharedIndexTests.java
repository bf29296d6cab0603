package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.index.WindowStorage;
import dev.ear.unit.UnitKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Retrievers share one open index between threads. */
class SharedIndexTests {
  private static final int THREADS = 8;
  private static final int QUESTIONS = 24;

  @ParameterizedTest
  @EnumSource
  void eightThreadsGetTheAnswersThatOneGets(WindowStorage windows) throws Exception {
    var corpus = new RandomCorpus(1071);
    try (var built = BuiltIndex.of(corpus.books(), 60, windows);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      var questions = new ArrayList<Query>();
      for (int i = 0; i < QUESTIONS; i++) {
        questions.add(corpus.question());
      }
      var shared = new EvidenceRetriever(built.index());
      Callable<List<Evidence>> asking = () -> answers(shared, questions);
      List<Future<List<Evidence>>> together =
          threads.invokeAll(Collections.nCopies(THREADS, asking));
      List<Evidence> alone = answers(new EvidenceRetriever(built.index()), questions);
      for (Future<List<Evidence>> each : together) {
        assertThat(each.get()).isEqualTo(alone);
      }
    }
  }

  private static List<Evidence> answers(EvidenceRetriever retriever, List<Query> questions) {
    var answers = new ArrayList<Evidence>();
    for (Query question : questions) {
      UnitKind unit = UnitKind.values()[answers.size() % UnitKind.values().length];
      answers.add(
          retriever.retrieve(null, question, unit, 5, RetrievalOptions.DEFAULT).withoutTime());
    }
    return answers;
  }
}
