package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.HalfCharacter;
import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.anchor.Annotator;
import dev.ear.search.AnalyzedQuery.Found;
import dev.ear.search.AnalyzedQuery.OptionTokens;
import dev.ear.search.AnalyzedQuery.Origin;
import dev.ear.text.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads a query with the extractor that read the corpus (METHOD 5: Q and A). */
public final class QueryAnalyzer {
  private final Annotator annotator;
  private final Function<String, List<String>> aliases;

  /** Creates an analyzer that matches anchors exactly. */
  public QueryAnalyzer(Annotator annotator) {
    this(annotator, key -> List.of());
  }

  /**
   * Creates an analyzer.
   *
   * @param annotator the index's annotator
   * @param aliases gives other keys of what a key names; none for exact matching
   */
  public QueryAnalyzer(Annotator annotator, Function<String, List<String>> aliases) {
    this.annotator = annotator;
    this.aliases = aliases;
  }

  /**
   * Finds the tokens and anchors of a query; option labels are no part of it.
   *
   * @throws EarException when there are more distinct tokens or anchors than any ranking takes, or
   *     half a character
   */
  public AnalyzedQuery analyze(Query query) {
    requireWhole(query.stem());
    query.options().forEach(option -> requireWhole(option.text()));
    Set<String> tokens = new LinkedHashSet<>();
    var anchors = new ArrayList<Found>();
    AnnotatedText stem = annotator.annotate(query.stem());
    addTokens(stem, tokens);
    Set<String> stemTokens = Collections.unmodifiableSet(new LinkedHashSet<>(tokens));
    var optionTokens = new ArrayList<OptionTokens>();
    addAnchors(stem, stem.anchors(), Origin.STEM, null, anchors);
    for (Query.Option option : query.options()) {
      AnnotatedText text = annotator.annotate(option.text());
      Set<String> own = new LinkedHashSet<>();
      addTokens(text, own);
      tokens.addAll(own);
      optionTokens.add(new OptionTokens(option.label(), Collections.unmodifiableSet(own)));
      addAnchors(text, text.anchors(), Origin.OPTION, option.label(), anchors);
      annotator
          .optionAnchor(text)
          .ifPresent(
              whole -> addAnchors(text, List.of(whole), Origin.OPTION, option.label(), anchors));
    }
    Set<String> keys = keys(anchors);
    addAliases(keys, anchors);
    TokenClauses.requireFew(tokens);
    TokenClauses.requireFew(keys);
    return new AnalyzedQuery(
        Collections.unmodifiableSet(tokens),
        Collections.unmodifiableList(anchors),
        Collections.unmodifiableSet(keys),
        stemTokens,
        Collections.unmodifiableList(optionTokens));
  }

  /**
   * Refuses a text with half a character.
   *
   * @throws EarException where it has one
   */
  static void requireWhole(String text) {
    HalfCharacter.in(text)
        .ifPresent(
            half -> {
              throw new EarException(Category.USAGE, "the query has " + half);
            });
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
      anchors.add(new Found(anchor, surface, origin, option, null));
    }
  }

  private static Set<String> keys(List<Found> anchors) {
    Set<String> keys = new LinkedHashSet<>();
    for (Found found : anchors) {
      if (found.scores()) {
        keys.add(found.anchor().key());
      }
    }
    return keys;
  }

  /** A key that the query has itself is no alias. */
  private void addAliases(Set<String> keys, List<Found> anchors) {
    for (Found found : List.copyOf(anchors)) {
      if (found.scores()) {
        for (String alias : aliases.apply(found.anchor().key())) {
          if (keys.add(alias)) {
            anchors.add(alias(found, alias));
          }
        }
      }
    }
  }

  private static Found alias(Found found, String key) {
    Anchor named = found.anchor();
    var anchor =
        new Anchor(
            key,
            named.kind(),
            named.start(),
            named.end(),
            named.charStart(),
            named.charEnd(),
            "alias");
    return new Found(anchor, found.surface(), found.origin(), found.option(), named.key());
  }
}
