package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.IoReason;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexFolder;
import dev.ear.index.PagesRead;
import dev.ear.index.WindowDocuments;
import dev.ear.index.WindowSpans;
import dev.ear.index.WindowStore;
import dev.ear.search.RetrievalOptions.Expansion;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.search.IndexSearcher;
import org.jspecify.annotations.Nullable;

/**
 * Finds the evidence for questions in an open index, with any of the four retrievers (METHOD 5).
 *
 * <p>Safe for use by several threads.
 */
public final class EvidenceRetriever {
  private final EarIndex index;
  private final QueryAnalyzer analyzer;
  private final WindowStore store;
  private final Ranker windows;
  private final Ranker chunks;
  private final Ranker pages;
  private final RelationRules relations;
  private final EvidenceWeights weights;
  private @Nullable Ranker evidence;

  /**
   * Creates a retriever over an open index that matches anchors exactly, as the paper does, with
   * windows of the radius the index was built with.
   */
  public EvidenceRetriever(EarIndex index) {
    this(index, index.windows().radius(), false);
  }

  /**
   * Creates a retriever over an open index.
   *
   * @param index the index
   * @param radius words on either side of a window's anchor
   * @param aliases whether to match other names of what a query names too; their points are counted
   *     apart in the trace
   * @throws EarException when the index stores its windows with another radius
   */
  public EvidenceRetriever(EarIndex index, int radius, boolean aliases) {
    this(index, radius, aliases, EvidenceWeights.DEFAULT);
  }

  /** Creates a retriever whose evidence ranking has other weights, to measure what each does. */
  EvidenceRetriever(EarIndex index, int radius, boolean aliases, EvidenceWeights weights) {
    this.index = index;
    this.weights = weights;
    analyzer =
        new QueryAnalyzer(index.annotator(), aliases ? index.profile()::aliases : key -> List.of());
    store = index.windows(radius);
    windows =
        switch (store) {
          case WindowDocuments documents -> new WindowRanker(index, documents);
          case WindowSpans spans -> new SpanRanker(spans);
        };
    chunks = new TokenRanker(index.chunks());
    pages = new TokenRanker(index.pages());
    relations = new RelationRules(index.profile());
  }

  /**
   * Finds evidence.
   *
   * @param id the question's id for the record; null for free text
   * @param query the question
   * @param unit which retriever to use
   * @param k how many units to return at most, at least 1
   * @param options how to rank windows and cut texts
   * @return the evidence with its trace; no hit where nothing scores
   * @throws EarException when {@code k} is below 1, the query too long or the index unreadable
   */
  public Evidence retrieve(
      @Nullable String id, Query query, UnitKind unit, int k, RetrievalOptions options) {
    requirePositive(k);
    return retrieve(id, query, unit, Amount.units(k), options);
  }

