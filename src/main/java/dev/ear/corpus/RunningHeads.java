package dev.ear.corpus;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds running heads, running feet and page numbers of a book (METHOD 1).
 *
 * <p>A line counts as one when it stands, page numbers aside, first or last on several pages of the
 * book that are near each other. The numbers at its ends do not count for that, so heads that carry
 * the page number are seen too, nor do those inside of a line in parts; a line that carries the
 * number of its own page, set apart, is one on any page. A line such as {@code 2. ÜNİTE: …} is one
 * on every page after the one where that unit began, and so is the unit's title. Feed it all pages
 * first ({@link #observe}).
 */
final class RunningHeads {
  private static final int DEEPEST = 2;
  private static final int SHORTEST_TITLE_WORD = 4;

  private static final Pattern NUMBER_APART =
      Pattern.compile(
          "^(\\d{1,4})(?:\\s*[|❘│•·]\\s*|\\s{2,})(?=\\D)|(?:\\s*[|❘│•·]\\s*|\\s{2,})(\\d{1,4})$");

  /** Where a division of the book began, and its line and the next, folded. */
  private record Opening(int page, String folded) {}

  private final Headings headings;
  private final Predicate<String> isExerciseHeading;
  private final HeadKeys keys;
  private final HeadSights sights;
  private final GluedHeads glued;
  private final Map<String, Integer> inside = new HashMap<>();
  private final Map<String, Integer> titles = new HashMap<>();
  private final Map<String, Opening> divisions = new HashMap<>();

  RunningHeads(Headings headings, Predicate<String> isExerciseHeading) {
    this.headings = headings;
    this.isExerciseHeading = isExerciseHeading;
    this.keys = new HeadKeys(headings, isExerciseHeading);
    this.sights = new HeadSights(headings, keys);
    this.glued = new GluedHeads(sights::isKnown, sights::isKnownAsItStands, sights::numbered);
  }

  /** Notes the lines of the next page. */
  void observe(List<Line> lines) {
    boolean contents = lines.stream().anyMatch(line -> Contents.isEntry(line.text()));
    Set<Integer> atEdge = new HashSet<>();
    for (int side = 0; side < 2; side++) {
      int depth = 0;
      for (int i = 0; i < lines.size() && depth < DEEPEST; i++) {
        int at = side == 0 ? i : lines.size() - 1 - i;
        String text = lines.get(at).text();
        if (!PageNumbers.isBare(text)) {
          String key = keys.of(lines, at, side == 0);
          if (key.isEmpty()) {
            break;
          }
          sights.observeEdge(lines, at, side == 0, key);
          if (depth == 0) {
            atEdge.add(at);
          }
          depth++;
        }
      }
    }
    for (int i = DEEPEST; i < lines.size() - DEEPEST; i++) {
      sights.observeInside(lines.get(i).text());
    }
    for (int i = 0; i < lines.size() && !contents; i++) {
      observeHeading(lines, i, atEdge.contains(i));
    }
    sights.endPage();
  }

  private void observeHeading(List<Line> lines, int i, boolean atEdge) {
    String text = lines.get(i).text();
    if (isExerciseHeading.test(text)) {
      return;
    }
    String division = headings.division(text);
    if (!division.isEmpty()) {
      String next = lineAfter(lines, i);
      divisions.putIfAbsent(division, new Opening(sights.pages(), Fold.fold(text + " " + next)));
      if (isTitle(next) && !Headings.isSection(next)) {
        titles.putIfAbsent(Fold.fold(next), sights.pages());
      }
    }
    if (!atEdge && (isTitle(text) || !division.isEmpty())) {
      String key = keys.of(text);
      if (!key.isEmpty()) {
        inside.putIfAbsent(key, sights.pages());
      }
    }
  }

  private boolean isTitle(String text) {
    return headings.isTitle(text) || Headings.isCapitals(text);
  }

  /**
   * Parts a head from the text it is glued to.
   *
   * @param lines the lines of a page
   * @return the lines, one more where the first begins with a head of the book or the last ends
   *     with a foot
   */
  List<Line> part(List<Line> lines) {
    return glued.part(lines);
  }

  /**
   * Finds the heads, feet and page numbers of a page.
   *
   * @param place place of the page in the book, from 0
   * @param page the page, for its numbers
   * @return the reason for each line to go; null where it stays
   */
  DropReason[] find(List<Line> lines, int place, Page page) {
    DropReason[] reasons = new DropReason[lines.size()];
    for (int side = 0; side < 2; side++) {
      int depth = 0;
      boolean numbered = false;
      for (int i = 0; i < lines.size(); i++) {
        int at = side == 0 ? i : lines.size() - 1 - i;
        String text = lines.get(at).text();
        if (reasons[at] != null) {
          break;
        }
        if (!numbered && PageNumbers.isBare(text)) {
          reasons[at] = DropReason.PAGE_NUMBER;
          numbered = true;
        } else if (depth < DEEPEST
            && (isHead(lines, at, side == 0, depth == 0, place)
                || hasOwnNumber(text, page)
                || isGlued(text, page))) {
          reasons[at] = DropReason.RUNNING_HEAD;
          depth++;
        } else {
          break;
        }
      }
    }
    for (int i = 0; i < reasons.length; i++) {
      if (reasons[i] == null && isStrayHead(lines.get(i).text())) {
        reasons[i] = DropReason.RUNNING_HEAD;
      }
    }
    return reasons;
  }

  private boolean isHead(List<Line> lines, int at, boolean upper, boolean outermost, int page) {
    boolean top = upper && outermost;
    String text = lines.get(at).text();
    String key = keys.of(lines, at, upper);
    if (key.isEmpty()) {
      return false;
    }
    HeadSights.Times times = sights.times(key);
    boolean established = sights.isEstablished(text, times);
    if (HeadKeys.isParted(text) && (established || sights.isKnownInShape(text, key))) {
      return true;
    }
    boolean numbered = keys.isNumbered(text);
    String division = headings.division(text);
    if (top && !division.isEmpty() && !numbered) {
      boolean bare = key.indexOf(' ') == key.lastIndexOf(' ');
      String next = lineAfter(lines, at);
      boolean opens = isTitle(next) && !isExerciseHeading.test(next);
      return (established
              && bare
              && (!opens || (times != null && times.count() > 2 && page > times.first())))
          || repeats(divisions.get(division), Fold.fold(text), page);
    }
    if (top && titles.getOrDefault(key, page) < page) {
      return true;
    }
    if (times == null || !established) {
      return false;
    }
    boolean title = page == times.first() && inside.getOrDefault(key, page + 1) > page;
    return sights.isOfWholeBook(times) || numbered || !title;
  }

  /** Says whether a line inside a page is a head in parts, which stands at the edge elsewhere. */
  private boolean isStrayHead(String text) {
    if (text.length() > HeadKeys.LONGEST || !HeadKeys.isParted(text)) {
      return false;
    }
    // "TARİH LİSE 1   43": the head ends in a number of its own.
    return sights.isKnown(text)
        || sights.isEstablished(text, sights.times(keys.of(keys.stripped(text))));
  }

  /** Says whether a short line carries the number of its page, set apart from its words. */
  private static boolean hasOwnNumber(String text, Page page) {
    if (text.length() > HeadKeys.LONGEST) {
      return false;
    }
    Matcher apart = NUMBER_APART.matcher(text);
    String number = String.valueOf(page.number());
    while (apart.find()) {
      String digits = apart.group(1) == null ? apart.group(2) : apart.group(1);
      if (digits.equals(number) || digits.equals(page.printed())) {
        return true;
      }
    }
    return false;
  }

  /** Says whether a line is a head that the number of its page is glued to: {@code TARİH 793}. */
  private boolean isGlued(String text, Page page) {
    String number = String.valueOf(page.number());
    String head =
        text.endsWith(number)
            ? text.substring(0, text.length() - number.length())
            : text.startsWith(number) ? text.substring(number.length()) : "";
    return head.length() > 2 && sights.isKnown(head);
  }

  private static String lineAfter(List<Line> lines, int i) {
    String text = i + 1 < lines.size() ? lines.get(i + 1).text() : "";
    return text.length() <= HeadKeys.LONGEST ? text : "";
  }

  /** Says whether a line names a unit that began on an earlier page: by number and a title word. */
  private static boolean repeats(@Nullable Opening opening, String folded, int page) {
    if (opening == null || opening.page >= page) {
      return false;
    }
    String[] words = folded.split(" ");
    for (int i = 2; i < words.length; i++) {
      if (words[i].length() >= SHORTEST_TITLE_WORD && opening.folded.contains(words[i])) {
        return true;
      }
    }
    return false;
  }
}
