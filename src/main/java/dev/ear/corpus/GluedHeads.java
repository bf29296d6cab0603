package dev.ear.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parts heads and feet from the text on their line: by a gap, by their capitals or by the page
 * number between them, {@code 36TARİH 10} or {@code … alındı.TARİH 1037}.
 */
final class GluedHeads {
  private static final int LONGEST = 100;
  private static final int SHORTEST = 8;
  private static final Pattern OPENING = Pattern.compile("(?:\\d[\\d.]*\\.?\\)? )?\\p{Lu}");
  private static final Pattern GAP = Pattern.compile("(?<=\\S)\\s{2,}(?=\\S)");

  private final Predicate<String> isHead;
  private final Predicate<String> isWholeHead;
  private final Supplier<List<String>> heads;
  private @Nullable List<String> numbered;

  /**
   * Creates a parter.
   *
   * @param isHead says whether a text is a head of the book, numbers at its ends aside
   * @param isWholeHead says whether it is one as it stands
   * @param heads gives the heads that carry page numbers, without them; asked once, when all pages
   *     were seen
   */
  GluedHeads(
      Predicate<String> isHead, Predicate<String> isWholeHead, Supplier<List<String>> heads) {
    this.isHead = isHead;
    this.isWholeHead = isWholeHead;
    this.heads = heads;
  }

  List<Line> part(List<Line> lines) {
    return lines.isEmpty() ? lines : partHead(partFoot(lines));
  }

  private List<Line> partFoot(List<Line> lines) {
    int at = lines.size() - 1;
    Line last = lines.get(at);
    Matcher gap = GAP.matcher(last.text());
    while (gap.find()) {
      if (last.text().length() - gap.end() > LONGEST) {
        continue;
      }
      String foot = last.text().substring(gap.end());
      if (isHead.test(foot)) {
        return parted(lines, at, gap.start());
      }
    }
    String text = last.text();
    int digits = text.length();
    while (digits > 0 && text.length() - digits < 3 && Character.isDigit(text.charAt(digits - 1))) {
      digits--;
    }
    int end = digits > 0 && text.charAt(digits - 1) == ' ' ? digits - 1 : digits;
    for (String foot : numbered()) {
      int start = end - foot.length();
      if (text.startsWith(foot, start)) {
        int place = digits < text.length() ? start : numberBefore(text, start);
        boolean numbered = digits < text.length() || place < start;
        if (numbered && place > 0 && !PageNumbers.isBare(text.substring(0, place))) {
          return parted(lines, at, place);
        }
      }
    }
    return lines;
  }

  private List<Line> partHead(List<Line> lines) {
    Line first = lines.get(0);
    String text = first.text();
    for (int end = 0; end <= Math.min(LONGEST, text.length() - 2); end++) {
      if (text.charAt(end) == ' '
          && OPENING.matcher(text).region(end + 1, text.length()).lookingAt()) {
        String head = Line.strip(text, 0, end);
        boolean gap = text.charAt(end - 1) == ' ' || Headings.isCapitals(head);
        if (gap && isWholeHead.test(head)) {
          return parted(lines, 0, end);
        }
      }
    }
    int number = numberAfter(text, 0);
    for (String head : numbered()) {
      int start = number > 0 && text.startsWith(" ", number) ? number + 1 : number;
      int end = start + head.length();
      if (text.startsWith(head, start)) {
        int close = number > 0 ? end : numberAfter(text, text.startsWith(" ", end) ? end + 1 : end);
        if ((number > 0 || close > end + 1 || isNumber(text.substring(0, close), end))
            && close < text.length()) {
          return parted(lines, 0, close);
        }
      }
    }
    return lines;
  }

  /** Parts a line at a place. */
  private static List<Line> parted(List<Line> lines, int at, int place) {
    Line line = lines.get(at);
    String rest = Line.strip(line.text(), place, line.text().length());
    List<Line> parted = new ArrayList<>(lines);
    parted.set(at, new Line(line.number(), line.block(), Line.strip(line.text(), 0, place)));
    parted.add(at + 1, new Line(line.number(), line.block(), rest));
    return parted;
  }

  private List<String> numbered() {
    if (numbered == null) {
      numbered = heads.get().stream().filter(head -> head.length() >= SHORTEST).toList();
    }
    return numbered;
  }

  /** Returns where the digits end that stand at a place, three at most. */
  private static int numberAfter(String text, int from) {
    int at = from;
    while (at < text.length() && at - from < 3 && Character.isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Returns where the digits begin that stand before a place, with a space or none. */
  private static int numberBefore(String text, int to) {
    int end = to > 0 && text.charAt(to - 1) == ' ' ? to - 1 : to;
    int at = end;
    while (at > 0 && end - at < 3 && Character.isDigit(text.charAt(at - 1))) {
      at--;
    }
    return at < end ? at : to;
  }

  /** Says whether nothing but a number stands from a place on. */
  private static boolean isNumber(String text, int from) {
    int start = from < text.length() && text.charAt(from) == ' ' ? from + 1 : from;
    int end = numberAfter(text, start);
    return end > start && end == text.length();
  }
}
