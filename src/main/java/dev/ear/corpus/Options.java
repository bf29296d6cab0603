package dev.ear.corpus;

import dev.ear.text.Marker;
import java.util.ArrayList;
import java.util.List;

/** Finds answer options that run on inside a text: {@code A) … B) … C) …}. */
final class Options {
  /** Fewer marks in order are no run. */
  static final int SHORTEST_RUN = 3;

  /**
   * A run of options.
   *
   * @param start offset of its first mark
   * @param end offset after its last option
   * @param first value of the first mark
   * @param last value of the last mark
   */
  record Run(int start, int end, int first, int last) {}

  private Options() {}

  /** Returns the runs of a text in order. */
  static List<Run> runs(String text) {
    List<Run> runs = new ArrayList<>();
    List<Integer> starts = new ArrayList<>();
    int value = 0;
    int first = 0;
    for (int i = text.indexOf(')'); i >= 0; i = text.indexOf(')', i + 1)) {
      int start = markStart(text, i);
      if (start < 0) {
        continue;
      }
      int letter = text.charAt(i - 1 - (text.charAt(i - 1) == ' ' ? 1 : 0)) - 'A' + 1;
      if (starts.isEmpty() || letter != value + 1) {
        close(text, starts, first, value, runs);
        starts.clear();
        first = letter;
      }
      starts.add(start);
      value = letter;
    }
    close(text, starts, first, value, runs);
    return runs;
  }

  private static int markStart(String text, int bracket) {
    int letter = bracket - 1;
    if (letter >= 0 && text.charAt(letter) == ' ') {
      letter--;
    }
    if (letter < 0 || text.charAt(letter) < 'A' || text.charAt(letter) > 'H') {
      return -1;
    }
    int start = letter > 0 && text.charAt(letter - 1) == '(' ? letter - 1 : letter;
    boolean free = start == 0 || !Character.isLetterOrDigit(text.charAt(start - 1));
    return free ? start : -1;
  }

  private static void close(
      String text, List<Integer> starts, int first, int last, List<Run> runs) {
    if (starts.size() < SHORTEST_RUN || first != 1) {
      return;
    }
    if (isEnumeration(text, starts)) {
      return;
    }
    int longest = 0;
    for (int i = 1; i < starts.size(); i++) {
      longest = Math.max(longest, starts.get(i) - starts.get(i - 1));
    }
    int from = starts.get(starts.size() - 1);
    runs.add(new Run(starts.get(0), optionEnd(text, from, longest), first, last));
  }

  /** Says whether the marks part a sentence: {@code (A) … , (B) … , (C) … olarak sıralanabilir}. */
  private static boolean isEnumeration(String text, List<Integer> starts) {
    int joined = 0;
    for (int i = 1; i < starts.size(); i++) {
      String before = text.substring(starts.get(i - 1), starts.get(i)).strip();
      joined += before.endsWith(",") || before.endsWith(";") || before.endsWith(" ve") ? 1 : 0;
    }
    return 2 * joined >= starts.size() - 1;
  }

  /** Says whether the number of a next question stands here. */
  private static boolean startsQuestion(String text, int at) {
    Marker marker = Marker.at(text, at);
    return marker.kind() == Marker.Kind.DIGIT
        && marker.end() > at + 2
        && marker.end() < text.length()
        && Character.isUpperCase(text.charAt(marker.end()));
  }

  /**
   * Where the last option ends: at its line's end, or after a full stop, or when it is as long as
   * the longest before it.
   */
  private static int optionEnd(String text, int start, int longest) {
    int limit = Math.min(text.length(), start + longest + 12);
    for (int i = start; i < limit; i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        return i;
      }
      if (c == ' ' && startsQuestion(text, i + 1)) {
        return i;
      }
      if ((c == '.' || c == '?' || c == '!')
          && i - start > 3
          && i + 1 < text.length()
          && text.charAt(i + 1) == ' '
          && Character.isLowerCase(text.charAt(i - 1))) {
        return i + 1;
      }
    }
    if (limit == text.length()) {
      return limit;
    }
    int end = text.lastIndexOf(' ', Math.min(limit, start + longest));
    return end > start + 3 ? end : limit;
  }
}
