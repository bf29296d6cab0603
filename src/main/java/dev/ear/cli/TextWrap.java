package dev.ear.cli;

import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines that fit a screen. */
final class TextWrap {
  private TextWrap() {}

  /**
   * Breaks a text between words; a word longer than the line stands alone.
   *
   * <p>Characters that could steer a terminal are shown as {@code U+FFFD}.
   */
  static List<String> lines(String text, int width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    Words words = Words.of(text);
    for (int i = 0; i < words.count(); i++) {
      String word = printable(words.word(i));
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
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
