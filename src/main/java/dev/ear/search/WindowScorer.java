package dev.ear.search;

import dev.ear.index.Fields;
import dev.ear.search.Ranking.Ranked;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.FixedBitSet;
import org.apache.lucene.util.LongHeap;
import org.jspecify.annotations.Nullable;

/**
 * Scores the windows that compete, straight from Lucene's postings (METHOD 5, entity-window).
 *
 * <p>The same scores come from a Boolean query: a filter on the centres, an optional clause a token
 * and a boosted one an anchor. But a thousand windows compete where a query's tokens have a hundred
 * thousand postings, and a Boolean query either walks all of those or looks each window up in each
 * list. Lucene decodes postings a block at a time and can put a block's documents into a bit set
 * without handing them out one by one. So each list goes into a bit set as a whole and each
 * competing window asks for its bit: about a nanosecond a posting, and a nanosecond a window and
 * list.
 *
 * <p>Points are counted in halves, so that sums are exact.
 */
final class WindowScorer {
  private static final int HALVES = 2;

  private final IndexSearcher windows;

  WindowScorer(IndexSearcher windows) {
    this.windows = windows;
  }

  /**
   * Returns the best windows around some keys.
   *
   * @param centres keys of which a window must have one as a centre
   * @param tokens tokens worth a point each
   * @param anchors anchor keys and the points of each
   * @param k how many to return at most
   * @return the best windows; ties in index order
   */
  List<Ranked> best(List<String> centres, Set<String> tokens, Map<String, Float> anchors, int k)
      throws IOException {
    var heap = new LongHeap(k);
    for (LeafReaderContext leaf : windows.getIndexReader().leaves()) {
      collect(leaf, centres, tokens, anchors, heap, k);
    }
    return drain(heap);
  }

  private static void collect(
      LeafReaderContext leaf,
      List<String> centres,
      Set<String> tokens,
      Map<String, Float> anchors,
      LongHeap heap,
      int k)
      throws IOException {
    LeafReader reader = leaf.reader();
    var bits = new FixedBitSet(reader.maxDoc());
    var centrePostings = new Postings(reader, Fields.CENTRE);
    for (String centre : centres) {
      centrePostings.into(centre, bits);
    }
    int[] competing = documents(bits);
    if (competing.length == 0) {
      return;
    }
    int[] points = new int[competing.length];
    var tokenPostings = new Postings(reader, Fields.TEXT);
    for (String token : tokens) {
      add(tokenPostings, token, HALVES, competing, points, bits);
    }
    var anchorPostings = new Postings(reader, Fields.ANCHOR);
    for (Map.Entry<String, Float> anchor : anchors.entrySet()) {
      int worth = Math.round(anchor.getValue() * HALVES);
      add(anchorPostings, anchor.getKey(), worth, competing, points, bits);
    }
    for (int i = 0; i < competing.length; i++) {
      if (points[i] > 0) {
        push(heap, k, points[i], leaf.docBase + competing[i]);
      }
    }
  }

  private static void add(
      Postings postings, String term, int worth, int[] competing, int[] points, FixedBitSet bits)
      throws IOException {
    bits.clear();
    if (!postings.into(term, bits)) {
      return;
    }
    for (int i = 0; i < competing.length; i++) {
      if (bits.get(competing[i])) {
        points[i] += worth;
      }
    }
  }

  private static int[] documents(FixedBitSet bits) {
    int[] documents = new int[bits.cardinality()];
    int document = -1;
    for (int i = 0; i < documents.length; i++) {
      document = bits.nextSetBit(document + 1);
      documents[i] = document;
    }
    return documents;
  }

  /** Packs points and document so that a larger number is better: of equal points the earlier. */
  private static void push(LongHeap heap, int k, int points, int document) {
    long packed = (long) points << Integer.SIZE | Integer.MAX_VALUE - document;
    if (heap.size() < k) {
      heap.push(packed);
    } else if (packed > heap.top()) {
      heap.updateTop(packed);
    }
  }

  private static List<Ranked> drain(LongHeap heap) {
    var ranked = new ArrayList<Ranked>();
    while (heap.size() > 0) {
      long packed = heap.pop();
      int document = Integer.MAX_VALUE - (int) packed;
      ranked.add(new Ranked(document, (double) (packed >>> Integer.SIZE) / HALVES));
    }
    Collections.reverse(ranked);
    return ranked;
  }

  /** The postings of a field, one list after the other. */
  private static final class Postings {
    private final TermsEnum terms;
    private @Nullable PostingsEnum reuse;

    Postings(LeafReader reader, String field) throws IOException {
      terms = Terms.getTerms(reader, field).iterator();
    }

    /** Puts a term's documents into a bit set, or returns false when there are none. */
    boolean into(String term, FixedBitSet bits) throws IOException {
      if (!terms.seekExact(new BytesRef(term))) {
        return false;
      }
      PostingsEnum postings = terms.postings(reuse, PostingsEnum.NONE);
      postings.nextDoc();
      postings.intoBitSet(DocIdSetIterator.NO_MORE_DOCS, bits, 0);
      reuse = postings;
      return true;
    }
  }
}
