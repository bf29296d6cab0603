package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.ear.index.AnchorSpans;
import dev.ear.index.SpanLookup;
import dev.ear.index.TermSpans;
import dev.ear.index.WindowSpans;
import dev.ear.index.WindowStorage;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The inner loop of windows that are drawn while a query runs. */
class SpanScorerTests {
  private static final int WARM = 20_000;

  @Test
  void scoringAllocatesNothingOnceWarm() throws IOException {
    try (var built = BuiltIndex.of(new RandomCorpus(13).books(), 80, WindowStorage.SPANS)) {
      var windows = (WindowSpans) built.index().windows();
      SpanLookup lookup = windows.parents().lookup();
      List<TermSpans> tokens = List.of(token(lookup, "sefer"), token(lookup, "ordu"));
      List<AnchorSpans> keys = Stream.of("selim", "tuna").map(key -> key(lookup, key)).toList();
      var scorer = new SpanScorer(windows);
      long sum = 0;
      for (int i = 0; i < WARM; i++) {
        sum += best(scorer, tokens, keys, 8);
      }
      var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 100; i++) {
        sum += best(scorer, tokens, keys, 8);
      }
      long allocated = threads.getCurrentThreadAllocatedBytes() - before;
      assertThat(sum).isPositive();
      assertThat(allocated).isZero();
    }
  }

  @Test
  void windowsComeBestFirstAndTiesInIndexOrder() throws IOException {
    try (var built = BuiltIndex.of(new RandomCorpus(7).books(), 40, WindowStorage.SPANS)) {
      var windows = (WindowSpans) built.index().windows();
      SpanLookup lookup = windows.parents().lookup();
      var scorer = new SpanScorer(windows);
      scorer.start(List.of(token(lookup, "ordu")), List.of(key(lookup, "selim")));
      long last = Long.MAX_VALUE;
      int given = 0;
      for (long next = scorer.next(); next != SpanScorer.NONE; next = scorer.next()) {
        assertThat(next).isLessThan(last);
        last = next;
        given++;
      }
      assertThat(given).isPositive();
      assertThat(scorer.next()).isEqualTo(SpanScorer.NONE);
    }
  }

  private static long best(
      SpanScorer scorer, List<TermSpans> tokens, List<AnchorSpans> keys, int k) {
    scorer.start(tokens, keys);
    long sum = 0;
    for (int i = 0; i < k; i++) {
      sum += SpanScorer.points(scorer.next());
    }
    return sum;
  }

  private static TermSpans token(SpanLookup lookup, String token) {
    try {
      return Objects.requireNonNull(lookup.token(token));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static AnchorSpans key(SpanLookup lookup, String key) {
    try {
      return Objects.requireNonNull(lookup.key(key));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
