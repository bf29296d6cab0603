package dev.ear.corpus;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Counts the lists of a {@code .docx} file, for the marks of their items ({@code 1.}, {@code A)})
 * are seen but do not stand in the text.
 */
final class DocxNumbering {
  private static final int MOST_LEVELS = 9;

  private final Map<String, Element> levels = new HashMap<>();
  private final Map<String, String> listOf = new HashMap<>();
  private final Map<String, int[]> counters = new HashMap<>();

  /**
   * Reads the definitions.
   *
   * @param numbering {@code word/numbering.xml}; null where there are no lists
   */
  DocxNumbering(@Nullable Document numbering) {
    if (numbering == null) {
      return;
    }
    for (Element list : numbering.getElementsByTag("w:abstractNum")) {
      for (Element level : list.getElementsByTag("w:lvl")) {
        levels.put(list.attr("w:abstractNumId") + " " + level.attr("w:ilvl"), level);
      }
    }
    for (Element use : numbering.getElementsByTag("w:num")) {
      listOf.put(use.attr("w:numId"), value(use, "w:abstractNumId"));
    }
  }

  /** Returns the mark of the next paragraph of a list with a space behind it; empty for none. */
  String mark(Element paragraph) {
    Element use = DocxText.property(paragraph, "w:numPr");
    if (use == null) {
      return "";
    }
    String id = value(use, "w:numId");
    String list = listOf.get(id);
    int depth = number(value(use, "w:ilvl"), 0);
    Element level = list == null ? null : levels.get(list + " " + depth);
    if (level == null || depth < 0 || depth >= MOST_LEVELS) {
      return "";
    }
    int[] counter = counters.computeIfAbsent(id, k -> new int[MOST_LEVELS]);
    counter[depth]++;
    for (int deeper = depth + 1; deeper < MOST_LEVELS; deeper++) {
      counter[deeper] = 0;
    }
    if (value(level, "w:numFmt").equals("bullet")) {
      return "";
    }
    String mark = value(level, "w:lvlText");
    for (int i = 0; i <= depth; i++) {
      Element other = levels.get(list + " " + i);
      String place = "%" + (i + 1);
      if (other != null && mark.contains(place)) {
        int shown = number(value(other, "w:start"), 1) - 1 + Math.max(1, counter[i]);
        mark = mark.replace(place, shown(shown, value(other, "w:numFmt")));
      }
    }
    return mark.isBlank() ? "" : mark.strip() + " ";
  }

  private static String shown(int number, String format) {
    boolean letter = number >= 1 && number <= 26;
    return switch (format) {
      case "upperLetter" -> letter ? String.valueOf((char) ('A' + number - 1)) : "" + number;
      case "lowerLetter" -> letter ? String.valueOf((char) ('a' + number - 1)) : "" + number;
      case "upperRoman" -> PrintedNumbers.numeral(number).toUpperCase(Locale.ROOT);
      case "lowerRoman" -> PrintedNumbers.numeral(number);
      case "none" -> "";
      default -> "" + number;
    };
  }

  private static String value(Element parent, String child) {
    for (Element element : parent.children()) {
      if (element.tagName().equals(child)) {
        return element.attr("w:val");
      }
    }
    return "";
  }

  private static int number(String text, int otherwise) {
    return text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
  }
}
