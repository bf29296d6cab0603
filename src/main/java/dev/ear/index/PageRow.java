package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.text.Token;
import dev.ear.unit.Span;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.lucene.store.ByteArrayDataInput;
import org.apache.lucene.store.ByteBuffersDataOutput;
import org.apache.lucene.util.BytesRef;

/**
 * What the pages index keeps of a page so that windows can be drawn on it without reading its text:
 * which words its tokens come from and where its anchors stand.
 *
 * <pre>
 *   tokens    how many, then how many words have not exactly one, then for each of those:
 *             words since the last one, tokens
 *   anchors   how many distinct spans, then for each: words since the last one's start, length
 * </pre>
 *
 * <p>All numbers are Lucene's variable-length integers.
 *
 * @param wordOf for each token, stop words included, the number of its word
 * @param anchors the distinct spans of the anchors that score, by first word, then last
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
record PageRow(int[] wordOf, List<Span> anchors) {
  private static final Comparator<Span> BY_PLACE =
      Comparator.comparingInt(Span::start).thenComparingInt(Span::end);

  /**
   * Packs a page's row.
   *
   * @param text the page
   * @param scoring its anchors that score
   */
  static byte[] pack(AnnotatedText text, List<Anchor> scoring) throws IOException {
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
        out.writeVInt(word - before);
        out.writeVInt(tokensOf[word]);
        before = word;
      }
    }
    List<Span> spans =
        scoring.stream()
            .map(anchor -> new Span(anchor.start(), anchor.end()))
            .distinct()
            .sorted(BY_PLACE)
            .toList();
    out.writeVInt(spans.size());
    before = 0;
    for (Span span : spans) {
      out.writeVInt(span.start() - before);
      out.writeVInt(span.words());
      before = span.start();
    }
    return out.toArrayCopy();
  }

  /** Unpacks a page's row. */
  static PageRow unpack(BytesRef row) {
    var in = new ByteArrayDataInput(row.bytes, row.offset, row.length);
    int[] wordOf = new int[in.readVInt()];
    int token = 0;
    int word = 0;
    int odd = 0;
    for (int left = in.readVInt(); left > 0; left--) {
      odd += in.readVInt();
      while (word < odd) {
        wordOf[token++] = word++;
      }
      for (int more = in.readVInt(); more > 0; more--) {
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
      start += in.readVInt();
      anchors[i] = new Span(start, start + in.readVInt());
    }
    return new PageRow(wordOf, List.of(anchors));
  }
}
