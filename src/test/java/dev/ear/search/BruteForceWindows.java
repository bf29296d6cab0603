package dev.ear.search;

import dev.ear.index.EarIndex;
import dev.ear.index.UnitExport;
import dev.ear.index.UnitExport.ExportedAnchor;
import dev.ear.index.UnitExport.ExportedUnit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** METHOD 5, entity-window, word for word over every window: slow and obvious. */
final class BruteForceWindows {
  private final List<ExportedUnit> windows = new ArrayList<>();

  /** A window that was found, as far as a ranking is concerned. */
  record Found(String book, int page, int start, int end, double score) {
    static Found of(Hit hit) {
      return new Found(hit.book(), orZero(hit.page()), hit.start(), hit.end(), hit.score());
    }

    private static int orZero(@org.jspecify.annotations.Nullable Integer number) {
      return number == null ? 0 : number;
    }
  }

  private record Scored(ExportedUnit window, double score) {}

  BruteForceWindows(EarIndex index) throws IOException {
    new UnitExport(index).windows(windows::add);
  }

  boolean isFallback(AnalyzedQuery query) {
    return windows.stream().noneMatch(window -> competes(window, query.keys()));
  }

  List<Found> rank(AnalyzedQuery query, int k) {
    boolean fallback = isFallback(query);
    var scored = new ArrayList<Scored>();
    for (ExportedUnit window : windows) {
      if (fallback || competes(window, query.keys())) {
        double score = common(query.tokens(), window.tokens());
        if (!fallback) {
          score += 3 * common(query.keys(), keys(window, false));
          score += 1.5 * common(query.keys(), keys(window, true));
        }
        if (score > 0) {
          scored.add(new Scored(window, score));
        }
      }
    }
    scored.sort(Comparator.comparingDouble(Scored::score).reversed());
    Set<String> seen = new HashSet<>();
    return scored.stream()
        .filter(one -> seen.add(one.window().normalized()))
        .limit(k)
        .map(BruteForceWindows::found)
        .toList();
  }

  private static boolean competes(ExportedUnit window, Set<String> keys) {
    return window.anchors().stream()
        .anyMatch(anchor -> anchor.centre() && keys.contains(anchor.key()));
  }

  private static Set<String> keys(ExportedUnit window, boolean yearsAlone) {
    Set<String> keys = new LinkedHashSet<>();
    for (ExportedAnchor anchor : window.anchors()) {
      if (yearsAlone ? anchor.kind().equals("year") : !anchor.kind().equals("date")) {
        keys.add(anchor.key());
      }
    }
    return keys;
  }

  private static long common(Set<String> one, Set<String> other) {
    return one.stream().filter(other::contains).count();
  }

  private static Found found(Scored scored) {
    ExportedUnit window = scored.window();
    int page = window.page() == null ? 0 : window.page();
    return new Found(window.book(), page, window.start(), window.end(), scored.score());
  }
}
