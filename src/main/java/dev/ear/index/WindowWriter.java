package dev.ear.index;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnnotatedText;
import dev.ear.corpus.Page;
import dev.ear.unit.Window;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;

/** Writes the windows index, in one way of storing windows, and counts what goes by. */
abstract sealed class WindowWriter extends UnitWriter
    permits WindowDocumentWriter, WindowSpanWriter {
  private final WindowCutter cutter;
  private final Set<String> keys = new HashSet<>();
  private int windows;
  private long occurrences;

  WindowWriter(Path folder, WindowCutter cutter) throws IOException {
    super(folder, Lucene104Codec.Mode.BEST_SPEED);
    this.cutter = cutter;
  }

  static WindowWriter create(WindowStorage storage, Path folder, WindowCutter cutter)
      throws IOException {
    return switch (storage) {
      case DOCUMENTS -> new WindowDocumentWriter(folder, cutter);
      case SPANS -> new WindowSpanWriter(folder, cutter);
    };
  }

  /** Adds the windows of a page whose document in the pages index is {@code pageDoc}. */
  final void add(Page page, AnnotatedText text, int pageDoc) throws IOException {
    WindowCutter.Cut cut = cutter.cut(text.words().count(), text.anchors());
    occurrences += cut.occurrences();
    for (Window window : cut.windows()) {
      for (Anchor centre : window.centres()) {
        keys.add(centre.key());
      }
    }
    write(page, text, pageDoc, cut.windows());
    windows += cut.windows().size();
  }

  abstract void write(Page page, AnnotatedText text, int pageDoc, List<Window> cut)
      throws IOException;

  /** Returns how many windows there are so far. */
  final int windows() {
    return windows;
  }

  final long occurrences() {
    return occurrences;
  }

  final int distinctKeys() {
    return keys.size();
  }
}
