package dev.ear.corpus;

import dev.ear.text.Words;
import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * Repairs characters that PDF text breaks: decomposed letters, ligatures, soft hyphens, Turkish
 * letters read in a Western code page, words with spaces between their letters, and stray spaces
 * before an apostrophe (METHOD 1). What may be right as it stands is only repaired where the page
 * or the book shows that it is wrong.
 *
 * <p>A soft hyphen at a line end stays: {@link HyphenJoiner} takes it and joins the word.
 */
final class TextRepair {
  static final char SOFT_HYPHEN = '\u00ad';

  private static final char FIRST_LIGATURE = '\ufb00';
  private static final String[] LIGATURES = {"ff", "fi", "fl", "ffi", "ffl", "st", "st"};

  /** More marks on one letter are no writing; normalising a long run takes quadratic time. */
  private static final int MOST_MARKS = 64;

  /** A quote that opened further back than this is taken for a stray mark. */
  private static final int LONGEST_QUOTE = 200;

  private static final int LONGEST_SUFFIX = 12;
  private static final Pattern SUFFIX =
      Pattern.compile(
          "(?:[dt][ıiuü]r)?(?:l[ae]r)?(?:[ıiuü]m[ıiuü]z|[ıiuü]n[ıiuü]z)?"
              + "(?:[ysn]?[ıiuü]|[ysn]?[ae]|n?[dt][ae](?:n|ki(?:ler)?)?|s?[ıiuü]?n?[dt][ae](?:n|ki)?"
              + "|n?[ıiuü]n|s?[ıiuü]n[ıiuü]n?|s?[ıiuü]n[ae]|y?l[ae]|c[ae]|[dt][ıiuü]r"
              + "|y?d[ıiuü]|s[ıiuü]z|l[ıiuü]|)");

  private final AuditCounter counter;
  private final BookSpelling spelling;

  TextRepair(AuditCounter counter, BookSpelling spelling) {
    this.counter = counter;
    this.spelling = spelling;
  }

  /** Returns a text with its characters repaired. */
  String repair(String text) {
    return closeApostrophes(joinLetters(rightLetters(replaceCharacters(compose(text)))));
  }

