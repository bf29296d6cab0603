package dev.ear.search;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.anchor.AnnotatedText;
import dev.ear.corpus.Page;
import dev.ear.index.ChunkText;
import dev.ear.index.EarIndex;
import dev.ear.index.PageStore.StoredPage;
import dev.ear.index.WindowPlace;
import dev.ear.index.WindowStore;
import dev.ear.search.AnalyzedQuery.Found;
import dev.ear.search.Ranking.Ranked;
import dev.ear.search.RetrievalOptions.ParentContext;
import dev.ear.text.Token;
import dev.ear.unit.AnchorsInside;
import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import dev.ear.unit.UnitKind;
import dev.ear.unit.Window;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of ranked units and writes their traces.
 *
 * <p>Made for one query: it remembers the pages it has read, for neighbouring hits share them.
 */
final class HitLoader {
  private static final int SUMMARY_SENTENCES = 2;

  private final EarIndex index;
  private final WindowStore windows;
  private final AnalyzedQuery query;
  private final RetrievalOptions options;
  private final boolean bySimilarity;
  private final SentencePicker sentences;
  private final WindowCutter cutter;
  private final Map<String, Found> scoringByKey = new HashMap<>();
  private final Map<String, Found> datesByKey = new HashMap<>();
  private final Map<Integer, StoredPage> pages = new HashMap<>();

  private record Place(int pageDocument, int parent) {}

  /**
   * Creates a loader.
   *
   * @param bySimilarity whether windows were scored by a similarity, as Lucene queries are, and not
   *     by the points of METHOD 5
   */
  HitLoader(
      EarIndex index,
      WindowStore windows,
      AnalyzedQuery query,
      RetrievalOptions options,
      boolean bySimilarity) {
    this.index = index;
    this.windows = windows;
    this.query = query;
    this.options = options;
    this.bySimilarity = bySimilarity;
    sentences = new SentencePicker(index.profile().sentences());
    cutter = new WindowCutter(windows.radius());
    for (Found found : query.anchors()) {
      (found.scores() ? scoringByKey : datesByKey).putIfAbsent(found.anchor().key(), found);
    }
  }

  List<Hit> load(UnitKind unit, List<Ranked> ranked) throws IOException {
    var hits = new ArrayList<Hit>();
    Set<Place> parentsGiven = new HashSet<>();
    for (Ranked one : ranked) {
      int rank = hits.size() + 1;
      hits.add(
          switch (unit) {
            case WINDOW -> window(one, rank);
            case PARENT -> parent(one, rank, parentsGiven);
            case CHUNK -> chunk(one, rank);
            case PAGE -> page(one, rank);
          });
    }
    return hits;
  }

  private Hit window(Ranked ranked, int rank) throws IOException {
    WindowPlace place = windows.place(ranked.number());
    StoredPage page = read(place.pageDocument());
    Span span = place.span();
    List<MatchedAnchor> matched = matched(page.text(), span, 0, centres(page, span));
    List<String> tokens = matchedTokens(page.text().tokens(span.start(), span.end()));
    return new Hit(
        rank,
        ranked.score(),
        bySimilarity
            ? new ScoreParts(ranked.score(), 0, 0, 0)
            : windowParts(tokens.size(), matched),
        tokens.size(),
        tokens,
        matched,
        UnitKind.WINDOW.label(),
        page.page().book(),
        page.page().number(),
        place.parent(),
        null,
        null,
        page.page().printed(),
        span.start(),
        span.end(),
        span.words(),
        page.text().words().slice(span.start(), span.end()),
        null,
        null,
        null);
  }

  private Hit parent(Ranked ranked, int rank, Set<Place> given) throws IOException {
    Hit window = window(ranked, rank);
    WindowPlace place = windows.place(ranked.number());
    AnnotatedText text = read(place.pageDocument()).text();
    Span parent = Segmentation.PARENTS.cut(text.words().count()).get(place.parent());
    Span span = new Span(window.start(), window.end());
    boolean first = given.add(new Place(place.pageDocument(), place.parent()));
    String parentText = first ? text.words().slice(parent.start(), parent.end()) : "";
    List<Span> summary =
        first
            ? sentences.summarise(text, parent, span, query.tokens(), SUMMARY_SENTENCES)
            : List.of();
    boolean full = first && options.parentContext() == ParentContext.FULL;
    int words = full ? parent.words() : span.words() + summary.stream().mapToInt(Span::words).sum();
    return new Hit(
        window.rank(),
        window.score(),
        window.scoreParts(),
        window.overlap(),
        window.matchedTokens(),
        window.anchorsMatched(),
        UnitKind.PARENT.label(),
        window.book(),
        window.page(),
        window.parent(),
        null,
        null,
        window.printed(),
        window.start(),
        window.end(),
        words,
        window.text(),
        SentencePicker.join(text, summary),
        parentText,
        matched(text, parent, 0, centres(read(place.pageDocument()), span)));
  }

