package dev.ear.search;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.anchor.AnnotatedText;
import dev.ear.index.EarIndex;
import dev.ear.search.AnalyzedQuery.Found;
import dev.ear.text.Token;
import dev.ear.unit.AnchorsInside;
import dev.ear.unit.Span;
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
import org.jspecify.annotations.Nullable;

/** Finds what a text has of a query: tokens, anchors, points. Made for one query. */
final class QueryMatches {
  private final EarIndex index;
  private final AnalyzedQuery query;
  private final WindowCutter cutter;
  private final Map<String, Found> scoringByKey = new HashMap<>();
  private final Map<String, Found> datesByKey = new HashMap<>();
  private final Map<AnnotatedText, Map<Span, Set<Anchor>>> centres = new IdentityHashMap<>();

  /**
   * Creates it.
   *
   * @param radius words on either side of a window's anchor
   */
  QueryMatches(EarIndex index, AnalyzedQuery query, int radius) {
    this.index = index;
    this.query = query;
    cutter = new WindowCutter(radius);
    for (Found found : query.anchors()) {
      (found.scores() ? scoringByKey : datesByKey).putIfAbsent(found.anchor().key(), found);
    }
  }

  /** Returns the anchors a window is drawn around. */
  Set<Anchor> centres(AnnotatedText text, Span window) {
    Map<Span, Set<Anchor>> onPage = centres.computeIfAbsent(text, this::centresOfWindows);
    return onPage.getOrDefault(window, Set.of());
  }

  private Map<Span, Set<Anchor>> centresOfWindows(AnnotatedText text) {
    Map<Span, Set<Anchor>> onPage = new HashMap<>();
    for (Window window : cutter.cut(text.words().count(), text.anchors()).windows()) {
      onPage.put(window.span(), Set.copyOf(window.centres()));
    }
    return onPage;
  }

  /**
   * Returns the anchors inside a span whose key the query has.
   *
   * @param text the page
   * @param span words of the page
   * @param offset added to the places of anchors
   * @param centres anchors that the window is drawn around
   */
  List<MatchedAnchor> matched(AnnotatedText text, Span span, int offset, Set<Anchor> centres) {
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

  /** Returns the content tokens that the query has too, in its order. */
  List<String> matchedTokens(List<Token> tokens) {
    Set<String> there = new HashSet<>();
    for (Token token : tokens) {
      if (token.content()) {
        there.add(token.term());
      }
    }
    return query.tokens().stream().filter(there::contains).toList();
  }

  /** Sums up the terms of a score by evidence. */
  static ScoreParts evidenceParts(List<ScoreTerm> terms) {
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

  /** Counts the points of METHOD 5. */
  ScoreParts windowParts(int overlap, List<MatchedAnchor> matched) throws IOException {
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
