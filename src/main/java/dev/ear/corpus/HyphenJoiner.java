package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Joins words that were cut at a line end (METHOD 1).
 *
 * <p>The hyphen goes between small letters ({@code impara-/torluk}) unless the book writes the word
 * with its hyphen more often than without; it stays before a capital or a digit ({@code
 * Osmanlı-/Rus}, {@code 1914-/18}), and inside a word in capitals unless the book has it joined.
 * The end of the word moves up to the line where it began. Feed it all lines first ({@link
 * #observe}), then all texts ({@link #count}); both only gather what the book shows.
 */
final class HyphenJoiner {
  private static final int LONGEST_WORD = 60;

  private final Map<String, int[]> seen = new HashMap<>();

  /** Notes the cut words of a page, so that {@link #count} knows what to look for. */
  void observe(List<Line> lines) {
    for (int i = 1; i < lines.size(); i++) {
      Line left = lines.get(i - 1);
      Line right = lines.get(i);
      if (isCut(left, right)
          && left.text().charAt(left.text().length() - 1) != TextRepair.SOFT_HYPHEN) {
        String head = lastPiece(left.text());
        String tail = firstPiece(right.text());
        seen.putIfAbsent(Fold.fold(head + tail), new int[1]);
        seen.putIfAbsent(Fold.fold(head + "-" + tail), new int[1]);
      }
    }
  }

  /** Says whether some word was cut, so that counting is of use. */
  boolean hasCuts() {
    return !seen.isEmpty();
  }

  /** Counts how the book writes the words that were cut somewhere. */
  void count(String text) {
    Words words = Words.of(text);
    for (int i = 0; i < words.count(); i++) {
      if (words.end(i) - words.start(i) <= 2 * LONGEST_WORD) {
        String word = words.word(i);
        int[] times = seen.get(Fold.fold(upToApostrophe(word)));
        if (times != null) {
          times[0]++;
        }
      }
    }
  }

  /**
   * Joins the cut words of some lines.
   *
   * @return the lines, as many or fewer
   */
  List<Line> join(List<Line> lines, AuditCounter counter) {
    List<Line> out = new ArrayList<>(lines.size());
    int next = 0;
    Line line = lines.isEmpty() ? null : lines.get(next++);
    while (line != null) {
      Line rest = null;
      StringBuilder joined = new StringBuilder(line.text());
      Line left = line;
      while (rest == null && next < lines.size() && isCut(left, lines.get(next))) {
        Line right = lines.get(next++);
        int end = wordEnd(right.text());
        joined.setLength(joined.length() - 1);
        joined.append(keptHyphen(left.text(), right.text())).append(right.text(), 0, end);
        counter.repaired(Repair.HYPHENATION, 1);
        String after = Line.strip(right.text(), end, right.text().length());
        rest = after.isEmpty() ? null : new Line(right.number(), right.block(), after);
        left = right;
      }
      if (joined.charAt(joined.length() - 1) == TextRepair.SOFT_HYPHEN) {
        joined.setLength(joined.length() - 1);
      }
      if (!joined.isEmpty()) {
        out.add(new Line(line.number(), line.block(), joined.toString()));
      }
      if (rest != null) {
        line = rest;
      } else {
        line = next < lines.size() ? lines.get(next++) : null;
      }
    }
    return out;
  }

  /**
   * Joins the word that is cut between two pages: its end moves up to the first.
   *
   * @param page the lines of a page, heads and feet aside; the last may change
   * @param next the lines of the page after it; the first may change or go
   * @return how many words were joined, 0 or 1
   */
  int joinAcross(List<Line> page, List<Line> next) {
    if (page.isEmpty() || next.isEmpty()) {
      return 0;
    }
    Line left = page.get(page.size() - 1);
    Line right = next.get(0);
    if (!isCutWord(left, right) || !Character.isLowerCase(right.text().charAt(0))) {
      return 0;
    }
    int end = wordEnd(right.text());
    String text = left.text().substring(0, left.text().length() - 1);
    String whole = text + keptHyphen(left.text(), right.text()) + right.text().substring(0, end);
    page.set(page.size() - 1, new Line(left.number(), left.block(), whole));
    String after = Line.strip(right.text(), end, right.text().length());
    if (after.isEmpty()) {
      next.remove(0);
    } else {
      next.set(0, new Line(right.number(), right.block(), after));
    }
    return 1;
  }

  private static boolean isCut(Line left, Line right) {
    return left.block() == right.block() && isCutWord(left, right);
  }

  private static boolean isCutWord(Line left, Line right) {
    String text = left.text();
    int hyphen = text.length() - 1;
    if (hyphen < 1 || !isHyphen(text.charAt(hyphen))) {
      return false;
    }
    return Character.isLetterOrDigit(text.charAt(hyphen - 1))
        && Character.isLetterOrDigit(right.text().charAt(0))
        && Character.isDigit(text.charAt(hyphen - 1)) == Character.isDigit(right.text().charAt(0));
  }

  private static boolean isHyphen(char c) {
    return c == '-' || c == '\u2010' || c == TextRepair.SOFT_HYPHEN;
  }

  private String keptHyphen(String left, String right) {
    char hyphen = left.charAt(left.length() - 1);
    if (hyphen == TextRepair.SOFT_HYPHEN) {
      return "";
    }
    char before = left.charAt(left.length() - 2);
    char after = right.charAt(0);
    boolean small = Character.isLowerCase(before) && Character.isLowerCase(after);
    boolean capital = Character.isUpperCase(before) && Character.isUpperCase(after);
    if (!small && !capital) {
      return "" + hyphen;
    }
    String head = lastPiece(left);
    String tail = firstPiece(right);
    int without = times(head + tail);
    int with = times(head + "-" + tail);
    boolean join = small ? without >= with : without > with;
    return join ? "" : "" + hyphen;
  }

  private int times(String form) {
    int[] times = seen.get(Fold.fold(form));
    return times == null ? 0 : times[0];
  }

  /** The letters before the hyphen that ends a line. */
  private static String lastPiece(String text) {
    int end = text.length() - 1;
    int start = end;
    while (start > 0
        && end - start < LONGEST_WORD
        && Character.isLetterOrDigit(text.charAt(start - 1))) {
      start--;
    }
    return text.substring(start, end);
  }

  private static String firstPiece(String text) {
    int end = 0;
    while (end < text.length()
        && end < LONGEST_WORD
        && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return text.substring(0, end);
  }

  private static String upToApostrophe(String word) {
    for (int i = 1; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '\'' || c == '\u2019') {
        return word.substring(0, i);
      }
    }
    return word;
  }

  private static int wordEnd(String text) {
    int end = 0;
    while (end < text.length() && !Words.isSpace(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
