package dev.ear.report;

import dev.ear.search.Hit;
import dev.ear.search.MatchedAnchor;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the matched anchors in a hit's printed text.
 *
 * <p>By their surface and not by their place, since compressed pages and summaries have lost it; a
 * surface stands at word borders only.
 */
final class Marks {
  private Marks() {}

  /**
   * A marked stretch.
   *
   * @param start its first character in the printed text
   * @param end the character after its last
   * @param centre whether the window is drawn around such an anchor
   */
  record Mark(int start, int end, boolean centre) {}

  /** Returns the marks in text order; none overlaps another, the longer surface goes first. */
  static List<Mark> of(Hit hit, String printed) {
    Map<String, Boolean> surfaces = new LinkedHashMap<>();
    for (MatchedAnchor anchor : hit.anchorsMatched()) {
      surfaces.merge(anchor.corpusSurface(), anchor.centre(), Boolean::logicalOr);
    }
    List<MatchedAnchor> links = hit.links();
    if (links != null) {
      links.forEach(link -> surfaces.putIfAbsent(link.corpusSurface(), link.centre()));
    }
    var marks = new ArrayList<Mark>();
    surfaces.entrySet().stream()
        .filter(surface -> !surface.getKey().isBlank())
        .sorted(
            Comparator.comparingInt((Map.Entry<String, Boolean> s) -> s.getKey().length())
                .reversed())
        .forEach(surface -> add(surface.getKey(), surface.getValue(), printed, marks));
    marks.sort(Comparator.comparingInt(Mark::start));
    return marks;
  }

  private static void add(String surface, boolean centre, String printed, List<Mark> marks) {
    for (int start = printed.indexOf(surface);
        start >= 0;
        start = printed.indexOf(surface, start + 1)) {
      int from = start;
      int end = start + surface.length();
      boolean whole = border(printed, start - 1) && border(printed, end);
      if (whole && marks.stream().noneMatch(m -> m.start() < end && from < m.end())) {
        marks.add(new Mark(start, end, centre));
      }
    }
  }

  private static boolean border(String text, int place) {
    return place < 0
        || place >= text.length()
        || Words.isSpace(text.charAt(place))
        || !Character.isLetterOrDigit(text.charAt(place));
  }
}
