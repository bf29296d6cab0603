package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.YearKey;
import dev.ear.index.EarIndex;
import dev.ear.index.Fields;
import dev.ear.text.Token;
import dev.ear.text.Tokenizer;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TermRangeQuery;
import org.jspecify.annotations.Nullable;

/** The fields that a query in Lucene's syntax may name, and what a word means in each. */
final class LuceneFields {
  private static final List<String> NAMES =
      List.of(Fields.TEXT, Fields.ANCHOR, Fields.YEAR, Fields.BOOK, Fields.PAGE);

  private final EarIndex index;
  private final Tokenizer tokenizer;
  private final UnitKind unit;

  /**
   * Creates the fields of an index.
   *
   * @param unit the unit that is asked for
   */
  LuceneFields(EarIndex index, UnitKind unit) {
    this.index = index;
    tokenizer = index.profile().tokenizer();
    this.unit = unit;
  }

  /**
   * Returns the name of a field; that of text where none is named.
   *
   * @throws EarException when there is no such field
   */
  static String known(@Nullable String field) {
    if (field == null || NAMES.contains(field)) {
      return field == null ? Fields.TEXT : field;
    }
    throw new EarException(
        Category.USAGE,
        "there is no field '" + field + "'; the fields are " + String.join(", ", NAMES));
  }

  /**
   * Returns the name of a field that holds words.
   *
   * @param what what is asked of it, for a message
   * @throws EarException when there is no such field, or it holds numbers
   */
  static String withTerms(@Nullable String field, String what) {
    String known = known(field);
    if (isNumber(known)) {
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

  /** Returns a word or pattern as its field has it. */
  String fold(@Nullable String field, String text) {
    return known(field).equals(Fields.BOOK) ? text : tokenizer.fold(text);
  }

  /** Returns the query for a word of any field but that of text. */
  Query word(String field, String text) {
    return switch (known(field)) {
      case Fields.ANCHOR -> anchor(text);
      case Fields.BOOK -> new TermQuery(new Term(Fields.BOOK, text));
      default -> numbers(field, number(field, text), number(field, text));
    };
  }

  /**
   * Returns the query for a range.
   *
   * @throws EarException when it ends before it begins
   */
  Query range(String field, @Nullable String low, @Nullable String high, LuceneRange range) {
    if (isNumber(field)) {
      long from = low == null ? Long.MIN_VALUE : number(field, low) + (range.withLow() ? 0L : 1);
      long to = high == null ? Long.MAX_VALUE : number(field, high) - (range.withHigh() ? 0L : 1);
      range.requireSomething(field, from <= to);
      return numbers(field, from, to);
    }
    String from = low == null ? null : fold(field, low);
    String to = high == null ? null : fold(field, high);
    int order = from == null || to == null ? -1 : from.compareTo(to);
    range.requireSomething(field, order < 0 || (order == 0 && range.withLow() && range.withHigh()));
    return TermRangeQuery.newStringRange(field, from, to, range.withLow(), range.withHigh());
  }

  private static boolean isNumber(String field) {
    return field.equals(Fields.PAGE) || field.equals(Fields.YEAR);
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

  private Query numbers(String field, long from, long to) {
    if (field.equals(Fields.PAGE)) {
      return new TermInSetQuery(
          Fields.PAGE,
          NumberTerms.within(index.pages(), Fields.PAGE, NumberTerms::integer, from, to));
    }
    // Years are keys among the anchors; which keys are years the pages index tells.
    return new TermInSetQuery(
        unit == UnitKind.WINDOW ? Fields.ANCHOR : Fields.YEAR,
        NumberTerms.within(index.pages(), Fields.YEAR, YearKey::number, from, to));
  }

  private String key(String text) {
    return tokenizer.tokens(Words.of(text)).stream()
        .map(Token::term)
        .collect(Collectors.joining(" "));
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
}
