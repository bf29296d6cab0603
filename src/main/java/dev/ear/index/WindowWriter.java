package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.corpus.Page;
import dev.ear.unit.AnchorsInside;
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

/** Writes the windows index: a document a window, which keeps its place and no text. */
final class WindowWriter extends UnitWriter {
  private final WindowCutter cutter;
  private final SequenceNumbers sequences = new SequenceNumbers();
  private final Set<String> keys = new LinkedHashSet<>();
  private int windows;
  private long occurrences;

  WindowWriter(Path folder, WindowCutter cutter) throws IOException {
    super(folder);
    this.cutter = cutter;
  }

  /** Adds the windows of a page whose document in the pages index is {@code pageDoc}. */
  void add(Page page, AnnotatedText text, int pageDoc) throws IOException {
    var cut = cutter.cut(text.words().count(), text.anchors());
    occurrences += cut.occurrences();
    var terms = new PageTerms(text);
    for (Window window : cut.windows()) {
      Span span = window.span();
      var document = new Document();
      addEncodedTerms(document, Fields.TEXT, terms.distinctContent(span));
      addAnchors(document, AnchorsInside.of(text.anchors(), span));
      addTerms(document, Fields.CENTRE, centreKeys(window));
      addPlace(document, page.book(), List.of(page.number()));
      document.add(new NumericDocValuesField(Fields.PAGE_DOC, pageDoc));
      document.add(new NumericDocValuesField(Fields.PARENT, window.parent()));
      document.add(new NumericDocValuesField(Fields.START, span.start()));
      document.add(new NumericDocValuesField(Fields.END, span.end()));
      document.add(
          new NumericDocValuesField(Fields.SEQUENCE, sequences.number(terms.sequence(span))));
      write(document);
      windows++;
    }
  }

  int windows() {
    return windows;
  }

  long occurrences() {
    return occurrences;
  }

  int distinctKeys() {
    return keys.size();
  }

  private Set<String> centreKeys(Window window) {
    Set<String> centreKeys = new LinkedHashSet<>();
    for (Anchor centre : window.centres()) {
      centreKeys.add(centre.key());
    }
    keys.addAll(centreKeys);
    return centreKeys;
  }
}
