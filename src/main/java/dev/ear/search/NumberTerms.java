package dev.ear.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.util.BytesRef;

/** Finds the terms of an index that are numbers of a range: years and pages. */
final class NumberTerms {
  private NumberTerms() {}

  /**
   * Returns the terms of a field within a range.
   *
   * @param number reads a term; nothing where it is no number
   */
  static List<BytesRef> within(
      IndexSearcher searcher,
      String field,
      Function<String, OptionalInt> number,
      long from,
      long to) {
    var within = new ArrayList<BytesRef>();
    try {
      Terms terms = MultiTerms.getTerms(searcher.getIndexReader(), field);
      if (terms != null) {
        TermsEnum all = terms.iterator();
        for (BytesRef term = all.next(); term != null; term = all.next()) {
          OptionalInt value = number.apply(term.utf8ToString());
          if (value.isPresent() && from <= value.getAsInt() && value.getAsInt() <= to) {
            within.add(BytesRef.deepCopyOf(term));
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return within;
  }

  /** Reads a plain number. */
  static OptionalInt integer(String text) {
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }
}
