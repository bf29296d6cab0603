package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.text.Token;
import dev.ear.unit.Span;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.apache.lucene.store.ByteArrayDataInput;
import org.apache.lucene.store.ByteBuffersDataOutput;
import org.apache.lucene.store.DataOutput;
import org.apache.lucene.util.BytesRef;

/**
 * What the pages index keeps of a page so that windows can be drawn on it without reading its text:
 * which words its tokens come from and where its anchors stand.
 *
 * <pre>
 *   tokens    how many, then how many words have not exactly one, then for each of those:
 *             words since the last one and tokens
 *   anchors   how many distinct spans, then for each: words since the last one's start and length
 * </pre>
 *
 * <p>All numbers are Lucene's variable-length integers. Two that belong together are one, the
 * second in the lowest bits, so that most take a byte; where it does not fit, the bits are all set
 * and the rest of it follows.
 *
 * @param wordOf for each token, stop words included, the number of its word
 * @param anchors the distinct spans of the anchors that score, by first word, then last
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
record PageRow(int[] wordOf, List<Span> anchors) {
  private static final int TOKEN_BITS = 2;
  private static final int LENGTH_BITS = 3;

  private static final Comparator<Span> BY_PLACE =
      Comparator.comparingInt(Span::start).thenComparingInt(Span::end);

  /**
   * Packs a page's row.
   *
   * @param text the page
   * @param spans the {@link #spans spans} of its anchors
   */
  static byte[] pack(AnnotatedText text, List<Span> spans) throws IOException {
    var out = new ByteBuffersDataOutput();
    int[] tokensOf = new int[text.words().count()];
    for (Token token : text.tokens()) {
      tokensOf[token.word()]++;
    }
    out.writeVInt(text.tokens().size());
    out.writeVInt((int) Arrays.stream(tokensOf).filter(tokens -> tokens != 1).count());
    int before = 0;
    for (int word = 0; word < tokensOf.length; word++) {
      if (tokensOf[word] != 1) {
        writePair(out, word - before, tokensOf[word], TOKEN_BITS);
        before = word;
      }
    }
    out.writeVInt(spans.size());
    before = 0;
    for (Span span : spans) {
      writePair(out, span.start() - before, span.words(), LENGTH_BITS);
      before = span.start();
    }
    return out.toArrayCopy();
  }

  /** Returns the distinct spans of some anchors, by first word, then last. */
  static List<Span> spans(List<Anchor> anchors) {
    return anchors.stream().map(PageRow::span).distinct().sorted(BY_PLACE).toList();
  }

  /** Returns the number of an anchor's span among the {@link #spans spans} of its page. */
  static int number(Anchor anchor, List<Span> spans) {
    return Collections.binarySearch(spans, span(anchor), BY_PLACE);
  }

  private static Span span(Anchor anchor) {
    return new Span(anchor.start(), anchor.end());
  }

  private static void writePair(DataOutput out, int gap, int number, int bits) throws IOException {
    int most = (1 << bits) - 1;
    out.writeVInt(gap << bits | Math.min(number, most));
    if (number >= most) {
      out.writeVInt(number - most);
    }
  }

  /** Unpacks a page's row. */
  static PageRow unpack(BytesRef row) {
    var in = new ByteArrayDataInput(row.bytes, row.offset, row.length);
    int[] wordOf = new int[in.readVInt()];
    int token = 0;
    int word = 0;
    int odd = 0;
    for (int left = in.readVInt(); left > 0; left--) {
      int pair = in.readVInt();
      odd += pair >>> TOKEN_BITS;
      while (word < odd) {
        wordOf[token++] = word++;
      }
      for (int more = second(pair, TOKEN_BITS, in); more > 0; more--) {
        wordOf[token++] = word;
      }
      word++;
    }
    while (token < wordOf.length) {
      wordOf[token++] = word++;
    }
    Span[] anchors = new Span[in.readVInt()];
    int start = 0;
    for (int i = 0; i < anchors.length; i++) {
      int pair = in.readVInt();
      start += pair >>> LENGTH_BITS;
      anchors[i] = new Span(start, start + second(pair, LENGTH_BITS, in));
    }
    return new PageRow(wordOf, List.of(anchors));
  }

  private static int second(int pair, int bits, ByteArrayDataInput in) {
    int most = (1 << bits) - 1;
    int number = pair & most;
    return number < most ? number : most + in.readVInt();
  }
}
