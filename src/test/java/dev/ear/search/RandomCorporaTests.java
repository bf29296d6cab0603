package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.corpus.Book;
import dev.ear.index.EarIndex;
import dev.ear.index.SmallCorpus;
import dev.ear.index.UnitPlaces;
import dev.ear.index.WindowDocuments;
import dev.ear.index.WindowPlace;
import dev.ear.search.Ranking.Ranked;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.apache.lucene.util.IOUtils;

/** Hits, scores, order and the skipping of repeats agree with {@link SlowRetrieval}. */
final class RandomCorporaTests {
  private static final int[] KS = {1, 3, 8, 100};

  @Property(tries = 12, shrinking = ShrinkingMode.OFF)
  void everyRankingIsTheSlowOne(
      @ForAll("books") List<Book> books,
      @ForAll("radius") int radius,
      @ForAll("queries") List<Query> queries)
      throws IOException {
    Path folder = Files.createTempDirectory("ear-random");
    try {
      SmallCorpus.build(folder, radius, books.toArray(Book[]::new));
      try (EarIndex index = SmallCorpus.open(folder)) {
        check(index, new SlowRetrieval(index, radius), queries);
      }
    } finally {
      IOUtils.rm(folder);
    }
  }

  private static void check(EarIndex index, SlowRetrieval slow, List<Query> queries)
      throws IOException {
    assertThat(((WindowDocuments) index.windows()).searcher().getIndexReader().maxDoc())
        .isEqualTo(slow.windows().size());
    assertThat(index.chunks().getIndexReader().maxDoc()).isEqualTo(slow.chunks().size());
    var analyzer = new QueryAnalyzer(index.annotator());
    var windows = new WindowRanker(index, (WindowDocuments) index.windows());
    var chunks = new TokenRanker(index.chunks());
    for (Query query : queries) {
      AnalyzedQuery analyzed = analyzer.analyze(query);
      List<String> slowWindows = slow.rankWindows(analyzed).stream().map(Shown::window).toList();
      List<String> slowChunks = slow.rankChunks(analyzed).stream().map(Shown::chunk).toList();
      for (int k : KS) {
        Ranking ranking = windows.rank(analyzed, k, 1);
        assertThat(shownWindows(index, ranking.units()))
            .as("windows of %s at k %d", query, k)
            .isEqualTo(first(slowWindows, k));
        assertThat(ranking.fallback()).isEqualTo(slow.isFallback(analyzed));
        assertThat(shownChunks(index, chunks.rank(analyzed, k, 1).units()))
            .as("chunks of %s at k %d", query, k)
            .isEqualTo(first(slowChunks, k));
      }
    }
  }

  /** A ranked unit as text, so that two lists show where they differ. */
  private static final class Shown {
    static String window(SlowRetrieval.Scored scored) {
      SlowRetrieval.Unit unit = scored.unit();
      return window(
          unit.order(), unit.page(), unit.parent(), unit.start(), unit.end(), scored.score());
    }

    static String window(int order, int page, int parent, int start, int end, double score) {
      return String.format(
          Locale.ROOT, "#%d page %d.%d %d-%d: %.3f", order, page, parent, start, end, score);
    }

    static String chunk(SlowRetrieval.Scored scored) {
      SlowRetrieval.Unit unit = scored.unit();
      return chunk(unit.order(), unit.start(), unit.end(), scored.score());
    }

    static String chunk(int order, int start, int end, double score) {
      return String.format(Locale.ROOT, "#%d %d-%d: %.3f", order, start, end, score);
    }
  }

  private static List<String> shownWindows(EarIndex index, List<Ranked> ranked) throws IOException {
    var shown = new ArrayList<String>();
    for (Ranked one : ranked) {
      WindowPlace place = index.windows().place(one.number());
      shown.add(
          Shown.window(
              (int) one.number(),
              place.pageDocument(),
              place.parent(),
              place.span().start(),
              place.span().end(),
              one.score()));
    }
    return shown;
  }

  private static List<String> shownChunks(EarIndex index, List<Ranked> ranked) throws IOException {
    UnitPlaces places = index.chunkPlaces();
    var shown = new ArrayList<String>();
    for (Ranked one : ranked) {
      int document = (int) one.number();
      shown.add(Shown.chunk(document, places.start(document), places.end(document), one.score()));
    }
    return shown;
  }

  private static <T> List<T> first(List<T> list, int k) {
    return list.subList(0, Math.min(k, list.size()));
  }

  @Provide
  Arbitrary<List<Book>> books() {
    return RandomCorpora.books();
  }

  @Provide
  Arbitrary<Integer> radius() {
    return Arbitraries.of(1, 3, 10, 80);
  }

  @Provide
  Arbitrary<List<Query>> queries() {
    return RandomCorpora.query().list().ofSize(12);
  }
}
