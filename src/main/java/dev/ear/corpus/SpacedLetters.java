package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds words that stray spaces have cut ({@code R üş vet}) or that are set with spaces between
 * their letters ({@code S A V A Ş}).
 *
 * <p>A cut word has a piece that is no word: a single letter, or two or three consonants. Such a
 * piece and its neighbours may be one word only if all is in one case, a capital first letter
 * aside. Whether they are, the rest of the book says: {@link BookSpelling}.
 */
final class SpacedLetters {
  private static final int MOST_PIECES = 6;
  private static final int LONGEST = 30;
  private static final int FEWEST_SPACED = 4;
  private static final int LONGEST_BY_LOOKS = 14;
  private static final String VOWELS = "aeıioöuüâîûAEIİOÖUÜÂÎÛ";

  /** Single letters that are words, in Turkish or in English. */
  private static final String WORDS = "oOaAI";

  /**
   * A stretch that may be one word.
   *
   * @param start where its first piece starts
   * @param end where its last piece ends, punctuation behind it left out
   * @param joined the word it may be
   * @param spaced whether it is single letters alone, to where a wider space or the line ends
   */
  record Candidate(int start, int end, String joined, boolean spaced) {}

  /** A word of a line: its letters, and whether punctuation follows or another kind of thing. */
  private record Piece(int start, int end, int wordEnd) {}

  private SpacedLetters() {}

  /** Finds the candidates of a text, by where they start, longer ones first. */
  static List<Candidate> candidates(String text) {
    List<Candidate> candidates = new ArrayList<>();
    List<Piece> run = new ArrayList<>();
    for (int at = 0; at < text.length(); ) {
      char c = text.charAt(at);
      if (Words.isSpace(c)) {
        boolean parts = c != ' ' && c != '\u00a0';
        if (parts) {
          close(text, run, candidates);
        }
        at++;
        continue;
      }
      int end = at;
      while (end < text.length() && !Words.isSpace(text.charAt(end))) {
        end++;
      }
      int letters = at;
      while (letters < end && Character.isLetter(text.charAt(letters))) {
        letters++;
      }
      if (letters > at) {
        run.add(new Piece(at, letters, end));
      }
      if (letters < end) {
        close(text, run, candidates);
      }
      at = end;
    }
    close(text, run, candidates);
    return candidates;
  }

  /** Takes the candidates of words that follow each other without punctuation. */
  private static void close(String text, List<Piece> run, List<Candidate> candidates) {
    for (int first = 0; first < run.size(); first++) {
      int spaced = spacedEnd(text, run, first);
      if (spaced - first >= FEWEST_SPACED) {
        add(text, run, first, spaced, true, candidates);
        first = spaced - 1;
        continue;
      }
      boolean fragment = false;
      int most = first;
      for (int last = first; last < Math.min(run.size(), first + MOST_PIECES); last++) {
        fragment |= isFragment(text, run.get(last));
        most = last + 1;
      }
      for (int end = most; fragment && end > first + 1; end--) {
        add(text, run, first, end, false, candidates);
      }
    }
    run.clear();
  }

  /** The end of the single letters that start here, one space apart. */
  private static int spacedEnd(String text, List<Piece> run, int first) {
    int end = first;
    while (end < run.size()
        && run.get(end).end - run.get(end).start == 1
        && (end == first || run.get(end).start - run.get(end - 1).wordEnd == 1)
        && isOneCase(text, run, first, end)) {
      end++;
    }
    return end;
  }

  private static boolean isOneCase(String text, List<Piece> run, int first, int at) {
    char c = text.charAt(run.get(at).start);
    char before = text.charAt(run.get(Math.max(first, at - 1)).start);
    return Character.isLowerCase(c) || Character.isUpperCase(before);
  }

  private static void add(
      String text, List<Piece> run, int first, int end, boolean spaced, List<Candidate> out) {
    StringBuilder joined = new StringBuilder();
    boolean fragment = false;
    for (int i = first; i < end; i++) {
      joined.append(text, run.get(i).start, run.get(i).end);
      fragment |= isFragment(text, run.get(i));
    }
    if (fragment && joined.length() <= LONGEST && isWordCase(joined)) {
      out.add(new Candidate(run.get(first).start, run.get(end - 1).end, joined.toString(), spaced));
    }
  }

  private static boolean isFragment(String text, Piece piece) {
    int length = piece.end - piece.start;
    if (length == 1) {
      return WORDS.indexOf(text.charAt(piece.start)) < 0;
    }
    if (length > 3) {
      return false;
    }
    for (int i = piece.start; i < piece.end; i++) {
      if (VOWELS.indexOf(text.charAt(i)) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Small letters after the first, or capitals throughout. */
  private static boolean isWordCase(CharSequence word) {
    int small = 0;
    for (int i = 1; i < word.length(); i++) {
      small += Character.isLowerCase(word.charAt(i)) ? 1 : 0;
    }
    boolean capitals = small == 0 && Character.isUpperCase(word.charAt(0));
    return capitals || small == word.length() - 1;
  }

  /**
   * Says whether single letters make a word by their looks: not too many, with a vowel, no alphabet
   * and no row of answers.
   */
  static boolean looksLikeWord(String joined) {
    boolean vowel = false;
    boolean alphabet = true;
    boolean answers = true;
    for (int i = 0; i < joined.length(); i++) {
      answers &= "ABCDEabcde".indexOf(joined.charAt(i)) >= 0;
      vowel |= VOWELS.indexOf(joined.charAt(i)) >= 0;
      alphabet &= i == 0 || joined.charAt(i) - joined.charAt(i - 1) == 1;
    }
    return joined.length() <= LONGEST_BY_LOOKS && vowel && !alphabet && !answers;
  }
}
