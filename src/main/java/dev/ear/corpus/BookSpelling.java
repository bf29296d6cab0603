package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a book shows of how its words are written, so that repairs have evidence (METHOD 1).
 *
 * <p>It is read once for what may need repair, and again, if there is such a thing, to count how
 * often the repaired words stand in it whole.
 */
final class BookSpelling {
  /** A book in which nothing needs such repair. */
  static final BookSpelling SOUND = new BookSpelling();

  private static final int MOST_WORDS = 100_000;
  private static final int SHORTEST = 5;
  private static final int LONGEST = 40;

  private final Map<String, int[]> counts = new HashMap<>();
  private boolean wrongLetters;

  private BookSpelling() {}

  /** Reads a book's pages. */
  static BookSpelling of(List<Page> pages) {
    BookSpelling spelling = new BookSpelling();
    WrongLetters letters = new WrongLetters();
    for (Page page : pages) {
      letters.add(page.text());
      spelling.note(page.text(), letters.occur());
    }
    spelling.wrongLetters = letters.areSure();
    if (!spelling.counts.isEmpty()) {
      pages.forEach(page -> spelling.count(page.text()));
    }
    return spelling;
  }

  private void note(String text, boolean wrongLettersOccur) {
    for (SpacedLetters.Candidate candidate : SpacedLetters.candidates(text)) {
      note(candidate.joined());
    }
    if (wrongLettersOccur) {
      Words words = Words.of(text);
      for (int i = 0; i < words.count(); i++) {
        String word = words.word(i);
        String righted = WrongLetters.righted(word);
        if (!righted.equals(word)) {
          note(letters(righted));
        }
      }
    }
  }

  private void note(String word) {
    if (counts.size() < MOST_WORDS && word.length() <= LONGEST) {
      counts.putIfAbsent(Fold.fold(word), new int[1]);
    }
  }

  private void count(String text) {
    Words words = Words.of(text);
    for (int i = 0; i < words.count(); i++) {
      if (words.end(i) - words.start(i) <= 2 * LONGEST) {
        int[] times = counts.get(Fold.fold(letters(words.word(i))));
        if (times != null) {
          times[0]++;
        }
      }
    }
  }

  /** The letters of a word, up to an apostrophe or the punctuation that follows. */
  private static String letters(String word) {
    int start = 0;
    while (start < word.length() && !Character.isLetter(word.charAt(start))) {
      start++;
    }
    int end = start;
    while (end < word.length() && Character.isLetter(word.charAt(end))) {
      end++;
    }
    return word.substring(start, end);
  }

  private int times(String word) {
    int[] times = counts.get(Fold.fold(word));
    return times == null ? 0 : times[0];
  }

  /** Says whether the whole book is Turkish in wrong letters. */
  boolean hasWrongLetters() {
    return wrongLetters;
  }

  /** Says whether the book has a righted word often enough to be sure of it. */
  boolean isSure(String righted) {
    String word = letters(righted);
    return word.length() >= SHORTEST && times(word) >= 2;
  }

  /** Says whether a stretch is one word: the book has it whole, or nothing else makes sense. */
  boolean isWord(SpacedLetters.Candidate candidate) {
    return times(candidate.joined()) > 0
        || (candidate.spaced() && SpacedLetters.looksLikeWord(candidate.joined()));
  }
}
