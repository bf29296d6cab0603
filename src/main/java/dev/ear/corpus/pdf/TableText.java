package dev.ear.corpus.pdf;

import dev.ear.text.Marker;
import java.util.List;

/** Writes rows of tables. */
final class TableText {
  private TableText() {}

  /**
   * Writes a row: its cells with {@code |} between them, the options of a question with a space.
   *
   * @param cells the words of each cell; a cell may be empty
   */
  static String row(List<List<SetWord>> cells) {
    StringBuilder text = new StringBuilder();
    for (List<SetWord> cell : cells) {
      if (!cell.isEmpty()) {
        String content = cell(cell);
        boolean option = Marker.at(content, 0).kind() == Marker.Kind.CAPITAL;
        text.append(text.isEmpty() ? "" : option ? " " : " | ").append(content);
      }
    }
    return text.toString();
  }

  /** The lines of a cell as one; a word that is cut between small letters is whole. */
  private static String cell(List<SetWord> words) {
    StringBuilder text = new StringBuilder();
    SetRow before = null;
    for (SetRow row : SetRow.of(words)) {
      String line = SetLine.of(row.words(), 0).text();
      int end = text.length();
      boolean cut =
          before != null
              && before.endsWithHyphen()
              && Character.isLowerCase(text.charAt(end - 2))
              && Character.isLowerCase(line.charAt(0));
      if (cut) {
        text.setLength(end - 1);
      }
      text.append(text.isEmpty() || cut ? "" : " ").append(line);
      before = row;
    }
    return text.toString();
  }
}
