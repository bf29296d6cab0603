package dev.ear.bench;

import com.sun.management.ThreadMXBean;
import dev.ear.index.EarIndex;
import dev.ear.question.Question;
import dev.ear.search.AnalyzedQuery;
import dev.ear.search.Evidence;
import dev.ear.search.EvidenceRetriever;
import dev.ear.search.RetrievalOptions;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Asks the questions of a run and says what they cost. */
final class QueryMeter {
  private static final long WARM_UP = TimeUnit.SECONDS.toNanos(2);
  private static final int RANK_ROUNDS = 15;
  private static final int WHOLE_ROUNDS = 5;
  private static final int OPENINGS = 5;
  private static final int THREADS = 2;
  private static final double MICRO = 1e3;
  private static final double MILLI = 1e6;

  private final List<Question> questions;
  private final int scale;

  QueryMeter(List<Question> questions, int scale) {
    this.questions = questions;
    this.scale = scale;
  }

  /** Measures query analysis alone. */
  Latency analysis(EvidenceRetriever retriever) {
    return Latency.of(
        rounds(all(), i -> retriever.analyze(questions.get(i).toQuery()), WHOLE_ROUNDS));
  }

  /** Measures one unit over an index; {@code windows} is false for chunks and pages. */
  QueryCost measure(Path folder, UnitKind unit, int radius, int k) throws IOException {
    boolean windows = unit == UnitKind.WINDOW || unit == UnitKind.PARENT;
    try (EarIndex index = EarIndex.open(folder, null)) {
      var retriever = new EvidenceRetriever(index, radius, false);
      var answers = new ArrayList<Evidence>();
      var queries = new ArrayList<AnalyzedQuery>();
      for (Question question : questions) {
        answers.add(ask(retriever, question, unit, k));
        queries.add(retriever.analyze(question.toQuery()));
      }
      int[] usual = all().filter(i -> !answers.get(i).fallback()).toArray();
      int[] fallback = all().filter(i -> answers.get(i).fallback()).toArray();
      IntConsumer rank = i -> retriever.rank(queries.get(i), unit, k, RetrievalOptions.DEFAULT);
      List<long[]> ranked = rounds(all(), rank, RANK_ROUNDS);
      return new QueryCost(
          unit.label(),
          windows ? index.manifest().windowStorage().label() : null,
          windows ? radius : null,
          k,
          scale,
          fallback.length,
          answers.stream().mapToInt(Evidence::retrievedWords).average().orElse(0),
          Latency.of(only(ranked, usual)),
          latencyOrNull(ranked, fallback),
          Latency.of(rounds(all(), i -> ask(retriever, questions.get(i), unit, k), WHOLE_ROUNDS)),
          allocated(rank),
          openMillis(folder),
          firstMicros(folder, queries, unit, radius, k),
          perSecond(retriever, unit, k));
    }
  }

  private static @Nullable Latency latencyOrNull(List<long[]> ranked, int[] questions) {
    return questions.length == 0 ? null : Latency.of(only(ranked, questions));
  }

  private static Evidence ask(
      EvidenceRetriever retriever, Question question, UnitKind unit, int k) {
    return retriever.retrieve(question.id(), question.toQuery(), unit, k, RetrievalOptions.DEFAULT);
  }

  private IntStream all() {
    return IntStream.range(0, questions.size());
  }

  /** Rounds over the questions after a warm-up: for each the nanoseconds of each question. */
  private static List<long[]> rounds(IntStream which, IntConsumer work, int count) {
    int[] order = which.toArray();
    long started = System.nanoTime();
    do {
      Arrays.stream(order).forEach(work);
    } while (System.nanoTime() - started < WARM_UP);
    var rounds = new ArrayList<long[]>();
    for (int round = 0; round < count; round++) {
      long[] nanos = new long[order.length];
      for (int i = 0; i < order.length; i++) {
        long before = System.nanoTime();
        work.accept(order[i]);
        nanos[i] = System.nanoTime() - before;
      }
      rounds.add(nanos);
    }
    return rounds;
  }

  private static List<long[]> only(List<long[]> rounds, int[] questions) {
    return rounds.stream()
        .map(round -> Arrays.stream(questions).mapToLong(i -> round[i]).toArray())
        .toList();
  }

  private double allocated(IntConsumer work) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    all().forEach(work);
    return (double) (threads.getCurrentThreadAllocatedBytes() - before) / questions.size();
  }

  private static double openMillis(Path folder) throws IOException {
    long[] nanos = new long[OPENINGS];
    for (int i = 0; i < OPENINGS; i++) {
      long before = System.nanoTime();
      EarIndex.open(folder, null).close();
      nanos[i] = System.nanoTime() - before;
    }
    return median(nanos) / MILLI;
  }

  private double firstMicros(
      Path folder, List<AnalyzedQuery> queries, UnitKind unit, int radius, int k)
      throws IOException {
    long[] nanos = new long[OPENINGS];
    for (int i = 0; i < OPENINGS; i++) {
      try (EarIndex index = EarIndex.open(folder, null)) {
        var retriever = new EvidenceRetriever(index, radius, false);
        long before = System.nanoTime();
        retriever.rank(
            queries.get(i * queries.size() / OPENINGS), unit, k, RetrievalOptions.DEFAULT);
        nanos[i] = System.nanoTime() - before;
      }
    }
    return median(nanos) / MICRO;
  }

  private static double median(long[] nanos) {
    Arrays.sort(nanos);
    return nanos[nanos.length / 2];
  }

  private double perSecond(EvidenceRetriever retriever, UnitKind unit, int k) {
    Callable<Long> asking =
        () -> {
          long asked = 0;
          long started = System.nanoTime();
          while (System.nanoTime() - started < WARM_UP) {
            Question question = questions.get((int) (asked++ % questions.size()));
            retriever.rank(
                retriever.analyze(question.toQuery()), unit, k, RetrievalOptions.DEFAULT);
          }
          return asked;
        };
    try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      long asked = 0;
      for (Future<Long> future :
          threads.invokeAll(IntStream.range(0, THREADS).mapToObj(i -> asking).toList())) {
        asked += future.get();
      }
      return asked / (WARM_UP / 1e9);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while measuring", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a measured query failed", e);
    }
  }
}