  private String compose(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length());
    int start = 0;
    int run = 0;
    for (int i = 0; i < text.length(); i++) {
      run = isMark(text.charAt(i)) ? run + 1 : 0;
      if (run > MOST_MARKS) {
        out.append(nfc(text.substring(start, i)));
        start = i;
        run = 0;
      }
    }
    return out.append(nfc(text.substring(start))).toString();
  }

  private String nfc(String part) {
    if (Normalizer.isNormalized(part, Normalizer.Form.NFC)) {
      return part;
    }
    String composed = Normalizer.normalize(part, Normalizer.Form.NFC);
    counter.repaired(Repair.DECOMPOSED_LETTER, Math.max(1, marks(part) - marks(composed)));
    return composed;
  }

  /** No letter up to U+02FF and no Turkish punctuation needs composing. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '\u0300' && (c < '\u2010' || c > '\u2026')) {
        return false;
      }
    }
    return true;
  }

  private static int marks(String text) {
    int marks = 0;
    for (int i = 0; i < text.length(); i++) {
      marks += isMark(text.charAt(i)) ? 1 : 0;
    }
    return marks;
  }

  private static boolean isMark(char c) {
    return c >= '\u0300' && Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private String replaceCharacters(String text) {
    StringBuilder out = null;
    int done = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean soft = c == SOFT_HYPHEN && !endsLine(text, i + 1);
      boolean ligature = c >= FIRST_LIGATURE && c < FIRST_LIGATURE + LIGATURES.length;
      if (soft || ligature) {
        out = out == null ? new StringBuilder(text.length()) : out;
        out.append(text, done, i).append(ligature ? LIGATURES[c - FIRST_LIGATURE] : "");
        done = i + 1;
        counter.repaired(ligature ? Repair.LIGATURE : Repair.SOFT_HYPHEN, 1);
      }
    }
    return out == null ? text : out.append(text, done, text.length()).toString();
  }

  private String rightLetters(String text) {
    WrongLetters letters = new WrongLetters();
    letters.add(text);
    if (!letters.occur()) {
      return text;
    }
    boolean all = spelling.hasWrongLetters() || letters.areSure();
    StringBuilder out = new StringBuilder(text.length());
    int done = 0;
    for (int start = 0; start < text.length(); ) {
      int end = start;
      while (end < text.length() && !Words.isSpace(text.charAt(end))) {
        end++;
      }
      String word = text.substring(start, end);
      String righted = WrongLetters.righted(word);
      if (!righted.equals(word) && (all || spelling.isSure(righted))) {
        out.append(text, done, start).append(righted);
        done = end;
        counter.repaired(Repair.WRONG_LETTER, 1);
      }
      start = end + 1;
    }
    return out.append(text, done, text.length()).toString();
  }

  private String joinLetters(String text) {
    StringBuilder out = null;
    int done = 0;
    for (SpacedLetters.Candidate candidate : SpacedLetters.candidates(text)) {
      if (candidate.start() >= done && spelling.isWord(candidate)) {
        out = out == null ? new StringBuilder(text.length()) : out;
        out.append(text, done, candidate.start()).append(candidate.joined());
        done = candidate.end();
        counter.repaired(Repair.SPACED_LETTERS, 1);
      }
    }
    return out == null ? text : out.append(text, done, text.length()).toString();
  }

  private static boolean endsLine(String text, int at) {
    int i = at;
    while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
      i++;
    }
    return i == text.length() || text.charAt(i) == '\n';
  }

  private String closeApostrophes(String text) {
    StringBuilder out = null;
    int done = 0;
    for (int i = 2; i < text.length(); i++) {
      if (isApostrophe(text.charAt(i)) && isSpace(text.charAt(i - 1))) {
        int space = i - 1;
        if (!isSpace(text.charAt(space - 1)) && takesSuffix(text, space) && isSuffix(text, i)) {
          out = out == null ? new StringBuilder(text.length()) : out;
          out.append(text, done, space);
          done = i;
          counter.repaired(Repair.APOSTROPHE_SPACE, 1);
        }
      }
    }
    return out == null ? text : out.append(text, done, text.length()).toString();
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\u00a0';
  }

  private static boolean isApostrophe(char c) {
    return c == '\'' || c == '\u2019' || c == '\u02bc';
  }

  /** Only a name or a number takes a suffix with an apostrophe. */
  private static boolean takesSuffix(String text, int end) {
    int start = end;
    while (start > 0 && end - start < 40 && Character.isLetterOrDigit(text.charAt(start - 1))) {
      start--;
    }
    return start < end
        && (Character.isUpperCase(text.charAt(start)) || Character.isDigit(text.charAt(start)));
  }

  private static boolean isSuffix(String text, int apostrophe) {
    int end = apostrophe + 1;
    while (end < text.length()
        && end - apostrophe <= LONGEST_SUFFIX
        && Character.isLowerCase(text.charAt(end))) {
      end++;
    }
    return end > apostrophe + 1
        && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)))
        && SUFFIX.matcher(text).region(apostrophe + 1, end).matches()
        && !closesQuote(text, end);
  }

  /** Says whether a closing mark follows before the next opening one: then the first one opened. */
  private static boolean closesQuote(String text, int from) {
    int limit = Math.min(text.length(), from + LONGEST_QUOTE);
    for (int i = from; i < limit && text.charAt(i) != '\n'; i++) {
      if (isApostrophe(text.charAt(i))) {
        if (isSpace(text.charAt(i - 1))) {
          return false;
        }
        if (i + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(i + 1))) {
          return true;
        }
      }
    }
    return false;
  }
}
