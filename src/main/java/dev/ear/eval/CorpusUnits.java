package dev.ear.eval;

import dev.ear.anchor.Anchor;
import dev.ear.eval.CorpusScan.PageFacts;
import dev.ear.unit.Segmentation;
import dev.ear.unit.Span;
import dev.ear.unit.Window;
import dev.ear.unit.WindowCutter;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Cuts the units of pages as the index has them, for one radius; each page once. */
final class CorpusUnits {
  private final CorpusScan scan;
  private final WindowCutter cutter;
  private final Map<Integer, List<Window>> windowsOfPage = new HashMap<>();
  private final Map<String, List<Span>> chunksOfBook = new HashMap<>();

  CorpusUnits(CorpusScan scan, int radius) {
    this.scan = scan;
    cutter = new WindowCutter(radius);
  }

  /** Returns the windows of a page, in index order. */
  List<Window> windows(PageFacts page) {
    return windowsOfPage.computeIfAbsent(
        page.document(), document -> cutter.cut(page.words(), page.anchors()).windows());
  }

  /** Returns the chunks of a book, their words counted in the book. */
  List<Span> chunks(String book) {
    return chunksOfBook.computeIfAbsent(
        book, name -> Segmentation.CHUNKS.cut(scan.bookWords(name)));
  }

  /** Returns the keys of a window's centres. */
  static Set<String> centres(Window window) {
    Set<String> keys = new LinkedHashSet<>();
    for (Anchor centre : window.centres()) {
      keys.add(centre.key());
    }
    return keys;
  }

  /** Returns a run of a page's words as the book counts them. */
  static Span inBook(PageFacts page, Span span) {
    return new Span(page.bookStart() + span.start(), page.bookStart() + span.end());
  }
}
