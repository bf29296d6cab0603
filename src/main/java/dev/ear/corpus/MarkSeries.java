package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds short items that any marks part, a symbol again and again or signs in order: {@code ◇ 1908
 * ◇ 1914 ◇ 1919}, {@code (α) … (β) … (γ) …}, {@code ➀ … ➁ … ➂ …}, {@code K … L … M …}.
 */
final class MarkSeries {
  private static final int FEWEST = 3;
  private static final int MOST_WORDS = 16;
  private static final int MEAN_WORDS = 8;
  private static final String OPENERS = "([";
  private static final String CLOSERS = ".)]-–:";
  private static final Pattern STROKES = Pattern.compile(" / | [—–] |\\s+[·•]\\s+");

  private MarkSeries() {}

  /**
   * Returns the items of a text that is nothing but such a series.
   *
   * @return the items without their marks, three or more; none if the text is no series
   */
  static List<String> items(String text) {
    List<String> marked = marked(text);
    if (isSeries(marked)) {
      return marked;
    }
    List<String> parted = List.of(STROKES.split(text));
    return isSeries(parted) && text.indexOf('\n') < 0 ? parted : List.of();
  }

  private static boolean isSeries(List<String> items) {
    int words = 0;
    for (String item : items) {
      int count = Words.of(item).count();
      words += count;
      if (count == 0 || count > MOST_WORDS) {
        return false;
      }
    }
    return items.size() >= FEWEST && words <= MEAN_WORDS * items.size();
  }

  private static List<String> marked(String text) {
    List<String> items = new ArrayList<>();
    int mark = markAt(text, 0);
    if (mark < 0) {
      return items;
    }
    int from = markEnd(text, 0);
    for (int i = from; i < text.length(); i++) {
      boolean free = Words.isSpace(text.charAt(i - 1)) && markAt(text, i) >= 0;
      int here = free ? markAt(text, i) : -1;
      if (here >= 0 && (here == mark + 1 || (here == mark && !Character.isLetterOrDigit(mark)))) {
        items.add(text.substring(from, i).strip());
        from = markEnd(text, i);
        mark = here;
        i = from - 1;
      }
    }
    items.add(text.substring(from).strip());
    return items;
  }

  /** Returns the sign of a mark: a symbol, or a letter or digit apart; -1 if there is none. */
  private static int markAt(String text, int at) {
    int sign = at;
    if (sign < text.length() && OPENERS.indexOf(text.charAt(sign)) >= 0) {
      sign++;
    }
    if (sign >= text.length()) {
      return -1;
    }
    int c = text.codePointAt(sign);
    int next = sign + Character.charCount(c);
    if (!Character.isLetterOrDigit(c)) {
      boolean symbol = ".,;:!?'’\"”“()[]".indexOf(c) < 0 && !Words.isSpace((char) c);
      return symbol ? c : -1;
    }
    boolean apart =
        next < text.length()
            && (CLOSERS.indexOf(text.charAt(next)) >= 0 || Words.isSpace(text.charAt(next)));
    return apart ? c : -1;
  }

  private static int markEnd(String text, int at) {
    int end = at;
    while (end < text.length() && !Words.isSpace(text.charAt(end))) {
      boolean mark =
          end == at
              || OPENERS.indexOf(text.charAt(end)) >= 0
              || CLOSERS.indexOf(text.charAt(end)) >= 0
              || OPENERS.indexOf(text.charAt(at)) >= 0 && end == at + 1;
      if (!mark) {
        break;
      }
      end++;
    }
    return end;
  }
}
