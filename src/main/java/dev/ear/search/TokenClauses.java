package dev.ear.search;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.Fields;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.jspecify.annotations.Nullable;

/** The part that all rankers share: one optional clause a token of Q. */
final class TokenClauses {
  private TokenClauses() {}

  /**
   * Makes the clauses.
   *
   * @throws EarException when there are more tokens than a query may have clauses
   */
  static BooleanQuery.Builder of(Set<String> tokens) {
    requireFew(tokens);
    var query = new BooleanQuery.Builder();
    for (String token : tokens) {
      query.add(new TermQuery(new Term(Fields.TEXT, token)), Occur.SHOULD);
    }
    return query;
  }

  /**
   * Checks that terms are not more than a query may have, for rankings that have no clauses too.
   *
   * @throws EarException when they are
   */
  static void requireFew(Set<String> terms) {
    if (terms.size() > IndexSearcher.getMaxClauseCount()) {
      throw tooMany(null);
    }
  }

  static EarException tooMany(IndexSearcher.@Nullable TooManyClauses cause) {
    return new EarException(
        Category.USAGE,
        "the query has more than "
            + IndexSearcher.getMaxClauseCount()
            + " distinct words; shorten it",
        cause);
  }
}
