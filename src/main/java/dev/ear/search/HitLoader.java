package dev.ear.search;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.anchor.AnnotatedText;
import dev.ear.corpus.Page;
import dev.ear.index.ChunkText;
import dev.ear.index.EarIndex;
import dev.ear.index.PageSpans;
import dev.ear.index.PageStore.StoredPage;
import dev.ear.index.PagesRead;
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
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of ranked units and writes their traces.
 *
 * <p>Made for one query.
 */
final class HitLoader {
  private static final int SUMMARY_SENTENCES = 2;

  private final EarIndex index;
  private final WindowStore windows;
  private final AnalyzedQuery query;
  private final RetrievalOptions options;
  private final boolean bySimilarity;
  private final boolean expand;
  private final SentencePicker sentences;
  private final WindowEnds ends;
  private final Set<String> stems;
  private final WindowCutter cutter;
  private final Map<String, Found> scoringByKey = new HashMap<>();
  private final Map<String, Found> datesByKey = new HashMap<>();
  private final PagesRead pages;
  private final Map<AnnotatedText, Map<Span, Set<Anchor>>> centres = new IdentityHashMap<>();
  private final Set<Place> parentsGiven = new HashSet<>();

  private record Place(int pageDocument, int parent) {}

  /**
   * Creates a loader.
   *
   * @param pages the pages that the query has read so far
   * @param bySimilarity whether windows were scored by a similarity, as Lucene queries are, and not
   *     by the points of METHOD 5
   * @param expand whether parents give their summaries or texts
   */
  HitLoader(
      EarIndex index,
      WindowStore windows,
      PagesRead pages,
      AnalyzedQuery query,
      RetrievalOptions options,
      boolean bySimilarity,
      boolean expand) {
    this.index = index;
    this.windows = windows;
    this.pages = pages;
    this.query = query;
    this.options = options;
    this.bySimilarity = bySimilarity;
    this.expand = expand;
    sentences = new SentencePicker(index.profile().sentences());
    ends = new WindowEnds(index.profile().sentences());
    stems = query.tokens().stream().map(PageSpans::stem).collect(Collectors.toSet());
    cutter = new WindowCutter(windows.radius());
    for (Found found : query.anchors()) {
      (found.scores() ? scoringByKey : datesByKey).putIfAbsent(found.anchor().key(), found);
    }
  }

  /**
   * Loads a unit. Units are loaded in rank order: a parent comes with the first of its windows.
   *
   * @param unit its kind
   * @param ranked the unit
   * @param rank its rank, from 1
   */
  Hit load(UnitKind unit, Ranked ranked, int rank) throws IOException {
    return switch (unit) {
      case WINDOW -> window(ranked, rank);
      case PARENT -> parent(ranked, rank);
      case CHUNK -> chunk(ranked, rank);
      case PAGE -> page(ranked, rank);
    };
  }

  private Hit window(Ranked unit, int rank) throws IOException {
    WindowPlace place = place(unit);
    StoredPage page = read(place.pageDocument());
    Span ranked = place.span();
    boolean evidence = options.ranking() == WindowRanking.EVIDENCE && !bySimilarity;
    Span span = evidence ? ends.of(page.text(), ranked, stems) : ranked;
    List<MatchedAnchor> matched = matched(page.text(), span, 0, centres(page, ranked));
    List<String> tokens = matchedTokens(page.text().tokens(span.start(), span.end()));
    return new Hit(
        rank,
        unit.score(),
        bySimilarity
            ? new ScoreParts(unit.score(), 0, 0, 0)
            : evidence ? evidenceParts(unit.terms()) : windowParts(tokens.size(), matched),
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
        null,
        unit.terms(),
        span.equals(ranked) ? null : new Hit.Scored(ranked.start(), ranked.end()));
  }

  private WindowPlace place(Ranked window) throws IOException {
    @Nullable WindowPlace place = window.place();
    return place == null ? windows.place(window.number()) : place;
  }

  private Hit parent(Ranked ranked, int rank) throws IOException {
    Hit window = window(ranked, rank);
    WindowPlace place = place(ranked);
    AnnotatedText text = read(place.pageDocument()).text();
    Span parent = Segmentation.PARENTS.cut(text.words().count()).get(place.parent());
    Span span = new Span(window.start(), window.end());
    boolean first = expand && parentsGiven.add(new Place(place.pageDocument(), place.parent()));
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
        matched(text, parent, 0, centres(read(place.pageDocument()), place.span())),
        window.terms(),
        window.scored());
  }

  private Hit chunk(Ranked ranked, int rank) throws IOException {
    ChunkText chunk = ChunkText.read(index, Math.toIntExact(ranked.number()), pages);
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
        null,
        ranked.terms(),
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
        null,
        ranked.terms(),
        null);
  }

  /** Says what was skipped, with the words it shares with the better window. */
  Evidence.SkippedWindow skipped(Ranking.Skipped skipped) throws IOException {
    WindowPlace place = skipped.place();
    Page page = read(place.pageDocument()).page();
    return new Evidence.SkippedWindow(
        page.book(),
        page.number(),
        place.span().start(),
        place.span().end(),
        skipped.rank(),
        skipped.shared() == Ranking.Skipped.REPEAT ? null : skipped.shared());
  }

  /** Returns the full token sequence of a window, stop words included. */
  List<String> sequence(WindowPlace place) throws IOException {
    Span span = place.span();
    return read(place.pageDocument()).text().tokens(span.start(), span.end()).stream()
        .map(Token::term)
        .toList();
  }

  private StoredPage read(int pageDocument) throws IOException {
    return pages.page(pageDocument);
  }

  private Set<Anchor> centres(StoredPage page, Span span) {
    Map<Span, Set<Anchor>> onPage = centres.computeIfAbsent(page.text(), this::centresOfWindows);
    return onPage.getOrDefault(span, Set.of());
  }

  private Map<Span, Set<Anchor>> centresOfWindows(AnnotatedText text) {
    Map<Span, Set<Anchor>> onPage = new HashMap<>();
    for (Window window : cutter.cut(text.words().count(), text.anchors()).windows()) {
      onPage.put(window.span(), Set.copyOf(window.centres()));
    }
    return onPage;
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

  private static ScoreParts evidenceParts(List<ScoreTerm> terms) {
    double anchors = 0;
    double words = 0;
    for (ScoreTerm term : terms) {
      if (term.part().equals(ScoreTerm.ANCHOR)) {
        anchors += term.points();
      } else {
        words += term.points();
      }
    }
    return new ScoreParts(words, anchors, 0, 0);
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
