package dev.ear.search;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.search.AnalyzedQuery.Found;
import dev.ear.search.AnalyzedQuery.Origin;
import dev.ear.text.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a query with the extractor that read the corpus (METHOD 5: Q and A). */
public final class QueryAnalyzer {
  private final Annotator annotator;

  /** Creates an analyzer over an index's annotator. */
  public QueryAnalyzer(Annotator annotator) {
    this.annotator = annotator;
  }

  /** Finds the tokens and anchors of a query; option labels are no part of it. */
  public AnalyzedQuery analyze(Query query) {
    Set<String> tokens = new LinkedHashSet<>();
    var anchors = new ArrayList<Found>();
    AnnotatedText stem = annotator.annotate(query.stem());
    addTokens(stem, tokens);
    addAnchors(stem, stem.anchors(), Origin.STEM, null, anchors);
    for (Query.Option option : query.options()) {
      AnnotatedText text = annotator.annotate(option.text());
      addTokens(text, tokens);
      addAnchors(text, text.anchors(), Origin.OPTION, option.label(), anchors);
      annotator
          .optionAnchor(text)
          .ifPresent(
              whole -> addAnchors(text, List.of(whole), Origin.OPTION, option.label(), anchors));
    }
    Set<String> keys = new LinkedHashSet<>();
    for (Found found : anchors) {
      if (found.scores()) {
        keys.add(found.anchor().key());
      }
    }
    return new AnalyzedQuery(
        Collections.unmodifiableSet(tokens),
        Collections.unmodifiableList(anchors),
        Collections.unmodifiableSet(keys));
  }

  private static void addTokens(AnnotatedText text, Set<String> tokens) {
    for (Token token : text.tokens()) {
      if (token.content()) {
        tokens.add(token.term());
      }
    }
  }

  private static void addAnchors(
      AnnotatedText text,
      List<Anchor> found,
      Origin origin,
      @Nullable String option,
      List<Found> anchors) {
    for (Anchor anchor : found) {
      String surface = text.words().text().substring(anchor.charStart(), anchor.charEnd());
      anchors.add(new Found(anchor, surface, origin, option));
    }
  }
}
