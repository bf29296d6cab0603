package dev.ear.corpus;

import java.util.List;
import java.util.regex.Pattern;

/** Recognises gaps to fill in: dots, lines, boxes, empty brackets, forms. */
final class Gaps {
  private static final int WIDTH = 6;
  private static final int LONGEST_FORM = 300;
  private static final Pattern BRACKETS =
      Pattern.compile("[(\\[](?:\\s{4,}|\\s*[.…_]+\\s*\\d{1,2}\\s*[.…_]+\\s*)[)\\]]");
  private static final Pattern BOXES =
      Pattern.compile(
          "[□☐▢❏❑▭]|[Ⓐ-ⓩ]\\s*[Ⓐ-ⓩ]|\\[\\s*\\]|\\(\\s{2,}\\)|__"
              + "|(?:^|\\s)\\.{4,}(?:\\s|$)|…{2,}");
  private static final Pattern FORM = Pattern.compile("(?:[^:]{2,30}:(?:\\s{2,}|\\s*$)){2,}");

  /** Dots that lead from a name to what belongs to it: {@code Mete ...... MÖ 209-174}. */
  private static final Pattern LEADER =
      Pattern.compile(
          "\\p{Lu}[^:…_\\n]{2,40}?[^:.…_\\s]\\s?(?:[.…] ?){4,}\\s*"
              + "(?!\\p{Lu}\\s)(?:\\p{L}|\\d{3}|\\d+[-–])[^….\\n]*(?:[.]\\p{L}[^….\\n]*)?[^….\\n]");

  private Gaps() {}

  /** Says whether a text has a gap to fill in. */
  static boolean in(String text) {
    if (leads(text)) {
      return false;
    }
    int dots = 0;
    int lines = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      dots = c == '.' ? dots + 1 : c == '…' ? dots + 3 : c == ' ' ? dots : 0;
      lines = c == '_' ? lines + 1 : 0;
      if (dots >= WIDTH || lines >= 3) {
        return true;
      }
    }
    return BRACKETS.matcher(text).find()
        || BOXES.matcher(text).find()
        || (text.length() <= LONGEST_FORM && FORM.matcher(text).matches());
  }

  /** Says whether dots lead from a name to what belongs to it on all lines that have any. */
  private static boolean leads(String text) {
    List<String> dotted =
        text.lines().filter(line -> line.contains("....") || line.contains(". . .")).toList();
    return dotted.size() > 1
        && dotted.stream().allMatch(line -> LEADER.matcher(line.strip()).matches());
  }
}