  /**
   * Finds as much evidence as a number of units or of words asks for.
   *
   * @param id the question's id for the record; null for free text
   * @param query the question
   * @param unit which retriever to use
   * @param amount how much
   * @param options how to rank windows and cut texts
   * @return the evidence with its trace; no hit where nothing scores
   * @throws EarException when the query is too long or the index unreadable
   */
  public Evidence retrieve(
      @Nullable String id, Query query, UnitKind unit, Amount amount, RetrievalOptions options) {
    try {
      long started = System.nanoTime();
      AnalyzedQuery analyzed = analyzer.analyze(query);
      Ranker ranker = ranker(unit, options.ranking());
      Ranking ranking = ranker.rank(analyzed, amount.first(), options.maxOverlap());
      long nanos = System.nanoTime() - started;
      Optional<Relation> relation =
          unit == UnitKind.PARENT && options.expansion() == Expansion.BY_RELATION
              ? relations.of(query.stem())
              : Optional.empty();
      boolean expand =
          switch (options.expansion()) {
            case ALWAYS -> true;
            case NEVER -> false;
            case BY_RELATION -> relation.isPresent();
          };
      var pagesRead = new PagesRead(index.pageStore());
      var loader = new HitLoader(index, store, pagesRead, analyzed, options, false, expand);
      boolean repeats =
          options.ranking() == WindowRanking.EVIDENCE
              && (unit == UnitKind.WINDOW || unit == UnitKind.PARENT);
      var filler = new Filler(unit, amount, loader, repeats);
      int asked = amount.first();
      while (!filler.filled(ranking) && ranking.units().size() == asked) {
        asked *= 2;
        long again = System.nanoTime();
        ranking = ranker.rank(analyzed, asked, options.maxOverlap());
        nanos += System.nanoTime() - again;
      }
      return evidence(
          id,
          analyzed,
          unit,
          amount,
          options,
          filler.result(ranking),
          relation.orElse(null),
          loader,
          nanos / 1000);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** Reads a query alone, the first stage of {@link #retrieve}; for measuring. */
  public AnalyzedQuery analyze(Query query) {
    return analyzer.analyze(query);
  }

  /**
   * Ranks units alone, the second stage of {@link #retrieve}; for measuring.
   *
   * @return how many units were found
   */
  public int rank(AnalyzedQuery query, UnitKind unit, int k, RetrievalOptions options) {
    try {
      return ranker(unit, options.ranking()).rank(query, k, options.maxOverlap()).units().size();
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private static void requirePositive(int k) {
    if (k < 1) {
      throw new EarException(
          Category.USAGE, "k is " + k + "; ask for at least 1 result, for example -k 3");
    }
  }

  private EarException unreadable(IOException e) {
    return new EarException(
        Category.INDEX,
        "the index in "
            + index.folder()
            + " cannot be read ("
            + IoReason.at(e)
            + "); build it again from its books with: "
            + IndexFolder.buildCommand(index.folder()),
        e);
  }

  /**
   * Searches with Lucene's classic query syntax over the fields {@code text}, {@code anchor},
   * {@code year}, {@code book} and {@code page}.
   *
   * <p>Scores are the similarity's: one point a matched term in windows and chunks, BM25 in pages.
   * The terms of a hit's score are the clauses it matches; a unit of score 0 is never returned.
   *
   * @param syntax the query as typed
   * @param unit window, chunk or page
   * @param k how many units to return at most, at least 1
   * @param options how to cut texts
   * @return what was found; its tokens and anchors are the terms the query names
   * @throws EarException when the syntax is wrong, a field is unknown or the unit cannot do it
   */
  public Evidence search(String syntax, UnitKind unit, int k, RetrievalOptions options) {
    requirePositive(k);
    if (unit == UnitKind.PARENT) {
      throw new EarException(
          Category.USAGE,
          "parents have no index of their own; use --unit window, chunk or page with --syntax"
              + " lucene");
    }
    if (options.ranking() != WindowRanking.PAPER || options.maxOverlap() < 1) {
      throw new EarException(
          Category.USAGE,
          "Lucene's syntax ranks as Lucene does; leave out --ranking and --max-overlap, or"
              + " --syntax lucene");
    }
    try {
      long started = System.nanoTime();
      LuceneSyntax.Parsed parsed = LuceneSyntax.parse(syntax, index, unit);
      IndexSearcher searcher = searcher(unit);
      List<Ranking.Ranked> found = TopUnits.of(searcher, parsed.query(), k);
      long micros = (System.nanoTime() - started) / 1000;
      List<Ranking.Ranked> units =
          new LuceneClauses(searcher, parsed.query(), parsed.clauses()).explained(found);
      var ranking = new Ranking(units, false, List.of());
      var pagesRead = new PagesRead(index.pageStore());
      AnalyzedQuery terms =
          QueryTerms.of(parsed.query(), index, UnitTerms.of(unit, units, index, store, pagesRead));
      var loader = new HitLoader(index, store, pagesRead, terms, options, true, true);
      var filler = new Filler(unit, Amount.units(k), loader, false);
      filler.filled(ranking);
      return evidence(
          null,
          terms,
          unit,
          Amount.units(k),
          options,
          filler.result(ranking),
          null,
          loader,
          micros);
    } catch (UncheckedIOException e) {
      throw unreadable(Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private IndexSearcher searcher(UnitKind unit) {
    return switch (unit) {
      case WINDOW, PARENT ->
          switch (store) {
            case WindowDocuments documents -> documents.searcher();
            case WindowSpans spans ->
                throw new EarException(
                    Category.USAGE,
                    "an index of spans has no window for Lucene syntax to search; use --unit chunk"
                        + " or page, or build with: "
                        + IndexFolder.buildCommand(index.folder())
                        + " --windows documents");
          };
      case CHUNK -> index.chunks();
      case PAGE -> index.pages();
    };
  }

  private Ranker ranker(UnitKind unit, WindowRanking ranking) throws IOException {
    return switch (unit) {
      case WINDOW, PARENT ->
          switch (ranking) {
            case PAPER -> windows;
            case EVIDENCE -> byEvidence();
          };
      case CHUNK -> chunks;
      case PAGE -> pages;
    };
  }

  /** Not every retriever ranks by evidence, which asks more of the index. */
  private synchronized Ranker byEvidence() throws IOException {
    @Nullable Ranker known = evidence;
    if (known == null) {
      known = new EvidenceRanker(index.pageSpans(), store.radius(), weights);
      evidence = known;
    }
    return known;
  }

  private Evidence evidence(
      @Nullable String id,
      AnalyzedQuery query,
      UnitKind unit,
      Amount amount,
      RetrievalOptions options,
      Filler.Result result,
      @Nullable Relation relation,
      HitLoader loader,
      long micros)
      throws IOException {
    var duplicates = new ArrayList<Evidence.SkippedWindow>();
    var overlaps = new ArrayList<Evidence.SkippedWindow>();
    for (Ranking.Skipped skipped : result.skipped()) {
      (skipped.shared() == Ranking.Skipped.REPEAT ? duplicates : overlaps)
          .add(loader.skipped(skipped));
    }
    List<Hit> hits = result.hits();
    return new Evidence(
        id,
        unit.label(),
        amount.inWords() ? hits.size() : amount.number(),
        amount.inWords() ? amount.number() : null,
        query.tokens(),
        queryAnchors(query),
        result.fallback(),
        hits,
        relation,
        duplicates.size(),
        duplicates,
        overlaps.size(),
        overlaps,
        hits.stream().mapToInt(Hit::words).sum(),
        ContextRenderer.words(ContextRenderer.render(hits, options)),
        micros);
  }

  private List<QueryAnchor> queryAnchors(AnalyzedQuery query) throws IOException {
    Set<QueryAnchor> anchors = new LinkedHashSet<>();
    for (AnalyzedQuery.Found found : query.anchors()) {
      anchors.add(
          new QueryAnchor(
              found.anchor().key(),
              found.anchor().kind().label(),
              found.origin().name().toLowerCase(Locale.ROOT),
              found.option(),
              found.surface(),
              found.anchor().rule(),
              found.aliasOf(),
              found.scores() && store.isCentre(found.anchor().key())));
    }
    return List.copyOf(anchors);
  }
}
