package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.corpus.Book;
import dev.ear.index.EarIndex;
import dev.ear.index.UnitExport;
import dev.ear.index.UnitExport.ExportedUnit;
import dev.ear.index.WindowStorage;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Windows drawn while a query runs are those that an index of documents holds. */
class SpanWindowsTests {
  private static final int QUESTIONS = 10;

  @Property(tries = 10)
  void spansAnswerAsDocumentsDoAtAnyRadius(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 120) int radius) throws IOException {
    var corpus = new RandomCorpus(seed);
    List<Book> books = corpus.books();
    // The spans are built with another radius than they are asked with.
    try (var documents = BuiltIndex.of(books, radius, WindowStorage.DOCUMENTS);
        var spans = BuiltIndex.of(books, 80, WindowStorage.SPANS)) {
      assertThat(windows(spans.index(), radius)).isEqualTo(windows(documents.index(), radius));
      var twin = new BruteForceWindows(documents.index());
      var fromDocuments = new EvidenceRetriever(documents.index());
      var fromSpans = new EvidenceRetriever(spans.index(), radius, false);
      for (int i = 0; i < QUESTIONS; i++) {
        Query question = corpus.question();
        int k = 1 + i * i / 4;
        UnitKind unit = i % 3 == 0 ? UnitKind.PARENT : UnitKind.WINDOW;
        Evidence expected = ask(fromDocuments, question, unit, k);
        assertThat(ask(fromSpans, question, unit, k)).isEqualTo(expected);
        AnalyzedQuery query =
            new QueryAnalyzer(spans.index().annotator(), key -> List.of()).analyze(question);
        assertThat(expected.hits().stream().map(BruteForceWindows.Found::of).toList())
            .isEqualTo(twin.rank(query, k));
        assertThat(expected.fallback()).isEqualTo(twin.isFallback(query));
      }
    }
  }

  private static List<ExportedUnit> windows(EarIndex index, int radius) throws IOException {
    var windows = new ArrayList<ExportedUnit>();
    new UnitExport(index, radius).windows(windows::add);
    return windows;
  }

  private static Evidence ask(EvidenceRetriever retriever, Query question, UnitKind unit, int k) {
    return retriever.retrieve(null, question, unit, k, RetrievalOptions.DEFAULT).withoutTime();
  }
}
