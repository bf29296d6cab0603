package dev.ear.corpus;

import dev.ear.text.RomanNumeral;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the page numbers that are printed in a book.
 *
 * <p>A number at the head or foot of one page may be anything. Where it runs along with the pages
 * (place in the file + the same offset, on three pages or more that stand close together), it is
 * the page's; pages between, which show none, have theirs too. A book may have several such
 * stretches, as where plates without numbers are bound in. The small Roman numerals of a preface
 * need two pages. Feed it all pages in order ({@link #observe}).
 */
final class PrintedNumbers {
  private static final int DEPTH = 2;
  private static final int FEWEST = 3;
  private static final int FEWEST_ROMAN = 2;
  private static final int FARTHEST = 8;
  private static final Pattern LONE =
      Pattern.compile(
          "[-–—|•*\\s]*(?:(?i:sayfa|page|s\\.)\\s*)?(\\d{1,4}|[ivx]{1,7}|[IVX]{1,7})[-–—|•*\\s]*");
  private static final Pattern FIRST = Pattern.compile("^(\\d{1,4})[\\s|•·–—-]+\\S");
  private static final Pattern LAST = Pattern.compile("\\S[\\s|•·–—-]+(\\d{1,4})$");
  private static final String[] UNITS = {
    "", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"
  };

  /** Pages close together that show their place + an offset; count says how surely. */
  private record Stretch(int offset, int first, int last, int count) {}

  private final List<Set<Integer>> arabic = new ArrayList<>();

  /** Those of the Arabic numbers that have a line for themselves. */
  private final List<Set<Integer>> alone = new ArrayList<>();

  private final List<Set<Integer>> roman = new ArrayList<>();
  private boolean capitals;

  /** Notes what the next page shows at its head and foot. */
  void observe(String text) {
    Set<Integer> numbers = new HashSet<>();
    Set<Integer> numerals = new HashSet<>();
    Set<Integer> lone = new HashSet<>();
    List<Line> lines = Line.of(text);
    for (int i = 0; i < lines.size(); i++) {
      if (i < DEPTH || i >= lines.size() - DEPTH) {
        add(lines.get(i).text(), numbers, lone, numerals);
      }
    }
    arabic.add(numbers);
    alone.add(lone);
    roman.add(numerals);
  }

  private void add(String line, Set<Integer> numbers, Set<Integer> alone, Set<Integer> numerals) {
    Matcher lone = LONE.matcher(line);
    if (lone.matches()) {
      String number = lone.group(1);
      if (Character.isDigit(number.charAt(0))) {
        numbers.add(Integer.parseInt(number));
        alone.add(Integer.parseInt(number));
        return;
      }
      int value = RomanNumeral.value(number.toUpperCase(Locale.ROOT), 0, number.length());
      if (value > 0) {
        numerals.add(value);
        capitals |= Character.isUpperCase(number.charAt(0));
      }
      return;
    }
    for (Pattern end : List.of(FIRST, LAST)) {
      Matcher matcher = end.matcher(line);
      if (matcher.find()) {
        numbers.add(Integer.parseInt(matcher.group(1)));
      }
    }
  }

  /** Returns the number of each page in order; null where none is printed. */
  List<@Nullable String> found() {
    List<@Nullable String> printed = new ArrayList<>();
    arabic.forEach(page -> printed.add(null));
    for (Stretch stretch : stretches(arabic, alone, FEWEST)) {
      for (int page = stretch.first; page <= stretch.last; page++) {
        printed.set(page, String.valueOf(page + stretch.offset));
      }
    }
    for (Stretch stretch : stretches(roman, roman, FEWEST_ROMAN)) {
      for (int page = stretch.first; page <= stretch.last; page++) {
        if (printed.get(page) == null) {
          String numeral = numeral(page + stretch.offset);
          printed.set(page, capitals ? numeral.toUpperCase(Locale.ROOT) : numeral);
        }
      }
    }
    return printed;
  }

  /** Writes a small Roman numeral. */
  static String numeral(int value) {
    return "x".repeat(Math.max(0, value) / 10) + UNITS[Math.max(0, value) % 10];
  }

  /** The stretches of a book, the surest first where they overlap, joined where one goes on. */
  private static List<Stretch> stretches(
      List<Set<Integer>> pages, List<Set<Integer>> alone, int fewest) {
    List<Stretch> candidates = new ArrayList<>();
    offsets(pages)
        .forEach((offset, shown) -> candidates.addAll(close(offset, shown, alone, fewest)));
    candidates.sort((a, b) -> a.count != b.count ? b.count - a.count : a.first - b.first);
    TreeMap<Integer, Stretch> taken = new TreeMap<>();
    for (Stretch candidate : candidates) {
      Map.Entry<Integer, Stretch> before = taken.floorEntry(candidate.last);
      if (before == null || before.getValue().last < candidate.first) {
        taken.put(candidate.first, candidate);
      }
    }
    List<Stretch> joined = new ArrayList<>();
    for (Stretch stretch : taken.values()) {
      Stretch last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      if (last != null && last.offset == stretch.offset) {
        joined.remove(joined.size() - 1);
        joined.add(
            new Stretch(stretch.offset, last.first, stretch.last, last.count + stretch.count));
      } else {
        joined.add(stretch);
      }
    }
    return joined;
  }

  /** The pages that show their place + an offset, by offset. */
  private static Map<Integer, List<Integer>> offsets(List<Set<Integer>> pages) {
    Map<Integer, List<Integer>> offsets = new TreeMap<>();
    for (int page = 0; page < pages.size(); page++) {
      for (int number : pages.get(page)) {
        offsets.computeIfAbsent(number - page, k -> new ArrayList<>()).add(page);
      }
    }
    return offsets;
  }

  /** The stretches of an offset; a number with a line for itself counts twice. */
  private static List<Stretch> close(
      int offset, List<Integer> shown, List<Set<Integer>> alone, int fewest) {
    List<Stretch> stretches = new ArrayList<>();
    for (int start = 0; start < shown.size(); ) {
      int end = start + 1;
      while (end < shown.size() && shown.get(end) - shown.get(end - 1) <= FARTHEST) {
        end++;
      }
      if (end - start >= fewest) {
        List<Integer> pages = shown.subList(start, end);
        int lone = (int) pages.stream().filter(p -> alone.get(p).contains(p + offset)).count();
        stretches.add(
            new Stretch(offset, pages.get(0), pages.get(pages.size() - 1), pages.size() + lone));
      }
      start = end;
    }
    return stretches;
  }
}
