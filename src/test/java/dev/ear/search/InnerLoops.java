package dev.ear.search;

import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.index.WindowStorage;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import dev.ear.text.Token;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * JMH benchmarks of the inner loops: normalising, finding anchors, ranking windows.
 *
 * <p>Each call works on the next page or question. Run them, from the project's folder, with:
 *
 * <pre>{@code
 * mvn -q test-compile dependency:build-classpath -Dmdep.outputFile=target/jmh.classpath
 * $(./ear --which-java) -cp target/test-classes:target/classes:$(cat target/jmh.classpath) \
 *   org.openjdk.jmh.Main InnerLoops -prof gc
 * }</pre>
 *
 * <p>Another corpus: {@code -p corpus=DIR -p questions=FILE}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class InnerLoops {
  @Param("corpus")
  private String corpus = "";

  @Param("eval/questions/tarih.jsonl")
  private String questions = "";

  private final List<String> pages = new ArrayList<>();
  private final List<AnalyzedQuery> queries = new ArrayList<>();
  private final List<EvidenceRetriever> retrievers = new ArrayList<>();
  private final List<BuiltIndex> indexes = new ArrayList<>();
  private final Profile profile = Profiles.load(Profile.DEFAULT);
  private Annotator annotator = profile.annotator(CorpusEvidence.none());
  private int next;

  /** Builds both indexes in folders of their own. */
  @Setup(Level.Trial)
  public void build() throws IOException {
    var cleaner = new Cleaner(profile);
    List<Book> books =
        Corpus.read(List.of(Path.of(corpus))).books().stream()
            .map(book -> cleaner.clean(book).book())
            .toList();
    for (WindowStorage storage : WindowStorage.values()) {
      indexes.add(BuiltIndex.of(books, 80, storage));
    }
    books.forEach(book -> book.pages().forEach(page -> pages.add(page.text())));
    annotator = indexes.getFirst().index().annotator();
    for (BuiltIndex index : indexes) {
      retrievers.add(new EvidenceRetriever(index.index()));
    }
    for (Question question : Questions.read(Path.of(questions))) {
      queries.add(retrievers.getFirst().analyze(question.toQuery()));
    }
  }

  /** Removes the indexes. */
  @TearDown(Level.Trial)
  public void remove() throws IOException {
    for (BuiltIndex index : indexes) {
      index.close();
    }
  }

  /** Splits a page into words and normalises them. */
  @Benchmark
  public List<Token> normalisePage() {
    return profile.tokenizer().tokens(Words.of(page()));
  }

  /** Normalises a page and finds its anchors. */
  @Benchmark
  public AnnotatedText annotatePage() {
    return annotator.annotate(page());
  }

  /** Ranks windows that are Lucene documents, for the best three. */
  @Benchmark
  public int rankDocuments() {
    return retrievers
        .get(WindowStorage.DOCUMENTS.ordinal())
        .rank(query(), UnitKind.WINDOW, 3, RetrievalOptions.DEFAULT);
  }

  /** Ranks windows drawn from spans, for the best three. */
  @Benchmark
  public int rankSpans() {
    return retrievers
        .get(WindowStorage.SPANS.ordinal())
        .rank(query(), UnitKind.WINDOW, 3, RetrievalOptions.DEFAULT);
  }

  /** Ranks windows by evidence, for the best three. */
  @Benchmark
  public int rankByEvidence() {
    return retrievers
        .get(WindowStorage.SPANS.ordinal())
        .rank(
            query(),
            UnitKind.WINDOW,
            3,
            RetrievalOptions.DEFAULT.withRanking(WindowRanking.EVIDENCE));
  }

  private String page() {
    return pages.get(Math.floorMod(next++, pages.size()));
  }

  private AnalyzedQuery query() {
    return queries.get(Math.floorMod(next++, queries.size()));
  }
}
