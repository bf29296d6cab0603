package dev.ear.corpus.pdf;

import dev.ear.text.Marker;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The options of questions among the columns of some rows: side by side, or below each other. */
final class OptionColumns {
  private static final Pattern OPTION = Pattern.compile("\\(?[A-Ea-e][).].*");

  private OptionColumns() {}

  /** Puts columns together whose options run across, unless that is all of them. */
  static void merge(List<List<SetWord>> columns) {
    int across = 0;
    for (int i = 1; i < columns.size(); i++) {
      across += runAcross(columns.get(i - 1), columns.get(i)) ? 1 : 0;
    }
    for (int i = columns.size() - 1; i > 0 && across < columns.size() - 1; i--) {
      if (runAcross(columns.get(i - 1), columns.get(i))) {
        columns.get(i - 1).addAll(columns.remove(i));
        across--;
      }
    }
  }

  /** Says whether options run on from a column to the next: {@code A) … B) …}. */
  static boolean runAcross(List<List<SetWord>> columns) {
    for (int i = 1; i < columns.size(); i++) {
      if (runAcross(columns.get(i - 1), columns.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean runAcross(List<SetWord> left, List<SetWord> right) {
    List<SetWord> both = new ArrayList<>(left);
    both.addAll(right);
    float from = (float) right.stream().mapToDouble(SetWord::x).min().orElse(0);
    int across = 0;
    int beside = 0;
    for (SetRow row : SetRow.of(both)) {
      List<SetWord> options = row.words().stream().filter(OptionColumns::isOption).toList();
      for (int i = 1; i < options.size(); i++) {
        SetWord before = options.get(i - 1);
        SetWord after = options.get(i);
        if (before.x() < from && after.x() >= from) {
          beside++;
          across += value(after) == value(before) + 1 ? 1 : 0;
        }
      }
    }
    return 2 * across > beside;
  }

  /** Says whether every column has lines that begin with an option. */
  static boolean areBelow(List<List<SetWord>> columns) {
    return columns.stream()
        .allMatch(
            column ->
                SetRow.of(column).stream().filter(row -> isOption(row.words().get(0))).count()
                    >= 2);
  }

  private static boolean isOption(SetWord word) {
    return OPTION.matcher(word.text()).matches();
  }

  private static int value(SetWord option) {
    return Marker.at(option.text() + " x", 0).value();
  }
}
