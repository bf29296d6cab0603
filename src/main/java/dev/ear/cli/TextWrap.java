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
   * <p>Control characters, which could steer a terminal, are shown as {@code U+FFFD}.
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

  /** Replaces control characters, which could steer a terminal, by the replacement character. */
  static String printable(String text) {
    var printable = new StringBuilder(text.length());
    text.codePoints()
        .forEach(c -> printable.appendCodePoint(Character.isISOControl(c) ? '\uFFFD' : c));
    return printable.toString();
  }
}
