package dev.ear.bench;

import dev.ear.corpus.Book;
import dev.ear.corpus.Page;
import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * Enlarges a corpus with altered text, for growth curves.
 *
 * <p>A corpus that grows keeps its common words and brings new rare ones and new names. So a word
 * that the corpus has f times stays in a copy with the chance f / (f + 3); else it is spelled anew,
 * in the same way wherever that copy has it, vowels for vowels and consonants for consonants.
 * Capitals, suffixes after an apostrophe and punctuation stay; years move within 1000–2099. Copies
 * then have names, words and years in the proportions of the original and are no copies. The same
 * corpus and factor give the same text.
 */
final class LargerCorpus {
  private static final String VOWELS = "aeıioöuü";
  private static final String CONSONANTS = "bcçdfgğhjklmnprsştvyz";
  private static final Locale TURKISH = Locale.of("tr", "TR");
  private static final double HALF_STAY = 3;
  private static final int FIRST_YEAR = 1000;
  private static final int YEARS = 1100;
  private static final int YEAR_DIGITS = 4;

  private final List<Book> books;
  private final Map<String, Integer> frequency = new HashMap<>();

  LargerCorpus(List<Book> books) {
    this.books = books;
    for (Book book : books) {
      for (Page page : book.pages()) {
        Words words = Words.of(page.text());
        for (int i = 0; i < words.count(); i++) {
          frequency.merge(stem(words.word(i)), 1, Integer::sum);
        }
      }
    }
  }

  /** Returns the corpus followed by {@code times - 1} altered copies. */
  List<Book> times(int times) {
    var larger = new ArrayList<>(books);
    for (int copy = 1; copy < times; copy++) {
      var spelling = new Spelling(copy);
      for (Book book : books) {
        String name = book.name() + "-" + copy;
        List<Page> pages =
            book.pages().stream()
                .map(page -> new Page(name, page.number(), spelling.alter(page.text())))
                .toList();
        larger.add(new Book(name, book.file(), book.sha256(), book.cleaned(), pages));
      }
    }
    return larger;
  }

  /** The first run of letters in lower case: what a word is known by. */
  private static String stem(String word) {
    int start = 0;
    while (start < word.length() && !Character.isLetter(word.charAt(start))) {
      start++;
    }
    return word.substring(start, endOfLetters(word, start)).toLowerCase(TURKISH);
  }

  private static int endOfLetters(String word, int start) {
    int end = start;
    while (end < word.length() && Character.isLetter(word.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int endOfDigits(String word, int start) {
    int end = start;
    while (end < word.length() && word.charAt(end) >= '0' && word.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  /** How one copy spells words. */
  private final class Spelling {
    private final int copy;
    private final Map<String, String> spelled = new HashMap<>();

    Spelling(int copy) {
      this.copy = copy;
    }

    String alter(String text) {
      Words words = Words.of(text);
      var altered = new StringBuilder(text.length());
      int done = 0;
      for (int i = 0; i < words.count(); i++) {
        altered.append(text, done, words.start(i)).append(word(words.word(i)));
        done = words.end(i);
      }
      return altered.append(text, done, text.length()).toString();
    }

    private String word(String word) {
      int start = 0;
      while (start < word.length() && !Character.isLetterOrDigit(word.charAt(start))) {
        start++;
      }
      int letters = endOfLetters(word, start);
      if (letters > start) {
        return word.substring(0, start)
            + recase(word.substring(start, letters))
            + word.substring(letters);
      }
      int digits = endOfDigits(word, start);
      return digits - start == YEAR_DIGITS
          ? word.substring(0, start) + year(word.substring(start, digits)) + word.substring(digits)
          : word;
    }

    private String year(String digits) {
      int year = Integer.parseInt(digits);
      return year < FIRST_YEAR || year >= FIRST_YEAR + YEARS
          ? digits
          : String.valueOf(FIRST_YEAR + (year - FIRST_YEAR + 37 * copy) % YEARS);
    }

    private String recase(String letters) {
      String stem = letters.toLowerCase(TURKISH);
      String fresh = spelled.computeIfAbsent(stem, this::spell);
      if (fresh.equals(stem)) {
        return letters;
      }
      var cased = new StringBuilder(letters.length());
      for (int i = 0; i < fresh.length(); i++) {
        String letter = fresh.substring(i, i + 1);
        boolean capital = i < letters.length() && Character.isUpperCase(letters.charAt(i));
        cased.append(capital ? letter.toUpperCase(TURKISH) : letter);
      }
      return cased.toString();
    }

    private String spell(String stem) {
      var random = new Random(31L * stem.hashCode() + copy);
      int occurrences = frequency.getOrDefault(stem, 1);
      if (random.nextDouble() < occurrences / (occurrences + HALF_STAY)) {
        return stem;
      }
      var fresh = new StringBuilder(stem.length());
      for (int i = 0; i < stem.length(); i++) {
        char letter = stem.charAt(i);
        fresh.append(
            VOWELS.indexOf(letter) >= 0
                ? VOWELS.charAt(random.nextInt(VOWELS.length()))
                : CONSONANTS.indexOf(letter) >= 0
                    ? CONSONANTS.charAt(random.nextInt(CONSONANTS.length()))
                    : letter);
      }
      return fresh.toString();
    }
  }
}
