package dev.ear.search;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.index.EarIndex;
import dev.ear.index.Fields;
import dev.ear.search.AnalyzedQuery.Found;
import dev.ear.search.AnalyzedQuery.Origin;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.automaton.ByteRunAutomaton;

/** Takes the tokens and anchor keys out of a Lucene query, for the trace of its hits. */
final class QueryTerms {
  private QueryTerms() {}

  /**
   * Returns what a query names, and what its prefixes, patterns and ranges have met.
   *
   * @param query the query
   * @param index the index it was put to
   * @param there the terms of the units that were found
   */
  static AnalyzedQuery of(Query query, EarIndex index, Set<Term> there) throws IOException {
    // A Boolean query gives its clauses in no order of its own.
    Set<Term> terms = new TreeSet<>();
    query.visit(
        new QueryVisitor() {
          @Override
          public void consumeTerms(Query leaf, Term... found) {
            terms.addAll(List.of(found));
          }

          @Override
          public void consumeTermsMatching(
              Query leaf, String field, Supplier<ByteRunAutomaton> automaton) {
            ByteRunAutomaton pattern = automaton.get();
            for (Term term : there) {
              BytesRef text = term.bytes();
              if (term.field().equals(field) && pattern.run(text.bytes, text.offset, text.length)) {
                terms.add(term);
              }
            }
          }
        });
    Set<String> tokens = new LinkedHashSet<>();
    Set<String> keys = new LinkedHashSet<>();
    var anchors = new ArrayList<Found>();
    for (Term term : terms) {
      switch (term.field()) {
        case Fields.TEXT -> tokens.add(term.text());
        case Fields.ANCHOR, Fields.YEAR -> {
          if (keys.add(term.text())) {
            anchors.add(named(term, index.isYear(term.text()) ? AnchorKind.YEAR : AnchorKind.NAME));
          }
        }
        case Fields.DATE -> {
          if (index.isDate(term.text())) {
            anchors.add(named(term, AnchorKind.DATE));
          }
        }
        default -> {
          // Books and pages are places, not evidence.
        }
      }
    }
    return new AnalyzedQuery(tokens, anchors, keys);
  }

  private static Found named(Term term, AnchorKind kind) {
    var anchor = new Anchor(term.text(), kind, 0, 0, 0, 0, "query-syntax");
    return new Found(anchor, term.text(), Origin.STEM, null, null);
  }
}
