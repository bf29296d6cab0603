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
  private static final int STEP = Segmentation.CHUNKS.size() - Segmentation.CHUNKS.overlap();

  /** Pages of the book that chunks to come may touch. */
  private final List<IndexedPage> held = new ArrayList<>();

  /** Where in the book the next chunk starts. */
  private int start;

  /** Where in the book the last chunk ended. */
  private int end;

  private int chunks;

  ChunkWriter(Path folder) throws IOException {
    super(folder, Lucene104Codec.Mode.BEST_SPEED);
  }

  /** Adds the chunks of a book that end with its next page; as {@link Segmentation#cut} would. */
  void add(IndexedPage page) throws IOException {
    held.add(page);
    int words = page.bookEnd();
    while (words >= start + Segmentation.CHUNKS.size() || page.endsBook() && end < words) {
      end = Math.min(words, start + Segmentation.CHUNKS.size());
      add(new Span(start, end));
      start += STEP;
      held.removeIf(done -> done.bookEnd() <= start);
    }
    if (page.endsBook()) {
      held.clear();
      start = 0;
      end = 0;
    }
  }

  int chunks() {
    return chunks;
  }

  private void add(Span chunk) throws IOException {
    var tokens = new ArrayList<Token>();
    var anchors = new ArrayList<Anchor>();
    Set<Integer> numbers = new LinkedHashSet<>();
    for (IndexedPage page : held) {
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
    addPlace(document, held.getFirst().page().book(), numbers);
    document.add(new NumericDocValuesField(Fields.PAGE_DOC, held.getFirst().document()));
    document.add(new NumericDocValuesField(Fields.START, chunk.start()));
    document.add(new NumericDocValuesField(Fields.WORDS, chunk.words()));
    write(document);
    chunks++;
  }
}
