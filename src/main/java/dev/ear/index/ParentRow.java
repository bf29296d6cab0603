package dev.ear.index;

import dev.ear.unit.Span;
import java.io.IOException;
import java.util.List;
import org.apache.lucene.store.ByteArrayDataInput;
import org.apache.lucene.store.ByteBuffersDataOutput;

/**
 * What the spans index keeps of a parent beside its postings, packed into bytes.
 *
 * <pre>
 *   anchors   count, then for each distinct span: words since the last one's start, length
 *   words     how many have not exactly one token, then for each: words since the last, tokens
 *   tokens    for each token, stop words too, the number of its term
 * </pre>
 *
 * <p>All numbers are Lucene's variable-length integers. Equal terms have equal numbers in all rows,
 * so two windows have the same tokens exactly when their stretches of the last part are the same
 * bytes.
 */
final class ParentRow {
  private ParentRow() {}

  /**
   * Packs a row.
   *
   * @param anchors the distinct spans of the anchors inside, by first word then last, counted in
   *     the parent
   * @param firstToken for each word of the parent the index in {@code numbers} of its first token;
   *     one entry more for the end
   * @param numbers for each token of the page the number of its term
   */
  static byte[] pack(List<Span> anchors, int[] firstToken, int[] numbers) throws IOException {
    var out = new ByteBuffersDataOutput();
    out.writeVInt(anchors.size());
    int before = 0;
    for (Span anchor : anchors) {
      out.writeVInt(anchor.start() - before);
      out.writeVInt(anchor.words());
      before = anchor.start();
    }
    int words = firstToken.length - 1;
    int odd = 0;
    for (int word = 0; word < words; word++) {
      odd += firstToken[word + 1] - firstToken[word] == 1 ? 0 : 1;
    }
    out.writeVInt(odd);
    before = 0;
    for (int word = 0; word < words; word++) {
      int tokens = firstToken[word + 1] - firstToken[word];
      if (tokens != 1) {
        out.writeVInt(word - before);
        out.writeVInt(tokens);
        before = word;
      }
    }
    for (int token = firstToken[0]; token < firstToken[words]; token++) {
      out.writeVInt(numbers[token]);
    }
    return out.toArrayCopy();
  }

  /** Moves a reader from a row's beginning to its words, over the anchors. */
  static void skipAnchors(ByteArrayDataInput row) {
    for (int i = 2 * row.readVInt(); i > 0; i--) {
      row.readVInt();
    }
  }
}
