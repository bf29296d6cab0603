package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.Profile;
import dev.ear.index.Fields;
import dev.ear.index.analysis.ContentFilter;
import dev.ear.index.analysis.FoldFilter;
import dev.ear.index.analysis.ProfileTokenizer;
import dev.ear.text.Token;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.queryparser.classic.ParseException;
import org.apache.lucene.queryparser.classic.QueryParser;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TermRangeQuery;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.AttributeFactory;
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

  private final Profile profile;
  private final UnitKind unit;

  private LuceneSyntax(Profile profile, UnitKind unit) {
    super(Fields.TEXT, new ProfileAnalyzer(profile));
    this.profile = profile;
    this.unit = unit;
    setAllowLeadingWildcard(true);
  }

  /**
   * Parses a query.
   *
   * @param text the query as typed
   * @param profile the index's profile
   * @param unit the index it is for: windows have no positions and take no phrase
   * @throws EarException when the syntax is wrong, a field is unknown, or the unit cannot do it
   */
  static Query parse(String text, Profile profile, UnitKind unit) {
    try {
      return new LuceneSyntax(profile, unit).parse(text);
    } catch (ParseException e) {
      if (e.getCause() instanceof IndexSearcher.TooManyClauses) {
        throw tooLong(e);
      }
      throw new EarException(
          Category.USAGE,
          "the query is no Lucene syntax (%s); quote or escape special characters with \\, or use --syntax plain"
              .formatted(firstLine(e)),
          e);
    } catch (IndexSearcher.TooManyClauses e) {
      throw tooLong(e);
    }
  }

  @Override
  protected Query getFieldQuery(String field, String text, boolean quoted) throws ParseException {
    return switch (known(field)) {
      case Fields.ANCHOR -> anchor(text);
      case Fields.YEAR -> new TermQuery(new Term(Fields.YEAR, key(text)));
      case Fields.BOOK -> new TermQuery(new Term(Fields.BOOK, text));
      case Fields.PAGE -> IntPoint.newExactQuery(Fields.PAGE, number(field, text));
      default -> text(super.getFieldQuery(field, text, quoted), text);
    };
  }

  @Override
  protected Query getFieldQuery(String field, String text, int slop) throws ParseException {
    return known(field).equals(Fields.TEXT)
        ? text(super.getFieldQuery(field, text, slop), text)
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
    return switch (known(field)) {
      case Fields.YEAR, Fields.PAGE -> {
        int from = low == null ? Integer.MIN_VALUE : number(field, low);
        int to = high == null ? Integer.MAX_VALUE : number(field, high);
        yield IntPoint.newRangeQuery(
            field.equals(Fields.YEAR) ? Fields.YEAR_NUMBER : Fields.PAGE,
            low == null || startInclusive ? from : Math.addExact(from, 1),
            high == null || endInclusive ? to : Math.addExact(to, -1));
      }
      case Fields.BOOK ->
          TermRangeQuery.newStringRange(field, low, high, startInclusive, endInclusive);
      default ->
          TermRangeQuery.newStringRange(
              field, fold(low), fold(high), startInclusive, endInclusive);
    };
  }

  @Override
  protected Query getPrefixQuery(String field, String prefix) throws ParseException {
    return new PrefixQuery(new Term(withTerms(field, "a prefix"), fold(field, prefix)));
  }

  @Override
  protected Query getWildcardQuery(String field, String pattern) throws ParseException {
    if (pattern.equals("*") && known(field).equals(Fields.TEXT)) {
      return super.getWildcardQuery("*", "*");
    }
    return new WildcardQuery(new Term(withTerms(field, "a wildcard"), fold(field, pattern)));
  }

  @Override
  protected Query getFuzzyQuery(String field, String text, float minSimilarity)
      throws ParseException {
    return super.getFuzzyQuery(withTerms(field, "a fuzzy word"), fold(field, text), minSimilarity);
  }

  @Override
  protected Query getRegexpQuery(String field, String pattern) throws ParseException {
    throw new ParseException("regular expressions are not supported: /" + pattern + "/");
  }

  private Query text(@Nullable Query query, String text) throws ParseException {
    if (query == null) {
      return super.newTermQuery(new Term(Fields.TEXT, ""), 1);
    }
    boolean phrase =
        query instanceof org.apache.lucene.search.PhraseQuery
            || query instanceof org.apache.lucene.search.MultiPhraseQuery;
    if (phrase && unit == UnitKind.WINDOW) {
      throw new EarException(
          Category.USAGE,
          "windows keep no positions, so the phrase \"%s\" cannot be found in them; use --unit chunk or --unit page, or an anchor: anchor:\"%s\""
              .formatted(text, text));
    }
    return query;
  }

  private Query anchor(String text) {
    String key = key(text);
    return new BooleanQuery.Builder()
        .add(new TermQuery(new Term(Fields.ANCHOR, key)), Occur.SHOULD)
        .add(new TermQuery(new Term(Fields.DATE, key)), Occur.SHOULD)
        .build();
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
        "there is no field '%s'; the fields are %s".formatted(field, String.join(", ", FIELDS)));
  }

  private String withTerms(@Nullable String field, String what) {
    String known = known(field);
    if (known.equals(Fields.PAGE)) {
      throw new EarException(
          Category.USAGE,
          "field 'page' is a number and takes no " + what.substring(2) + "; use page:[1 TO 9]");
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
    OptionalInt number =
        field.equals(Fields.YEAR) ? profile.yearNumber(key(text)) : integer(text);
    if (number.isEmpty()) {
      number = integer(text);
    }
    return number.orElseThrow(
        () ->
            new EarException(
                Category.USAGE,
                "field '%s' is a number, not '%s'; write for example %s:[751 TO 1826]"
                    .formatted(field, text, field)));
  }

  private static OptionalInt integer(String text) {
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }

  private static EarException tooLong(Exception cause) {
    return new EarException(
        Category.USAGE,
        "the query has more than " + IndexSearcher.getMaxClauseCount() + " clauses; shorten it",
        cause);
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  /** The corpus's analysis as Lucene's parser wants it. */
  private static final class ProfileAnalyzer extends Analyzer {
    private final Profile profile;

    ProfileAnalyzer(Profile profile) {
      this.profile = profile;
    }

    @Override
    protected TokenStreamComponents createComponents(String field) {
      var source =
          new ProfileTokenizer(AttributeFactory.DEFAULT_ATTRIBUTE_FACTORY, profile.tokenizer());
      return new TokenStreamComponents(source, new ContentFilter(source, profile.tokenizer()));
    }

    @Override
    protected TokenStream normalize(String field, TokenStream in) {
      return new FoldFilter(in, profile.tokenizer());
    }
  }
}
