package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.corpus.Page;
import dev.ear.index.analysis.ContentTokenStream;
import dev.ear.index.analysis.SpanTokenStream;
import dev.ear.index.analysis.SpanTokenStream.Occurrence;
import dev.ear.unit.Span;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.util.BytesRef;

/** Writes the pages index, which also keeps the text that all units are cut from. */
final class PageWriter extends UnitWriter {
  PageWriter(Path folder) throws IOException {
    super(folder, Lucene104Codec.Mode.BEST_COMPRESSION);
  }

  /** Adds a page, whose document number is how many were added before. */
  void add(IndexedPage indexed) throws IOException {
    Page page = indexed.page();
    AnnotatedText text = indexed.text();
    var document = new Document();
    document.add(
        new Field(Fields.TEXT, new ContentTokenStream(text.tokens()), POSITIONS_AND_NORMS));
    addPlace(document, page.book(), List.of(page.number()));
    addYearsAndDates(document, text.anchors());
    List<Anchor> scoring = text.anchors().stream().filter(a -> a.kind().scores()).toList();
    List<Span> spans = PageRow.spans(scoring);
    if (!scoring.isEmpty()) {
      document.add(new Field(Fields.ANCHOR, keys(scoring, spans), POSITIONS));
    }
    byte[] row = PageRow.pack(text, spans);
    document.add(new BinaryDocValuesField(Fields.ROW, new BytesRef(row)));
    document.add(new StoredField(Fields.BOOK, page.book()));
    document.add(new StoredField(Fields.PAGE, page.number()));
    if (page.printed() != null) {
      document.add(new StoredField(Fields.PRINTED, page.printed()));
    }
    document.add(new StoredField(Fields.STORED_TEXT, page.text()));
    document.add(new NumericDocValuesField(Fields.START, indexed.bookStart()));
    document.add(new NumericDocValuesField(Fields.WORDS, text.words().count()));
    write(document);
  }

  /** A key's position is the number of its span in the page's row. */
  private static SpanTokenStream keys(List<Anchor> scoring, List<Span> spans) {
    return new SpanTokenStream(
        scoring.stream()
            .map(anchor -> occurrence(anchor.key(), PageRow.number(anchor, spans)))
            .sorted(Comparator.comparingInt(Occurrence::start))
            .toList());
  }

  private static Occurrence occurrence(String key, int span) {
    return new Occurrence(new BytesRef(key), span, span + 1);
  }
}
