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
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.NumericDocValuesField;

/** Writes the windows index: a document a window, which keeps its place and no text. */
final class WindowWriter extends UnitWriter {
  private final WindowCutter cutter;
  private final Sequences firstWithSequence = new Sequences();
  private final Set<String> keys = new LinkedHashSet<>();
  private int windows;
  private long occurrences;

  WindowWriter(Path folder, WindowCutter cutter) throws IOException {
    super(folder, Lucene104Codec.Mode.BEST_SPEED);
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
      document.add(new NumericDocValuesField(Fields.WORDS, span.words()));
      int first = firstWithSequence.first(terms.sequence(span), windows);
      if (first != windows) {
        document.add(new NumericDocValuesField(Fields.REPEATS, first));
      }
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
