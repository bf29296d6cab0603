package dev.ear.index;

import dev.ear.Sha256;
import dev.ear.corpus.Page;
import java.util.HashMap;
import java.util.Map;

/** Counts pages by their text, told apart by SHA-256. */
final class PageTally {
  private final Map<String, Integer> counts = new HashMap<>();

  void add(Page page) {
    counts.merge(Sha256.hex(page.text()), 1, Integer::sum);
  }

  /** Takes a page with this text away, if there is one. */
  boolean take(Page page) {
    String text = Sha256.hex(page.text());
    Integer before = counts.get(text);
    if (before == null) {
      return false;
    }
    if (before == 1) {
      counts.remove(text);
    } else {
      counts.put(text, before - 1);
    }
    return true;
  }
}
