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
  private static final int LONGEST = 100;
  private static final int DEEPEST = 2;
  private static final int SHORTEST_TITLE_WORD = 4;

  /** Pages between two sights of a head, at most, a sight. */
  private static final int SPARSEST = 4;

  /** A line seen once is forgotten after so many pages: it is no head, or a sparse one. */
  private static final int MEMORY = 64;

  private static final Pattern PARTED = Pattern.compile("\\s[/•|❘│·]\\s|\\s{3,}|\\t");
  private static final Pattern SIGNED = Pattern.compile("^\\p{L}+: \\p{Lu}|\\s[/•|·–—-]\\s\\p{Lu}");
  private static final Pattern NUMBER_APART =
      Pattern.compile(
          "^(\\d{1,4})(?:\\s*[|❘│•·]\\s*|\\s{2,})(?=\\D)|(?:\\s*[|❘│•·]\\s*|\\s{2,})(\\d{1,4})$");

  /** How often a line stood at an edge, and on which pages first and last. */
  private static final class Times {
    final String text;
    int count;
    int first = -1;
    int last;
    boolean numbered;

    /** How often a gap parted it from the text. */
    int apart;

    /** How often it stood inside a page since it was first seen at an edge. */
    int inside;

    Times(String text) {
      this.text = text;
    }

    void add(int page, boolean hasNumber) {
      first = count == 0 ? page : first;
      count += count == 0 || page != last ? 1 : 0;
      last = page;
      numbered |= hasNumber;
    }
  }

  /** Where a division of the book began, and its line and the next, folded. */
  private record Opening(int page, String folded) {}

  private final Headings headings;
  private final Predicate<String> isExerciseHeading;
  private final Map<String, Times> edges = new HashMap<>();
  private final Map<String, Times> shapes = new HashMap<>();
  private final GluedHeads glued =
      new GluedHeads(this::isKnown, this::isKnownAsItStands, this::numbered);

  /** The same by the line as it stands on a page. */
  private final Map<String, Times> seen = new HashMap<>();

  private final Map<String, Integer> inside = new HashMap<>();
  private final Map<String, Integer> titles = new HashMap<>();
  private final Map<String, Opening> divisions = new HashMap<>();
  private int pages;

  RunningHeads(Headings headings, Predicate<String> isExerciseHeading) {
    this.headings = headings;
    this.isExerciseHeading = isExerciseHeading;
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
          String key = key(lines, at, side == 0);
          if (key.isEmpty()) {
            break;
          }
          String stripped = PageNumbers.stripped(text, headings);
          Times times = edges.computeIfAbsent(key, k -> new Times(stripped));
          times.add(pages, stripped.length() < text.length());
          times.apart += new EdgeLine(lines, at, side == 0).isApart() ? 1 : 0;
          seen.put(text, times);
          if (PARTED.matcher(text).find()) {
            shapes.computeIfAbsent(shape(key), k -> new Times(stripped)).add(pages, false);
          }
          if (depth == 0) {
            atEdge.add(at);
          }
          depth++;
        }
      }
    }
    for (int i = DEEPEST; i < lines.size() - DEEPEST; i++) {
      Times times = seen.get(lines.get(i).text());
      if (times != null) {
        times.inside++;
      }
    }
    for (int i = 0; i < lines.size() && !contents; i++) {
      observeHeading(lines, i, atEdge.contains(i));
    }
    pages++;
    if (pages % MEMORY == 0) {
      edges.values().removeIf(times -> times.count == 1 && pages - times.last > MEMORY);
      shapes.values().removeIf(times -> times.count == 1 && pages - times.last > MEMORY);
      seen.values().removeIf(times -> times.count == 1 && pages - times.last > MEMORY);
    }
  }

  private void observeHeading(List<Line> lines, int i, boolean atEdge) {
    String text = lines.get(i).text();
    if (isExerciseHeading.test(text)) {
      return;
    }
    String division = headings.division(text);
    if (!division.isEmpty()) {
      String next = lineAfter(lines, i);
      divisions.putIfAbsent(division, new Opening(pages, Fold.fold(text + " " + next)));
      if (isTitle(next) && !Headings.isSection(next)) {
        titles.putIfAbsent(Fold.fold(next), pages);
      }
    }
    if (!atEdge && (isTitle(text) || !division.isEmpty())) {
      String key = key(text);
      if (!key.isEmpty()) {
        inside.putIfAbsent(key, pages);
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

  /** Says whether a text is a head of the book, numbers at its ends aside. */
  private boolean isKnown(String text) {
    return isEstablished(text, edges.get(key(text)));
  }

  /** Says whether a text is a head of the book as it stands. */
  private boolean isKnownAsItStands(String text) {
    Times times = edges.get(key(text));
    return times != null && times.text.equals(text) && isEstablished(text, times);
  }

  /** The heads that carry page numbers, without them. */
  private List<String> numbered() {
    return edges.values().stream()
        .filter(times -> times.numbered && isEstablished(times.text, times))
        .map(times -> times.text)
        .sorted()
        .toList();
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
    String key = key(lines, at, upper);
    if (key.isEmpty()) {
      return false;
    }
    Times times = edges.get(key);
    boolean established = isEstablished(text, times);
    if (PARTED.matcher(text).find()
        && (established || isEstablished(text, shapes.get(shape(key))))) {
      return true;
    }
    boolean numbered = PageNumbers.stripped(text, headings).length() < text.length();
    String division = headings.division(text);
    if (top && !division.isEmpty() && !numbered) {
      boolean bare = key.indexOf(' ') == key.lastIndexOf(' ');
      String next = lineAfter(lines, at);
      boolean opens = isTitle(next) && !isExerciseHeading.test(next);
      return (established
              && bare
              && (!opens || (times != null && times.count > 2 && page > times.first)))
          || repeats(divisions.get(division), Fold.fold(text), page);
    }
    if (top && titles.getOrDefault(key, page) < page) {
      return true;
    }
    if (times == null || !established) {
      return false;
    }
    boolean wholeBook = times.count * 5 >= pages || (times.last - times.first) * 2 >= pages;
    boolean title = page == times.first && inside.getOrDefault(key, page + 1) > page;
    return wholeBook || numbered || !title;
  }

  /** Says whether a line stands at edges often enough, and near enough, to be a head. */
  private boolean isEstablished(String text, @Nullable Times times) {
    if (times == null) {
      return false;
    }
    boolean likely =
        times.numbered
            || Headings.isCapitals(text)
            || PARTED.matcher(text).find()
            || (times.count * 3 >= pages
                && (times.apart > 1 || !headings.division(text).isEmpty()));
    // A refrain and the title of a form stand anywhere on a page.
    if (times.inside > 1 && times.inside * 2 >= times.count && !times.numbered) {
      return false;
    }
    boolean dense = times.last - times.first < SPARSEST * times.count;
    if (isSentence(text)) {
      return times.count >= 3 && dense && times.text.equals(text) && SIGNED.matcher(text).find();
    }
    return times.count >= (likely ? 2 : 3) && (dense || times.numbered || times.count * 5 >= pages);
  }

  /** Says whether a line inside a page is a head in parts, which stands at the edge elsewhere. */
  private boolean isStrayHead(String text) {
    if (text.length() > LONGEST || !PARTED.matcher(text).find()) {
      return false;
    }
    // "TARİH LİSE 1   43": the head ends in a number of its own.
    return isEstablished(text, edges.get(key(text)))
        || isEstablished(text, edges.get(key(PageNumbers.stripped(text, headings))));
  }

  /** Says whether a short line carries the number of its page, set apart from its words. */
  private static boolean hasOwnNumber(String text, Page page) {
    if (text.length() > LONGEST) {
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
    return head.length() > 2 && isEstablished(head, edges.get(key(head)));
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

  /** What is left of a head in parts whose numbers go on: {@code TARİH 9 • 2. ÜNİTE}. */
  private static String shape(String key) {
    return key.replaceAll("\\d+", "#");
  }

  private static boolean isSentence(String text) {
    return Headings.endsSentence(text) && text.indexOf(' ') > 0;
  }

  private String key(List<Line> lines, int at, boolean upper) {
    EdgeLine edge = new EdgeLine(lines, at, upper);
    return edge.isTableRow() || (isPlain(lines.get(at).text()) && edge.isRunningText())
        ? ""
        : key(lines.get(at).text());
  }

  /** Says whether a line has no number at its ends, no parts and small letters. */
  private boolean isPlain(String text) {
    return !Headings.isCapitals(text)
        && !PARTED.matcher(text).find()
        && PageNumbers.stripped(text, headings).length() == text.length();
  }

  private String key(String text) {
    if (text.length() > LONGEST
        || Contents.isEntry(text)
        || isExerciseHeading.test(text)
        || headings.isCaption(text)) {
      return "";
    }
    String key = Fold.fold(PageNumbers.stripped(text, headings));
    return key.length() < 2 ? "" : key;
  }
}
