package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.corpus.Page;
import dev.ear.unit.AnchorsInside;
import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import dev.ear.unit.Window;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.NumericDocValuesField;

/** Writes a document a window, which keeps its place and no text. */
final class WindowDocumentWriter extends WindowWriter {
  private final Sequences firstWithSequence = new Sequences();

  WindowDocumentWriter(Path folder, WindowCutter cutter) throws IOException {
    super(folder, cutter);
  }

  @Override
  void write(Page page, AnnotatedText text, int pageDoc, List<Window> cut) throws IOException {
    var terms = new PageTerms(text);
    int number = windows();
    for (Window window : cut) {
      Span span = window.span();
      var document = new Document();
      addEncodedTerms(document, Fields.TEXT, terms.distinctContent(span));
      addAnchors(document, AnchorsInside.of(text.anchors(), span));
      addTerms(document, Fields.CENTRE, centreKeys(window));
      addPlace(document, page.book(), List.of(page.number()));
      if (window.equals(cut.getFirst())) {
        document.add(new NumericDocValuesField(Fields.PAGE_DOC, pageDoc));
      }
      int parentsBack = Segmentation.PARENTS.last(span.start()) - window.parent();
      document.add(new NumericDocValuesField(Fields.PARENTS_BACK, parentsBack));
      document.add(new NumericDocValuesField(Fields.START, span.start()));
      document.add(new NumericDocValuesField(Fields.WORDS, span.words()));
      int first = firstWithSequence.first(terms.sequence(span), number);
      if (first != number) {
        document.add(new NumericDocValuesField(Fields.REPEATS, first));
      }
      write(document);
      number++;
    }
  }

  private static Set<String> centreKeys(Window window) {
    Set<String> centreKeys = new LinkedHashSet<>();
    for (Anchor centre : window.centres()) {
      centreKeys.add(centre.key());
    }
    return centreKeys;
  }
}
