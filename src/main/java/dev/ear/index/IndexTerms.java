package dev.ear.index;

import java.io.IOException;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.jspecify.annotations.Nullable;

/** Walks the terms of a field. */
final class IndexTerms {
  private IndexTerms() {}

  /** Returns the terms of a field in order of their bytes; none when no document has the field. */
  static TermsEnum of(IndexReader reader, String field) throws IOException {
    @Nullable Terms terms = MultiTerms.getTerms(reader, field);
    return terms == null ? TermsEnum.EMPTY : terms.iterator();
  }
}
