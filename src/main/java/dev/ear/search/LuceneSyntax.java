package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.Profile;
import dev.ear.anchor.YearKey;
import dev.ear.index.EarIndex;
import dev.ear.index.Fields;
import dev.ear.text.Token;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.text.Normalizer;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.apache.lucene.index.Term;
import org.apache.lucene.queryparser.classic.ParseException;
import org.apache.lucene.queryparser.classic.QueryParser;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MultiPhraseQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TermRangeQuery;
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
  private static final List<String> FIELDS =
      List.of(Fields.TEXT, Fields.ANCHOR, Fields.YEAR, Fields.BOOK, Fields.PAGE);

  private final Map<Query, String> clauses = new IdentityHashMap<>();
  private final EarIndex index;
  private final Profile profile;
  private final UnitKind unit;

  private LuceneSyntax(EarIndex index, UnitKind unit) {
    super(Fields.TEXT, new ProfileAnalyzer(index.profile()));
    this.index = index;
    profile = index.profile();
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
    try {
      var syntax = new LuceneSyntax(index, unit);
      // Names of books are compared as they stand.
      Query query = syntax.parse(Normalizer.normalize(text, Normalizer.Form.NFC));
      requireSomethingToFind(query);
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

  private static void requireSomethingToFind(Query query) {
    if (query instanceof BooleanQuery several) {
      if (several.clauses().isEmpty()) {
        throw new EarException(
            Category.USAGE,
            "the query has only words that the index leaves out (stop words, single letters); give"
                + " another word");
      }
      if (several.clauses().stream().allMatch(BooleanClause::isProhibited)) {
        throw new EarException(
            Category.USAGE,
            "the query only says what not to find; say what to find too, or *:* for everything");
      }
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
    return switch (known(field)) {
      case Fields.ANCHOR -> anchor(text);
      case Fields.YEAR -> years(number(field, text), number(field, text));
      case Fields.BOOK -> new TermQuery(new Term(Fields.BOOK, text));
      case Fields.PAGE -> pages(number(field, text), number(field, text));
      default -> text(super.getFieldQuery(field, text, quoted), text);
    };
  }

  @Override
  protected @Nullable Query getFieldQuery(String field, String text, int slop)
      throws ParseException {
    return known(field).equals(Fields.TEXT)
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
    String typed =
        (startInclusive ? "[" : "{")
            + (low == null ? "*" : low)
            + " TO "
            + (high == null ? "*" : high)
            + (endInclusive ? "]" : "}");
    Query query =
        switch (known(field)) {
          case Fields.YEAR, Fields.PAGE -> {
            long from =
                low == null ? Long.MIN_VALUE : number(field, low) + (startInclusive ? 0L : 1);
            long to = high == null ? Long.MAX_VALUE : number(field, high) - (endInclusive ? 0L : 1);
            yield field.equals(Fields.YEAR) ? years(from, to) : pages(from, to);
          }
          case Fields.BOOK ->
              TermRangeQuery.newStringRange(field, low, high, startInclusive, endInclusive);
          default ->
              TermRangeQuery.newStringRange(
                  field, fold(low), fold(high), startInclusive, endInclusive);
        };
    return clause(query, field, typed);
  }

  @Override
  protected Query getPrefixQuery(String field, String prefix) throws ParseException {
    return clause(
        new PrefixQuery(new Term(withTerms(field, "prefix"), fold(field, prefix))),
        field,
        prefix + "*");
  }

  @Override
  protected Query getWildcardQuery(String field, String pattern) throws ParseException {
    if (pattern.equals("*") && ("*".equals(field) || known(field).equals(Fields.TEXT))) {
      return clause(new MatchAllDocsQuery(), field, pattern);
    }
    return clause(
        new WildcardQuery(new Term(withTerms(field, "wildcard"), fold(field, pattern))),
        field,
        pattern);
  }

  @Override
  protected Query getFuzzyQuery(String field, String text, float minSimilarity)
      throws ParseException {
    return clause(
        super.getFuzzyQuery(withTerms(field, "fuzzy word"), fold(field, text), minSimilarity),
        field,
        text + "~" + Math.round(minSimilarity));
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

  private Query anchor(String text) {
    String key = key(text);
    if (key.isEmpty()) {
      throw new EarException(
          Category.USAGE,
          "field 'anchor' needs a word, not \""
              + text
              + "\"; write for example anchor:\"II. Mahmut\"");
    }
    return new BooleanQuery.Builder()
        .add(new TermQuery(new Term(Fields.ANCHOR, key)), Occur.SHOULD)
        .add(new TermQuery(new Term(Fields.DATE, key)), Occur.SHOULD)
        .build();
  }

  /** Years are keys among the anchors; which keys are years the pages index tells. */
  private Query years(long from, long to) {
    String field = unit == UnitKind.WINDOW ? Fields.ANCHOR : Fields.YEAR;
    return new TermInSetQuery(
        field, NumberTerms.within(index.pages(), Fields.YEAR, YearKey::number, from, to));
  }

  private Query pages(long from, long to) {
    return new TermInSetQuery(
        Fields.PAGE,
        NumberTerms.within(index.pages(), Fields.PAGE, NumberTerms::integer, from, to));
  }

  private String key(String text) {
    return profile.tokenizer().tokens(Words.of(text)).stream()
        .map(Token::term)
        .collect(Collectors.joining(" "));
  }

  private String known(@Nullable String field) {
    if (field == null || FIELDS.contains(field)) {
      return field == null ? Fields.TEXT : field;
    }
    throw new EarException(
        Category.USAGE,
        "there is no field '" + field + "'; the fields are " + String.join(", ", FIELDS));
  }

  private String withTerms(@Nullable String field, String what) {
    String known = known(field);
    if (known.equals(Fields.PAGE) || known.equals(Fields.YEAR)) {
      throw new EarException(
          Category.USAGE,
          "field '"
              + known
              + "' is a number and takes no "
              + what
              + "; write for example "
              + known
              + ":[1 TO 1826]");
    }
    return known;
  }

  private @Nullable String fold(@Nullable String text) {
    return text == null ? null : profile.tokenizer().fold(text);
  }

  private String fold(@Nullable String field, String text) {
    return known(field).equals(Fields.BOOK) ? text : profile.tokenizer().fold(text);
  }

  private int number(String field, String text) {
    // A sign is punctuation to the tokenizer, so plain numbers are read before keys.
    OptionalInt number = NumberTerms.integer(text);
    if (number.isEmpty() && field.equals(Fields.YEAR)) {
      number = YearKey.number(key(text));
    }
    return number.orElseThrow(
        () ->
            new EarException(
                Category.USAGE,
                String.format(
                    Locale.ROOT,
                    "field '%s' is a number, not '%s'; write for example %s:[751 TO 1826]",
                    field,
                    text,
                    field)));
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }
}
