package dev.ear.index.analysis;

import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.BytesTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.util.BytesRef;

/**
 * Terms with the words they cover: a term's position is its first word, its offsets are its first
 * word and the word after its last.
 */
public final class SpanTokenStream extends TokenStream {
  private final BytesTermAttribute term = addAttribute(BytesTermAttribute.class);
  private final PositionIncrementAttribute increment =
      addAttribute(PositionIncrementAttribute.class);
  private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
  private final List<Occurrence> occurrences;
  private int next;
  private int lastWord = -1;

  /**
   * A term where it stands.
   *
   * @param term the encoded term
   * @param start its first word
   * @param end the word after its last
   */
  public record Occurrence(BytesRef term, int start, int end) {}

  /** Creates a stream of occurrences that are sorted by first word. */
  public SpanTokenStream(List<Occurrence> occurrences) {
    this.occurrences = occurrences;
  }

  @Override
  public boolean incrementToken() {
    if (next == occurrences.size()) {
      return false;
    }
    clearAttributes();
    Occurrence occurrence = occurrences.get(next++);
    term.setBytesRef(occurrence.term());
    increment.setPositionIncrement(occurrence.start() - lastWord);
    offset.setOffset(occurrence.start(), occurrence.end());
    lastWord = occurrence.start();
    return true;
  }

  @Override
  public void reset() {
    next = 0;
    lastWord = -1;
  }
}
