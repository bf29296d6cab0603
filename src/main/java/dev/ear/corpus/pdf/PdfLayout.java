package dev.ear.corpus.pdf;

import dev.ear.text.Marker;
import dev.ear.text.SentenceEnd;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Brings the words of a page into reading order and parts them into blocks (METHOD 1).
 *
 * <p>From top to bottom, runs of rows that {@link Gutters} leave free are read as {@link SetRegion}
 * says: column by column, each in turn looked at in the same way, or row by row with {@code |}
 * between the cells of a table. All other rows are lines. A line or two that stand apart at the top
 * or bottom of the page are the page's head and foot and belong to no column.
 *
 * <p>A block ends where the next line stands clearly further down than lines of the page do, or
 * further up, or is set in another size, or is indented after the end of a sentence; at the end of
 * a table; and at the end of a column, unless a sentence goes on in the next. How far lines stand
 * apart is read off the page ({@link Pitch}).
 */
final class PdfLayout {
  private static final float BLOCK_GAP = 1.35f;
  private static final float EDGE_GAP = 1.6f;
  private static final float OTHER_SIZE = 1.15f;
  private static final float INDENT = 0.8f;
  private static final float DEEPEST_INDENT = 5f;

  /** A space in a head or foot this wide sets the page number apart. */
  private static final float HEAD_SPACE = 2.5f;

  private static final float SMALLER = 0.8f;
  private static final int LONGEST_EDGE = 2;
  private static final int INSIDE = 3;
  private static final int DEEPEST = 3;

  /** No printed page has so many; looking for columns in them would take too long. */
  private static final int MOST_ROWS = 2000;

  private final List<SetLine> lines = new ArrayList<>();
  private final Set<Integer> tables = new HashSet<>();

  /** The head and foot of the page. */
  private final Set<Integer> apart = new HashSet<>();

  private final float pitch;
  private int column;

  /** The table with lines around its cells that the last line belongs to; 0 for none. */
  private int ruled;

  private PdfLayout(List<SetWord> words) {
    List<SetRow> rows = SetRow.of(words);
    pitch = Pitch.ofRows(rows);
    int head = edge(rows, true);
    int foot = edge(rows, false);
    rows.subList(0, head).forEach(this::addApart);
    column++;
    order(rows.subList(head, rows.size() - foot), 0);
    rows.subList(rows.size() - foot, rows.size()).forEach(this::addApart);
  }

  /** Returns the text of a page's words; blank lines part its blocks. */
  static String text(List<SetWord> words) {
    if (words.isEmpty()) {
      return "";
    }
    return new PdfLayout(words).blocks();
  }

  /**
   * How many rows at the page's top or bottom stand apart from the rest: further than most rows
   * next to them do from each other.
   */
  private int edge(List<SetRow> rows, boolean top) {
    if (top && rows.size() > INSIDE && rows.get(1).size() > OTHER_SIZE * rows.get(2).size()) {
      // A heading below it, which may stand in a column, is no second line of the head.
      return gap(rows, true, 1) > EDGE_GAP * pitch ? 1 : 0;
    }
    for (int count = 1; count <= LONGEST_EDGE && count + INSIDE < rows.size(); count++) {
      float gap = gap(rows, top, count);
      int smaller = 0;
      for (int i = 1; i <= INSIDE; i++) {
        smaller += gap(rows, top, count + i) < SMALLER * gap ? 1 : 0;
      }
      // A heading may follow soon on a single head.
      boolean single = count == 1 && smaller == INSIDE - 1 && gap(rows, top, 2) < SMALLER * gap;
      if (gap > EDGE_GAP * pitch && (smaller == INSIDE || single)) {
        return count;
      }
    }
    return 0;
  }

  /** The gap behind so many rows, from the top or from the bottom; 0 where the rows end. */
  private static float gap(List<SetRow> rows, boolean top, int count) {
    int below = top ? count : rows.size() - count;
    return below > 0 && below < rows.size() ? rows.get(below).y() - rows.get(below - 1).y() : 0;
  }

  private void addApart(SetRow row) {
    column++;
    apart.add(column);
    addLine(row, HEAD_SPACE);
  }

  private void addLine(SetRow row) {
    addLine(row, Float.MAX_VALUE);
  }

  /** Adds a row as a line; rows of tables in it are lines of their own. */
  private void addLine(SetRow row, float widest) {
    List<SetWord> words = row.words();
    for (int start = 0; start < words.size(); ) {
      int end = start + 1;
      int table = words.get(start).table();
      while (table == 0 && end < words.size() && words.get(end).table() == 0) {
        end++;
      }
      if (table != 0 && table != ruled) {
        column++;
        tables.add(column);
      } else if (table == 0 && ruled != 0) {
        column++;
      }
      ruled = table;
      lines.add(SetLine.of(words.subList(start, end), column, widest));
      start = end;
    }
  }

