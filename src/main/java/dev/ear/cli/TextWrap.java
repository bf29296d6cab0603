package dev.ear.cli;

import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Breaks text into lines that fit a screen. */
final class TextWrap {
  private static final Pattern UNIT = Pattern.compile("(s|ms|µs|B|kB|MB|GB|KiB|MiB|GiB)[.,;:)]*");

  private static final String CELLS = " | ";
  private static final Pattern ITEM = Pattern.compile("\\s*([-–—•*▪]|\\d{1,2}\\)|\\p{L}\\))\\s");

  private TextWrap() {}

  /**
   * Breaks a text between words; a word longer than the line stands alone, and a number keeps its
   * unit.
   *
   * <p>Characters that could steer a terminal are shown as {@code U+FFFD}.
   */
  static List<String> lines(String text, int width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    Words words = Words.of(text);
    for (int i = 0; i < words.count(); i++) {
      String word = printable(words.word(i));
      if (endsInDigit(word) && i + 1 < words.count() && UNIT.matcher(words.word(i + 1)).matches()) {
        word = word + " " + printable(words.word(++i));
      }
      if (!line.isEmpty() && columns(line.toString()) + 1 + columns(word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }

  /**
   * Parts a block where its lines must stand apart: rows of a table, which have bars between their
   * cells, and items of a list. Other lines run on, as those of prose do.
   */
  static List<String> linesApart(String block) {
    var parts = new ArrayList<String>();
    boolean row = true;
    for (String line : block.lines().toList()) {
      boolean before = row;
      row = line.contains(CELLS);
      if (row || before || ITEM.matcher(line).lookingAt()) {
        parts.add(line);
      } else {
        parts.set(parts.size() - 1, parts.getLast() + "\n" + line);
      }
    }
    return parts;
  }

  /**
   * Puts pieces on lines, breaking between pieces where it can and within one that is longer than a
   * line by itself.
   *
   * @param between what stands between pieces on a line; its spaces go where the line ends
   */
  static List<String> flow(List<String> pieces, String between, int width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (int i = 0; i < pieces.size(); i++) {
      String piece = pieces.get(i);
      String end = i + 1 < pieces.size() ? between.stripTrailing() : "";
      String gap = " ".repeat(between.length() - between.stripTrailing().length());
      if (!line.isEmpty() && columns(line + gap + piece + end) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : gap).append(piece).append(end);
      if (columns(line.toString()) > width) {
        List<String> broken = lines(line.toString(), width);
        lines.addAll(broken.subList(0, broken.size() - 1));
        line.setLength(0);
        line.append(broken.getLast());
      }
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }

  private static boolean endsInDigit(String word) {
    return Character.isDigit(word.charAt(word.length() - 1));
  }

  /** Returns how many columns a text takes: marks above or below a letter take none. */
  static int columns(String text) {
    return (int) text.codePoints().filter(c -> !standsOnTheLetterBefore(c)).count();
  }

  private static boolean standsOnTheLetterBefore(int character) {
    int type = Character.getType(character);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  /** Replaces characters that could steer a terminal by the replacement character. */
  static String printable(String text) {
    var printable = new StringBuilder(text.length());
    text.codePoints().forEach(c -> printable.appendCodePoint(steersTerminal(c) ? '\uFFFD' : c));
    return printable.toString();
  }

  /**
   * Says whether a terminal may obey a character: controls, and marks that reverse what follows.
   */
  static boolean steersTerminal(int character) {
    return switch (Character.getDirectionality(character)) {
      case Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING,
          Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
          Character.DIRECTIONALITY_POP_DIRECTIONAL_FORMAT,
          Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE,
          Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE,
          Character.DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE ->
          true;
      default -> Character.isISOControl(character);
    };
  }
}
