package dev.ear.unit;

import dev.ear.anchor.Anchor;
import java.util.ArrayList;
import java.util.List;

/** Finds the anchors of a unit: all whose words lie in it (METHOD 4). */
public final class AnchorsInside {
  private AnchorsInside() {}

  /**
   * Returns the anchors whose span lies wholly in a run of words.
   *
   * @param anchors anchors of the text the run is from, by first word
   * @param span the run
   * @return those inside, in the same order
   */
  public static List<Anchor> of(List<Anchor> anchors, Span span) {
    var inside = new ArrayList<Anchor>();
    for (int i = firstFrom(anchors, span.start()); i < anchors.size(); i++) {
      Anchor anchor = anchors.get(i);
      if (anchor.start() >= span.end()) {
        break;
      }
      if (anchor.end() <= span.end()) {
        inside.add(anchor);
      }
    }
    return inside;
  }

  private static int firstFrom(List<Anchor> anchors, int word) {
    int low = 0;
    int high = anchors.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (anchors.get(middle).start() < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