  private void order(List<SetRow> rows, int depth) {
    boolean plain = depth >= DEEPEST || rows.size() > MOST_ROWS;
    Gutters gutters = new Gutters(rows, pitch);
    for (int start = 0; start < rows.size(); ) {
      Gutters.Run run = plain ? new Gutters.Run(start, List.of()) : gutters.run(start);
      int end = run.middles().isEmpty() ? start : withoutTail(rows, start, run);
      SetRegion region = SetRegion.of(rows.subList(start, end), run.middles());
      if (end - start < SetRegion.FEWEST_ROWS || region.columns().size() < 2 || region.isProse()) {
        addLine(rows.get(start));
        end = start + 1;
      } else if (region.isColumns(pitch)) {
        for (List<SetWord> words : region.columns()) {
          column++;
          order(SetRow.of(words), depth + 1);
        }
        column++;
      } else if (region.columns().stream().flatMap(List::stream).anyMatch(w -> w.table() != 0)) {
        addLine(rows.get(start));
        end = start + 1;
      } else {
        addTable(region);
      }
      start = end;
    }
  }

  /**
   * Rows under the columns that fill only one of them, set off by a gap or in a smaller font,
   * belong to no column.
   */
  private int withoutTail(List<SetRow> rows, int start, Gutters.Run run) {
    int end = run.end();
    for (int i = run.end() - 1; i > start; i--) {
      float size = rows.get(i).size();
      float above = rows.get(i - 1).size();
      boolean other = Math.max(size, above) > OTHER_SIZE * Math.min(size, above);
      boolean apart = rows.get(i).y() - rows.get(i - 1).y() > BLOCK_GAP * pitch;
      // Several lines in the first column are the end of one that is longer than the others.
      boolean first = i < run.end() - 1 && rows.get(i).x() < run.middles().get(0);
      SetRegion rest = SetRegion.of(rows.subList(i, run.end()), run.middles());
      if (rest.columns().size() > 1) {
        return end;
      }
      if (other || (apart && !first && end == run.end())) {
        end = i;
      }
    }
    return end;
  }

  private void addTable(SetRegion region) {
    column++;
    tables.add(column);
    for (List<List<SetWord>> row : region.tableRows(pitch)) {
      List<SetWord> inRow = row.stream().flatMap(List::stream).toList();
      if (!inRow.isEmpty()) {
        SetLine first = SetLine.of(SetRow.of(inRow).get(0).words(), column);
        lines.add(new SetLine(TableText.row(row), first.x(), first.y(), first.size(), column));
      }
    }
    column++;
  }

  private String blocks() {
    float linePitch = Pitch.ofLines(lines);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      text.append(i > 0 && partsBlocks(i, linePitch) ? "\n" : "");
      text.append(lines.get(i).text()).append('\n');
    }
    return text.toString();
  }

  private boolean partsBlocks(int at, float linePitch) {
    SetLine before = lines.get(at - 1);
    SetLine after = lines.get(at);
    float sizes = Math.max(before.size(), after.size()) / Math.min(before.size(), after.size());
    if (tables.contains(after.column()) && before.column() == after.column()) {
      return false;
    }
    if (sizes > OTHER_SIZE) {
      return true;
    }
    if (before.column() != after.column()) {
      boolean inText = !apart.contains(before.column()) && !apart.contains(after.column());
      return !goesOn(before.text(), after.text())
          && !(inText && !tables.contains(after.column()) && isCut(before.text(), after.text()));
    }
    float gap = after.y() - before.y();
    return gap > BLOCK_GAP * linePitch || gap < -linePitch || isIndented(at);
  }

  /** Says whether a sentence, or a question's options, go on from one column to the next. */
  private static boolean goesOn(String before, String after) {
    Marker last = Marker.at(before, 0);
    Marker next = Marker.at(after, 0);
    if (last.kind() == Marker.Kind.CAPITAL
        && next.kind() == Marker.Kind.CAPITAL
        && next.value() == last.value() + 1) {
      return true;
    }
    return !SentenceEnd.closes(before)
        && Character.isLowerCase(after.codePointAt(0))
        && after.indexOf(' ') > 0;
  }

  /**
   * Says whether a line ends with a hyphen behind a letter or digit, and the next begins with one.
   */
  private static boolean isCut(String before, String after) {
    int end = before.length() - 1;
    return end > 0
        && "-\u2010\u00ad".indexOf(before.charAt(end)) >= 0
        && Character.isLetterOrDigit(before.charAt(end - 1))
        && Character.isLetterOrDigit(after.codePointAt(0))
        && Marker.at(after, 0).kind() == Marker.Kind.NONE;
  }

  /** Says whether a line opens a paragraph by standing further in than the lines around it. */
  private boolean isIndented(int at) {
    SetLine line = lines.get(at);
    if (at + 1 == lines.size() || !SentenceEnd.closes(lines.get(at - 1).text())) {
      return false;
    }
    SetLine before = lines.get(at - 1);
    SetLine after = lines.get(at + 1);
    float in = line.x() - after.x();
    return after.column() == line.column()
        && in >= INDENT * line.size()
        && in <= DEEPEST_INDENT * line.size()
        && Math.abs(before.x() - after.x()) < INDENT * line.size();
  }
}
