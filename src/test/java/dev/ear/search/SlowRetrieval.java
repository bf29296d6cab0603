package dev.ear.search;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.anchor.AnnotatedText;
import dev.ear.index.EarIndex;
import dev.ear.text.Token;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * METHOD 4 and 5 read aloud: every unit is cut by hand from the annotated pages and scored one by
 * one.
 *
 * <p>It shares with the program what makes tokens and anchors, and nothing after that: no Lucene,
 * no postings, no order but the one it sorts by.
 */
final class SlowRetrieval {
  private final List<Page> pages = new ArrayList<>();
  private final List<Unit> windows = new ArrayList<>();
  private final List<Unit> chunks = new ArrayList<>();
  private final Set<String> years = new HashSet<>();
  private final Set<String> centreKeys = new HashSet<>();

  /** A page of a book. */
  record Page(String book, AnnotatedText text) {}

  /** A unit with all that scoring sees. */
  record Unit(
      int order,
      String book,
      int page,
      int parent,
      int start,
      int end,
      Set<String> tokens,
      Set<String> anchors,
      Set<String> centres,
      String sequence) {}

  /** A unit and its score. */
  record Scored(Unit unit, double score) {}

  private record Extent(int start, int end) {}

  SlowRetrieval(EarIndex index, int radius) throws IOException {
    for (int i = 0; i < index.pageStore().count(); i++) {
      var stored = index.pageStore().page(i);
      pages.add(new Page(stored.page().book(), stored.text()));
      for (Anchor anchor : stored.text().anchors()) {
        if (anchor.kind() == AnchorKind.YEAR) {
          years.add(anchor.key());
        }
      }
    }
    for (int page = 0; page < pages.size(); page++) {
      cutWindows(page, radius);
    }
    cutChunks();
  }

  List<Unit> windows() {
    return windows;
  }

  List<Unit> chunks() {
    return chunks;
  }

  /** All windows that compete and score, best first, repeats taken out. */
  List<Scored> rankWindows(AnalyzedQuery query) {
    boolean fallback = query.keys().stream().noneMatch(centreKeys::contains);
    var scored = new ArrayList<Scored>();
    for (Unit window : windows) {
      double score = shared(query.tokens(), window.tokens());
      if (!fallback) {
        if (shared(query.keys(), window.centres()) == 0) {
          continue;
        }
        for (String key : query.keys()) {
          if (window.anchors().contains(key)) {
            score += years.contains(key) ? 3 + 1.5 : 3;
          }
        }
      }
      scored.add(new Scored(window, score));
    }
    List<Scored> best = bestFirst(scored);
    var seen = new HashSet<String>();
    return best.stream().filter(window -> seen.add(window.unit().sequence())).toList();
  }

  /** All chunks that share a token, best first. */
  List<Scored> rankChunks(AnalyzedQuery query) {
    return bestFirst(
        chunks.stream()
            .map(chunk -> new Scored(chunk, shared(query.tokens(), chunk.tokens())))
            .toList());
  }

  boolean isFallback(AnalyzedQuery query) {
    return query.keys().stream().noneMatch(centreKeys::contains);
  }

  private static List<Scored> bestFirst(List<Scored> scored) {
    return scored.stream()
        .filter(unit -> unit.score() > 0)
        .sorted(
            Comparator.comparingDouble(Scored::score)
                .reversed()
                .thenComparingInt(unit -> unit.unit().order()))
        .toList();
  }

  private static int shared(Set<String> a, Set<String> b) {
    int shared = 0;
    for (String each : a) {
      shared += b.contains(each) ? 1 : 0;
    }
    return shared;
  }

  private void cutWindows(int page, int radius) {
    AnnotatedText text = pages.get(page).text();
    List<Extent> parents = cut(text.words().count(), 260, 60);
    Map<Extent, Integer> parentOf = new LinkedHashMap<>();
    Map<Extent, Set<String>> centresOf = new HashMap<>();
    for (int parent = 0; parent < parents.size(); parent++) {
      Extent within = parents.get(parent);
      for (Anchor anchor : text.anchors()) {
        if (anchor.kind() == AnchorKind.DATE
            || anchor.start() < within.start()
            || anchor.end() > within.end()) {
          continue;
        }
        var window =
            new Extent(
                Math.max(within.start(), anchor.start() - radius),
                Math.min(within.end(), anchor.end() + radius));
        parentOf.putIfAbsent(window, parent);
        centresOf.computeIfAbsent(window, w -> new HashSet<>()).add(anchor.key());
        centreKeys.add(anchor.key());
      }
    }
    parentOf.entrySet().stream()
        .sorted(
            Comparator.<Map.Entry<Extent, Integer>>comparingInt(Map.Entry::getValue)
                .thenComparingInt(entry -> entry.getKey().start())
                .thenComparingInt(entry -> entry.getKey().end()))
        .forEach(
            entry -> {
              Extent extent = entry.getKey();
              Set<String> centres = centresOf.getOrDefault(extent, Set.of());
              windows.add(
                  unit(
                      windows.size(),
                      page,
                      entry.getValue(),
                      extent,
                      List.of(new Part(text, extent.start(), extent.end())),
                      centres));
            });
  }

  private void cutChunks() {
    for (int first = 0; first < pages.size(); ) {
      int next = first;
      int words = 0;
      while (next < pages.size() && pages.get(next).book().equals(pages.get(first).book())) {
        words += pages.get(next++).text().words().count();
      }
      for (Extent chunk : cut(words, 220, 30)) {
        var parts = new ArrayList<Part>();
        int offset = 0;
        for (int page = first; page < next; page++) {
          AnnotatedText text = pages.get(page).text();
          int from = Math.max(0, chunk.start() - offset);
          int to = Math.min(text.words().count(), chunk.end() - offset);
          if (from < to) {
            parts.add(new Part(text, from, to));
          }
          offset += text.words().count();
        }
        chunks.add(unit(chunks.size(), first, -1, chunk, parts, Set.of()));
      }
      first = next;
    }
  }

  private record Part(AnnotatedText text, int start, int end) {}

  private Unit unit(
      int order, int page, int parent, Extent extent, List<Part> parts, Set<String> centres) {
    var tokens = new HashSet<String>();
    var anchors = new HashSet<String>();
    var sequence = new ArrayList<String>();
    for (Part part : parts) {
      for (Token token : part.text().tokens()) {
        if (part.start() <= token.word() && token.word() < part.end()) {
          sequence.add(token.term());
          if (token.content()) {
            tokens.add(token.term());
          }
        }
      }
      for (Anchor anchor : part.text().anchors()) {
        if (part.start() <= anchor.start()
            && anchor.end() <= part.end()
            && anchor.kind() != AnchorKind.DATE) {
          anchors.add(anchor.key());
        }
      }
    }
    return new Unit(
        order,
        pages.get(page).book(),
        page,
        parent,
        extent.start(),
        extent.end(),
        tokens,
        anchors,
        centres,
        String.join(" ", sequence));
  }

  private static List<Extent> cut(int words, int size, int overlap) {
    var units = new ArrayList<Extent>();
    int reached = 0;
    for (int start = 0; reached < words; start += size - overlap) {
      reached = Math.min(words, start + size);
      units.add(new Extent(start, reached));
    }
    return units;
  }
}
