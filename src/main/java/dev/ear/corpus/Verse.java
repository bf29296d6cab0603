package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.List;

/** Recognises verse by its rhymes. */
final class Verse {
  private static final int FEWEST_WORDS = 3;
  private static final int MOST_WORDS = 10;
  private static final int MOST_LINES = 40;

  /** Letters of a rhyme at least. */
  private static final int RHYME = 2;

  private Verse() {}

  /** Says whether a block, a title aside, is verse of which half the lines rhyme. */
  static boolean holds(List<Unit> units, int opener) {
    int block = units.get(opener).block();
    List<String> lines = new ArrayList<>();
    for (int j = opener; j < units.size() && units.get(j).block() == block; j++) {
      lines.addAll(units.get(j).text().lines().toList());
      if (lines.size() > MOST_LINES) {
        return false;
      }
    }
    List<String> verses = lines.stream().filter(Verse::mayBeVerse).toList();
    int rhymes = 0;
    for (int j = 1; j < verses.size(); j++) {
      boolean crossed = j > 1 && rhyme(verses.get(j), verses.get(j - 2));
      rhymes += crossed || rhyme(verses.get(j), verses.get(j - 1)) ? 1 : 0;
    }
    return verses.size() + 2 >= lines.size() && rhymes > 0 && 2 * rhymes >= verses.size() - 1;
  }

  private static boolean mayBeVerse(String line) {
    int words = Words.of(line).count();
    return words >= FEWEST_WORDS
        && words <= MOST_WORDS
        && Character.isLetter(line.charAt(0))
        && ".:".indexOf(line.charAt(line.length() - 1)) < 0;
  }

  private static boolean rhyme(String line, String other) {
    String end = Fold.lastWord(Fold.fold(line));
    String otherEnd = Fold.lastWord(Fold.fold(other));
    return end.length() >= RHYME
        && !end.equals(otherEnd)
        && otherEnd.endsWith(end.substring(end.length() - RHYME));
  }
}
