package dev.ear.corpus.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Words on one baseline, whichever column they belong to.
 *
 * @param words the words, from left to right
 */
record SetRow(List<SetWord> words) {
  private static final float SAME_ROW = 0.3f;

  /** Parts words into rows, from top to bottom. */
  static List<SetRow> of(List<SetWord> words) {
    List<SetWord> sorted = new ArrayList<>(words);
    sorted.sort(Comparator.comparingDouble(SetWord::y));
    List<SetRow> rows = new ArrayList<>();
    for (int start = 0; start < sorted.size(); ) {
      SetWord first = sorted.get(start);
      int end = start + 1;
      while (end < sorted.size() && isSameRow(first, sorted.get(end))) {
        end++;
      }
      List<SetWord> row = new ArrayList<>(sorted.subList(start, end));
      row.sort(Comparator.comparingDouble(SetWord::x));
      rows.add(new SetRow(row));
      start = end;
    }
    return rows;
  }

  private static boolean isSameRow(SetWord first, SetWord other) {
    return other.y() - first.y() <= SAME_ROW * Math.min(first.size(), other.size());
  }

  float y() {
    return words.get(0).y();
  }

  float size() {
    float size = 0;
    for (SetWord word : words) {
      size = Math.max(size, word.size());
    }
    return size;
  }

  float x() {
    return words.get(0).x();
  }

  float end() {
    float end = -Float.MAX_VALUE;
    for (SetWord word : words) {
      end = Math.max(end, word.end());
    }
    return end;
  }

  float width() {
    return end() - x();
  }

  /** Says whether a word of this row stands below (or above) another. */
  boolean hasBelow(SetWord other) {
    for (SetWord word : words) {
      if (word.x() < other.end() && word.end() > other.x()) {
        return true;
      }
    }
    return false;
  }

  boolean endsWithHyphen() {
    String last = words.get(words.size() - 1).text();
    char end = last.charAt(last.length() - 1);
    return last.length() > 1 && (end == '-' || end == '\u2010' || end == '\u00ad');
  }
}
