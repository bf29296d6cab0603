package dev.ear.corpus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds running heads, running feet and page numbers of a book (METHOD 1).
 *
 * <p>A line counts as one when it stands, page numbers aside, first or last on several pages of the
 * book. The numbers at its ends do not count for that, so heads that carry the page number are seen
 * too. A line such as {@code 2. ÜNİTE: …} is one on every page after the one where that unit began.
 * Feed it all pages first ({@link #observe}).
 */
final class RunningHeads {
  private static final int LONGEST = 100;
  private static final int DEEPEST = 2;
  private static final int SHORTEST_TITLE_WORD = 4;

  /** How often a line stood at an edge, and on which pages first and last. */
  private static final class Times {
    int count;
    int first = -1;
    int last;
    boolean numbered;

    void add(int page, boolean hasNumber) {
      first = count == 0 ? page : first;
      last = page;
      count++;
      numbered |= hasNumber;
    }
  }

  /** Where a division of the book began, and its line and the next, folded. */
  private record Opening(int page, String folded) {}

  private final Headings headings;
  private final Predicate<String> isExerciseHeading;
  private final List<Map<String, Times>> edges = new ArrayList<>();
  private final Map<String, Integer> inside = new HashMap<>();
  private final Map<String, Opening> divisions = new HashMap<>();
  private int pages;

  RunningHeads(Headings headings, Predicate<String> isExerciseHeading) {
    this.headings = headings;
    this.isExerciseHeading = isExerciseHeading;
    for (int i = 0; i < 2 * DEEPEST; i++) {
      edges.add(new HashMap<>());
    }
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
          String key = key(text);
          if (key.isEmpty()) {
            break;
          }
          boolean numbered = PageNumbers.stripped(text, headings).length() < text.length();
          edges
              .get(DEEPEST * side + depth)
              .computeIfAbsent(key, k -> new Times())
              .add(pages, numbered);
          if (depth == 0) {
            atEdge.add(at);
          }
          depth++;
        }
      }
    }
    for (int i = 0; i < lines.size() && !contents; i++) {
      String text = lines.get(i).text();
      String division = headings.division(text);
      if (!division.isEmpty() && !isExerciseHeading.test(text)) {
        divisions.putIfAbsent(
            division, new Opening(pages, Fold.fold(text + " " + lineAfter(lines, i))));
      }
      if (!atEdge.contains(i)) {
        String key = key(text);
        if (!key.isEmpty()) {
          inside.putIfAbsent(key, pages);
        }
      }
    }
    pages++;
  }

  /**
   * Finds the heads, feet and page numbers of a page.
   *
   * @param page place of the page in the book, from 0
   * @return the reason for each line to go; null where it stays
   */
  DropReason[] find(List<Line> lines, int page) {
    DropReason[] reasons = new DropReason[lines.size()];
    for (int side = 0; side < 2; side++) {
      int depth = 0;
      boolean number = false;
      for (int i = 0; i < lines.size(); i++) {
        int at = side == 0 ? i : lines.size() - 1 - i;
        String text = lines.get(at).text();
        if (reasons[at] != null) {
          break;
        }
        if (!number && PageNumbers.isBare(text)) {
          reasons[at] = DropReason.PAGE_NUMBER;
          number = true;
        } else if (depth < DEEPEST && isHead(text, DEEPEST * side + depth, page)) {
          reasons[at] = DropReason.RUNNING_HEAD;
          depth++;
        } else {
          break;
        }
      }
    }
    return reasons;
  }

  private boolean isHead(String text, int edge, int page) {
    String key = key(text);
    if (key.isEmpty()) {
      return false;
    }
    boolean numbered = PageNumbers.stripped(text, headings).length() < text.length();
    String division = headings.division(text);
    if (edge == 0 && !division.isEmpty() && !numbered) {
      return repeats(divisions.get(division), Fold.fold(text), page);
    }
    Times times = edges.get(edge).get(key);
    if (times == null || times.count < needed(text, times)) {
      return false;
    }
    boolean wholeBook = times.count * 5 >= pages || (times.last - times.first) * 2 >= pages;
    boolean title = page == times.first && inside.getOrDefault(key, page + 1) > page;
    return wholeBook || numbered || !title;
  }

  private static String lineAfter(List<Line> lines, int i) {
    String text = i + 1 < lines.size() ? lines.get(i + 1).text() : "";
    return text.length() <= LONGEST ? text : "";
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

  private static int needed(String text, Times times) {
    return times.numbered || Headings.isCapitals(text) ? 2 : 3;
  }

  private String key(String text) {
    boolean sentence = Headings.endsSentence(text) && text.indexOf(' ') > 0;
    if (text.length() > LONGEST
        || sentence
        || isExerciseHeading.test(text)
        || headings.isCaption(text)) {
      return "";
    }
    String key = Fold.fold(PageNumbers.stripped(text, headings));
    return key.length() < 2 ? "" : key;
  }
}
