package dev.ear.eval;

import dev.ear.anchor.AnchorKind;
import dev.ear.search.QueryAnchor;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How many items have anchors, and how many of those are in the index (METHOD 6).
 *
 * <p>A key counts once an item, and as in the index if one of its other names is that was asked
 * for; dates, which never score, are left out. Coverage is operational: it is no precision or
 * recall of the extractor.
 *
 * @param withAnchor items with at least one anchor
 * @param withMatch items with at least one anchor in the index
 * @param anchorsMatched anchors in the index, of the anchors extracted, summed over items
 */
public record Coverage(Share withAnchor, Share withMatch, Share anchorsMatched) {
  /**
   * Counts.
   *
   * @param items the anchors of each item
   */
  static Coverage of(Collection<List<QueryAnchor>> items) {
    int withAnchor = 0;
    int withMatch = 0;
    int extracted = 0;
    int matched = 0;
    for (List<QueryAnchor> anchors : items) {
      Map<String, Boolean> keys = new HashMap<>();
      for (QueryAnchor anchor : anchors) {
        if (!anchor.kind().equals(AnchorKind.DATE.label())) {
          String aliased = anchor.aliasOf();
          keys.merge(
              aliased == null ? anchor.key() : aliased, anchor.inIndex(), Boolean::logicalOr);
        }
      }
      int inIndex = (int) keys.values().stream().filter(there -> there).count();
      withAnchor += keys.isEmpty() ? 0 : 1;
      withMatch += inIndex == 0 ? 0 : 1;
      extracted += keys.size();
      matched += inIndex;
    }
    return new Coverage(
        Share.of(withAnchor, items.size()),
        Share.of(withMatch, items.size()),
        Share.of(matched, extracted));
  }
}