  private Hit chunk(Ranked ranked, int rank) throws IOException {
    ChunkText chunk = ChunkText.read(index, Math.toIntExact(ranked.number()));
    var matched = new ArrayList<MatchedAnchor>();
    for (ChunkText.Part part : chunk.parts()) {
      matched.addAll(matched(part.page().text(), part.span(), part.bookStart(), Set.of()));
    }
    List<String> tokens = matchedTokens(chunk.tokens());
    return new Hit(
        rank,
        ranked.score(),
        new ScoreParts(ranked.score(), 0, 0, 0),
        tokens.size(),
        tokens,
        matched,
        UnitKind.CHUNK.label(),
        chunk.first().book(),
        null,
        null,
        chunk.first().number(),
        chunk.last().number(),
        chunk.printed(),
        chunk.span().start(),
        chunk.span().end(),
        chunk.span().words(),
        chunk.text(),
        null,
        null,
        null);
  }

  private Hit page(Ranked ranked, int rank) throws IOException {
    StoredPage page = read(Math.toIntExact(ranked.number()));
    AnnotatedText text = page.text();
    Span whole = new Span(0, text.words().count());
    // A query of places or anchors alone has no token to compress by.
    List<Span> printed =
        options.pageWords() == RetrievalOptions.ALL_WORDS || query.tokens().isEmpty()
            ? List.of(whole)
            : sentences.compress(text, query.tokens(), options.pageWords());
    List<String> tokens = matchedTokens(text.tokens());
    return new Hit(
        rank,
        ranked.score(),
        new ScoreParts(ranked.score(), 0, 0, 0),
        tokens.size(),
        tokens,
        matched(text, whole, 0, Set.of()),
        UnitKind.PAGE.label(),
        page.page().book(),
        page.page().number(),
        null,
        null,
        null,
        page.page().printed(),
        whole.start(),
        whole.end(),
        printed.stream().mapToInt(Span::words).sum(),
        SentencePicker.join(text, printed),
        null,
        null,
        null);
  }

  /** The page of a document, with the bookkeeping of what dedup skipped. */
  Evidence.SkippedWindow skipped(Ranking.Duplicate duplicate) throws IOException {
    WindowPlace place = windows.place(duplicate.window());
    Page page = read(place.pageDocument()).page();
    return new Evidence.SkippedWindow(
        page.book(), page.number(), place.span().start(), place.span().end(), duplicate.rank());
  }

  private StoredPage read(int pageDocument) throws IOException {
    @Nullable StoredPage page = pages.get(pageDocument);
    if (page == null) {
      page = index.pageStore().page(pageDocument);
      pages.put(pageDocument, page);
    }
    return page;
  }

  private Set<Anchor> centres(StoredPage page, Span span) {
    for (Window window : cutter.cut(page.text().words().count(), page.text().anchors()).windows()) {
      if (window.span().equals(span)) {
        return Set.copyOf(window.centres());
      }
    }
    return Set.of();
  }

  private List<MatchedAnchor> matched(
      AnnotatedText text, Span span, int offset, Set<Anchor> centres) {
    var matched = new ArrayList<MatchedAnchor>();
    for (Anchor anchor : AnchorsInside.of(text.anchors(), span)) {
      @Nullable Found found =
          (anchor.kind().scores() ? scoringByKey : datesByKey).get(anchor.key());
      if (found != null) {
        matched.add(
            new MatchedAnchor(
                anchor.key(),
                anchor.kind().label(),
                found.origin().name().toLowerCase(Locale.ROOT),
                found.surface(),
                text.words().text().substring(anchor.charStart(), anchor.charEnd()),
                found.aliasOf(),
                anchor.start() + offset,
                anchor.end() + offset,
                centres.contains(anchor)));
      }
    }
    return matched;
  }

  private List<String> matchedTokens(List<Token> tokens) {
    Set<String> there = new HashSet<>();
    for (Token token : tokens) {
      if (token.content()) {
        there.add(token.term());
      }
    }
    return query.tokens().stream().filter(there::contains).toList();
  }

  private ScoreParts windowParts(int overlap, List<MatchedAnchor> matched) throws IOException {
    Set<String> keys = new HashSet<>();
    Set<String> aliases = new HashSet<>();
    Set<String> years = new HashSet<>();
    for (MatchedAnchor anchor : matched) {
      if (anchor.kind().equals(AnchorKind.DATE.label())) {
        continue;
      }
      (anchor.aliasOf() == null ? keys : aliases).add(anchor.key());
      if (index.isYear(anchor.key())) {
        years.add(anchor.key());
      }
    }
    return new ScoreParts(
        overlap,
        WindowRanker.ANCHOR_WEIGHT * keys.size(),
        WindowRanker.YEAR_BONUS * years.size(),
        WindowRanker.ANCHOR_WEIGHT * aliases.size());
  }
}
