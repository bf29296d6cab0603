package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.index.analysis.ContentTokenStream;
import dev.ear.text.Token;
import dev.ear.unit.AnchorsInside;
import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;

/** Writes the chunks index: passages of fixed size over a book's joined pages. */
final class ChunkWriter extends UnitWriter {
  private int chunks;

  ChunkWriter(Path folder) throws IOException {
    super(folder, Lucene104Codec.Mode.BEST_SPEED);
  }

  /** Adds the chunks of a book whose pages are given in order. */
  void add(List<IndexedPage> pages) throws IOException {
    int words = pages.isEmpty() ? 0 : pages.getLast().bookEnd();
    int first = 0;
    for (Span chunk : Segmentation.CHUNKS.cut(words)) {
      while (pages.get(first).bookEnd() <= chunk.start()) {
        first++;
      }
      int end = first;
      while (end < pages.size() && pages.get(end).bookStart() < chunk.end()) {
        end++;
      }
      add(chunk, pages.subList(first, end));
    }
  }

  int chunks() {
    return chunks;
  }

  private void add(Span chunk, List<IndexedPage> pages) throws IOException {
    var tokens = new ArrayList<Token>();
    var anchors = new ArrayList<Anchor>();
    Set<Integer> numbers = new LinkedHashSet<>();
    for (IndexedPage page : pages) {
      Span onPage =
          new Span(
              Math.max(0, chunk.start() - page.bookStart()),
              Math.min(page.text().words().count(), chunk.end() - page.bookStart()));
      tokens.addAll(page.text().tokens(onPage.start(), onPage.end()));
      anchors.addAll(AnchorsInside.of(page.text().anchors(), onPage));
      numbers.add(page.page().number());
    }
    var document = new Document();
    document.add(new Field(Fields.TEXT, new ContentTokenStream(tokens), POSITIONS));
    addAnchorsAndYears(document, anchors);
    addPlace(document, pages.getFirst().page().book(), numbers);
    document.add(new NumericDocValuesField(Fields.PAGE_DOC, pages.getFirst().document()));
    document.add(new NumericDocValuesField(Fields.START, chunk.start()));
    document.add(new NumericDocValuesField(Fields.WORDS, chunk.words()));
    write(document);
    chunks++;
  }
}
