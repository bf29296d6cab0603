package dev.ear.index;

import dev.ear.unit.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.similarities.BooleanSimilarity;
import org.apache.lucene.util.BytesRef;

/** Windows that are Lucene documents; a window's number is its document's. */
public final class WindowDocuments implements WindowStore {
  private final IndexSearcher searcher;
  private final UnitPlaces places;
  private final int radius;

  WindowDocuments(UnitReader reader, int radius) throws IOException {
    searcher = reader.searcher(new BooleanSimilarity());
    places = new UnitPlaces(reader.reader());
    this.radius = radius;
  }

  /** Returns the searcher over windows, with one point a matched term. */
  public IndexSearcher searcher() {
    return searcher;
  }

  /**
   * Returns the first window with the same full token sequence: the window itself unless it repeats
   * an earlier one.
   */
  public int firstWithSameTokens(int document) throws IOException {
    return places.firstWithSameTokens(document);
  }

  @Override
  public int radius() {
    return radius;
  }

  @Override
  public List<Centre> centres(Predicate<String> wanted) throws IOException {
    var centres = new ArrayList<Centre>();
    TermsEnum terms = IndexTerms.of(searcher.getIndexReader(), Fields.CENTRE);
    for (BytesRef term = terms.next(); term != null; term = terms.next()) {
      String key = term.utf8ToString();
      if (wanted.test(key)) {
        centres.add(new Centre(key, terms.docFreq()));
      }
    }
    return centres;
  }

  @Override
  public boolean isCentre(String key) throws IOException {
    return searcher.getIndexReader().docFreq(new Term(Fields.CENTRE, key)) > 0;
  }

  @Override
  public WindowPlace place(long window) throws IOException {
    int document = Math.toIntExact(window);
    return new WindowPlace(
        places.pageDocument(document),
        places.parent(document),
        new Span(places.start(document), places.end(document)));
  }

  @Override
  public void forEach(Visitor visitor) throws IOException {
    int windows = searcher.getIndexReader().maxDoc();
    for (int document = 0; document < windows; document++) {
      visitor.accept(document);
    }
  }
}
