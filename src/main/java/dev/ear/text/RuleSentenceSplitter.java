package dev.ear.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts text into sentences by their marks (METHOD 5).
 *
 * <p>A sentence ends at . ! ? or …, with what closes after it, before a word that opens with a
 * capital, a digit or a quote. A point after an ordinal, a Roman numeral, an initial or a listed
 * abbreviation ends none. A blank line always does.
 */
public final class RuleSentenceSplitter implements SentenceSplitter {
  /** Longest number that a point makes an ordinal; a year of four digits ends its sentence. */
  private static final int ORDINAL_DIGITS = 3;

  private final TextRules rules;

  /** Creates a splitter from the rules of a language. */
  public RuleSentenceSplitter(TextRules rules) {
    this.rules = rules;
  }

  @Override
  public List<Sentence> split(Words words) {
    var sentences = new ArrayList<Sentence>();
    int start = 0;
    for (int word = 0; word < words.count(); word++) {
      if (word + 1 == words.count() || endsAfter(words, word)) {
        sentences.add(new Sentence(start, word + 1));
        start = word + 1;
      }
    }
    return sentences;
  }

  private boolean endsAfter(Words words, int word) {
    String text = words.text();
    int start = words.start(word);
    int end = words.end(word);
    if (hasBlankLine(text, end, words.start(word + 1))) {
      return true;
    }
    int mark = end;
    while (mark > start && closes(text, mark - 1)) {
      mark--;
    }
    if (mark == start || !isMark(text.charAt(mark - 1))) {
      return false;
    }
    if (!opens(text, words.start(word + 1), words.end(word + 1))) {
      return false;
    }
    return text.charAt(mark - 1) != '.' || !belongsToWord(text, start, mark - 1);
  }

  /** Says whether the point at {@code point} belongs to the word before it. */
  private boolean belongsToWord(String text, int start, int point) {
    int from = start;
    while (from < point && !CharClass.isWordPart(CharClass.at(text, from))) {
      from++;
    }
    int last = from;
    for (int i = from; i < point; i++) {
      byte type = CharClass.at(text, i);
      if (type == CharClass.POINT || type == CharClass.DASH) {
        last = i + 1;
      }
    }
    if (last == point) {
      return false;
    }
    boolean dotted = last > from && CharClass.at(text, last - 1) == CharClass.POINT;
    return isNumber(text, last, point)
        || RomanNumeral.value(text, last, point) > 0
        || isLetterAlone(text, last, point)
        || rules.abbreviations().contains(rules.folding().fold(text, last, point))
        || dotted && rules.abbreviations().contains(rules.folding().fold(text, from, point));
  }

  private static boolean isNumber(String text, int start, int end) {
    if (end - start > ORDINAL_DIGITS) {
      return false;
    }
    for (int i = start; i < end; i++) {
      if (CharClass.at(text, i) != CharClass.DIGIT) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetterAlone(String text, int start, int end) {
    return end - start == 1 && CharClass.at(text, start) == CharClass.CAPITAL;
  }

  private static boolean opens(String text, int start, int end) {
    int i = start;
    while (i < end) {
      byte type = CharClass.at(text, i);
      if (type == CharClass.QUOTE || type == CharClass.APOSTROPHE) {
        return true;
      }
      if (CharClass.isWordPart(type)) {
        return type != CharClass.LETTER;
      }
      if (type == CharClass.SEPARATOR && !isOpeningBracket(text.charAt(i))) {
        return false;
      }
      i++;
    }
    return false;
  }

  private static boolean isOpeningBracket(char c) {
    return c == '(' || c == '[' || c == '{';
  }

  private static boolean closes(String text, int offset) {
    byte type = CharClass.at(text, offset);
    char c = text.charAt(offset);
    return type == CharClass.QUOTE
        || type == CharClass.APOSTROPHE
        || type == CharClass.INVISIBLE
        || c == ')'
        || c == ']'
        || c == '}';
  }

  private static boolean isMark(char c) {
    return c == '.' || c == '!' || c == '?' || c == '\u2026';
  }

  private static boolean hasBlankLine(String text, int start, int end) {
    int breaks = 0;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c == '\f' || c == '\u2029') {
        return true;
      }
      if (c == '\n' || c == '\r' && (i + 1 == end || text.charAt(i + 1) != '\n')) {
        breaks++;
      }
    }
    return breaks >= 2;
  }
}
