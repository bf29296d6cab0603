package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.index.Fields;
import dev.ear.unit.UnitKind;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.lucene.index.Term;
import org.apache.lucene.queryparser.classic.ParseException;
import org.apache.lucene.queryparser.classic.QueryParser;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MultiPhraseQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.automaton.TooComplexToDeterminizeException;
import org.jspecify.annotations.Nullable;

/**
 * Reads Lucene's classic query syntax over the fields of one index.
 *
 * <p>Fields are {@code text}, {@code anchor}, {@code year}, {@code book} and {@code page}; anything
 * else is an error. Words are normalised as the corpus was, also in phrases; prefixes, wildcards
 * and fuzzy words are folded. Years and pages are numbers, so their ranges work as numbers do.
 */
final class LuceneSyntax extends QueryParser {
  private final Map<Query, String> clauses = new IdentityHashMap<>();
  private final List<String> leftOut = new ArrayList<>();
  private final LuceneFields fields;
  private final UnitKind unit;

  private LuceneSyntax(EarIndex index, UnitKind unit) {
    super(Fields.TEXT, new ProfileAnalyzer(index.profile()));
    fields = new LuceneFields(index, unit);
    this.unit = unit;
  }

  /**
   * A query that was read.
   *
   * @param query the query
   * @param clauses its clauses as typed, each by its query
   */
  record Parsed(Query query, Map<Query, String> clauses) {}

  /**
   * Parses a query.
   *
   * @param text the query as typed
   * @param index the index it is for
   * @param unit the unit it is for: windows have no positions and take no phrase
   * @throws EarException when the syntax is wrong, a field is unknown, the unit cannot do it, or no
   *     unit could ever match
   */
  static Parsed parse(String text, EarIndex index, UnitKind unit) {
    QueryAnalyzer.requireWhole(text);
    LuceneQueryCheck.checkText(text);
    try {
      var syntax = new LuceneSyntax(index, unit);
      // Names of books are compared as they stand.
      Query query = syntax.parse(Normalizer.normalize(text, Normalizer.Form.NFC));
      syntax.requireWords(query);
      LuceneQueryCheck.check(query, syntax.clauses);
      return new Parsed(query, syntax.clauses);
    } catch (ParseException e) {
      if (e.getCause() instanceof IndexSearcher.TooManyClauses tooMany) {
        throw TokenClauses.tooMany(tooMany);
      }
      throw new EarException(
          Category.USAGE,
          "the query is no Lucene syntax ("
              + firstLine(e)
              + "); quote or escape special characters with \\, or use --syntax plain",
          e);
    } catch (IndexSearcher.TooManyClauses e) {
      throw TokenClauses.tooMany(e);
    } catch (IllegalArgumentException | TooComplexToDeterminizeException e) {
      throw new EarException(
          Category.USAGE,
          "the query cannot be run (" + firstLine(e) + "); make its boosts and wildcards simpler",
          e);
    } catch (StackOverflowError e) {
      // Lucene's parser descends a call a bracket and knows no limit.
      throw new EarException(
          Category.USAGE, "the query's brackets are nested too deeply; take some out", e);
    }
  }

  private void requireWords(Query query) {
    if (query instanceof BooleanQuery several && several.clauses().isEmpty()) {
      throw LeftOutWords.only(leftOut);
    }
  }

  /** Remembers a clause as it was typed. */
  private @Nullable Query named(@Nullable Query query, @Nullable String field, String text) {
    return query == null ? null : clause(query, field, text);
  }

  private Query clause(Query query, @Nullable String field, String text) {
    clauses.put(query, field + ":" + text);
    return query;
  }

  @Override
  protected @Nullable Query getFieldQuery(String field, String text, boolean quoted)
      throws ParseException {
    return named(fieldQuery(field, text, quoted), field, quoted ? '"' + text + '"' : text);
  }

  private @Nullable Query fieldQuery(String field, String text, boolean quoted)
      throws ParseException {
    if (!LuceneFields.known(field).equals(Fields.TEXT)) {
      return fields.word(field, text);
    }
    Query query = text(super.getFieldQuery(field, text, quoted), text);
    if (query == null) {
      leftOut.add(text);
    }
    return query;
  }

  @Override
  protected @Nullable Query getFieldQuery(String field, String text, int slop)
      throws ParseException {
    return LuceneFields.known(field).equals(Fields.TEXT)
        ? named(
            text(super.getFieldQuery(field, text, slop), text),
            field,
            '"' + text + '"' + (slop == 0 ? "" : "~" + slop))
        : getFieldQuery(field, text, true);
  }

  @Override
  protected Query getRangeQuery(
      String field,
      @Nullable String low,
      @Nullable String high,
      boolean startInclusive,
      boolean endInclusive)
      throws ParseException {
    LuceneRange range = LuceneRange.of(low, high, startInclusive, endInclusive);
    return clause(fields.range(LuceneFields.known(field), low, high, range), field, range.typed());
  }

  @Override
  protected Query getPrefixQuery(String field, String prefix) throws ParseException {
    return clause(
        new PrefixQuery(
            new Term(LuceneFields.withTerms(field, "prefix"), fields.fold(field, prefix))),
        field,
        prefix + "*");
  }

  @Override
  protected Query getWildcardQuery(String field, String pattern) throws ParseException {
    if (pattern.equals("*")
        && ("*".equals(field) || LuceneFields.known(field).equals(Fields.TEXT))) {
      return clause(new MatchAllDocsQuery(), field, pattern);
    }
    return clause(
        new WildcardQuery(
            new Term(LuceneFields.withTerms(field, "wildcard"), fields.fold(field, pattern))),
        field,
        pattern);
  }

  @Override
  protected Query getFuzzyQuery(String field, String text, float minSimilarity)
      throws ParseException {
    Query query =
        super.getFuzzyQuery(
            LuceneFields.withTerms(field, "fuzzy word"), fields.fold(field, text), minSimilarity);
    return clause(query, field, text + "~" + understood(query, minSimilarity));
  }

  /** Returns a number of edits as typed, and how many they are where that is another number. */
  private static String understood(Query query, float typed) {
    String number =
        typed == Math.rint(typed) ? String.valueOf(Math.round(typed)) : Float.toString(typed);
    int edits = query instanceof FuzzyQuery fuzzy ? fuzzy.getMaxEdits() : 0;
    return edits == typed
        ? number
        : number + " (read as " + edits + (edits == 1 ? " edit)" : " edits)");
  }

  @Override
  protected Query getRegexpQuery(String field, String pattern) throws ParseException {
    throw new ParseException("regular expressions are not supported: /" + pattern + "/");
  }

  /** Stop words leave no query; Lucene's parser then leaves the clause out. */
  private @Nullable Query text(@Nullable Query query, String text) {
    boolean phrase = query instanceof PhraseQuery || query instanceof MultiPhraseQuery;
    if (phrase && unit == UnitKind.WINDOW) {
      throw new EarException(
          Category.USAGE,
          String.format(
              Locale.ROOT,
              "windows keep no positions, so the phrase \"%s\" cannot be found in them; use --unit"
                  + " chunk or --unit page, or an anchor: anchor:\"%s\"",
              text,
              text));
    }
    return query;
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }
}
