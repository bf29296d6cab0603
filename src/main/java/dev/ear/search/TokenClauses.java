package dev.ear.search;

import dev.ear.index.Fields;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.TermQuery;

/** The part that all rankers share: one optional clause a token of Q. */
final class TokenClauses {
  private TokenClauses() {}

  static BooleanQuery.Builder of(Set<String> tokens) {
    var query = new BooleanQuery.Builder();
    for (String token : tokens) {
      query.add(new TermQuery(new Term(Fields.TEXT, token)), Occur.SHOULD);
    }
    return query;
  }
}
