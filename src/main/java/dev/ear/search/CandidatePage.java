package dev.ear.search;

import dev.ear.index.PlacesOnPages;
import org.apache.lucene.util.ArrayUtil;

/**
 * A page whose windows may be taken, and which terms of a query stand there.
 *
 * @param document its document
 * @param least a number of words that none of its windows falls below
 * @param slots for every term of the query the index of the page among the term's; negative where
 *     it does not stand there
 * @param counts for every term how often it stands there; of a key at most once
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
record CandidatePage(int document, int least, int[] slots, byte[] counts) {
  /** Occurrences beyond these add nothing that could matter. */
  static final int MOST_COUNTED = Byte.MAX_VALUE;

  /** Finds the terms of a query on a page. */
  static CandidatePage of(EvidenceQuery query, int document, int least) {
    int[] slots = new int[query.terms().size()];
    byte[] counts = new byte[slots.length];
    for (int term = 0; term < slots.length; term++) {
      PlacesOnPages places = query.terms().get(term).places();
      slots[term] = places.slot(document);
      if (slots[term] >= 0) {
        counts[term] = counted(query, term, places.count(slots[term]));
      }
    }
    return new CandidatePage(document, least, slots, counts);
  }

  /** Returns the most that any term stands there. */
  int most() {
    int most = 0;
    for (byte count : counts) {
      most = Math.max(most, count);
    }
    return most;
  }

  /** Returns those of some terms that stand there. */
  int[] held(int[] some) {
    int[] held = new int[some.length];
    int count = 0;
    for (int term : some) {
      if (counts[term] > 0) {
        held[count++] = term;
      }
    }
    return ArrayUtil.copyOfSubArray(held, 0, count);
  }

  /**
   * Looks for a key in the windows of the page, each of which begins near the one before.
   *
   * @param places where the key stands
   * @param key its number among the terms
   */
  void findIn(DrawnWindows windows, PlacesOnPages places, int key, WindowTable table, int from) {
    int first = places.first()[slots[key]];
    int to = places.first()[slots[key] + 1];
    int at = first;
    for (int window = 0; window < windows.count(); window++) {
      int start = windows.starts()[window];
      int end = windows.ends()[window];
      while (at > first && places.starts()[at - 1] >= start) {
        at--;
      }
      while (at < to && places.starts()[at] < start) {
        at++;
      }
      for (int place = at; place < to && places.starts()[place] < end; place++) {
        if (places.ends()[place] <= end) {
          table.counts[table.row(from + window) + key] = 1;
        }
      }
    }
  }

  /** A key counts once: its words count as stems already. */
  private static byte counted(EvidenceQuery query, int term, int occurrences) {
    return (byte) Math.min(occurrences, term < query.stems() ? MOST_COUNTED : 1);
  }
}
