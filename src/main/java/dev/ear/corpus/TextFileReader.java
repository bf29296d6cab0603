package dev.ear.corpus;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a {@code .txt} book (METHOD 1).
 *
 * <p>A line {@code === sayfa 12 ===} or {@code === page 12 ===} starts page 12; what stands before
 * the first such line is page 0 if it has a word. In a file without such lines form feeds part the
 * pages, numbered from 1, and a blank rest after the last one is no page; in a file with them a
 * form feed is white space.
 */
final class TextFileReader {
  private static final Pattern MARK =
      Pattern.compile(
          "\\s*={3,}\\s*(?:sayfa|page)\\s+(\\S+)\\s*={3,}\\s*", Pattern.CASE_INSENSITIVE);
  private static final int LONGEST_MARK = 200;

  /** A page mark: the text of its page runs from its end to the next mark's start. */
  private record Mark(int number, int line, int start, int end) {}

  private TextFileReader() {}

  static Book read(Path file, String name, String sha256, Consumer<Warning> warnings) {
    byte[] bytes = FileBytes.read(file);
    FileBytes.requireUtf8(file, bytes);
    BookBuilder book = new BookBuilder(name, file, warnings);
    List<Mark> marks = marks(file, bytes);
    if (marks.isEmpty()) {
      addFormFeedPages(file, bytes, book);
    } else {
      addMarkedPages(file, bytes, marks, book);
    }
    return book.build(sha256, false);
  }

  private static List<Mark> marks(Path file, byte[] bytes) {
    List<Mark> marks = new ArrayList<>();
    int line = 0;
    for (int start = FileBytes.afterMark(bytes); start < bytes.length; ) {
      line++;
      int end = FileBytes.lineEnd(bytes, start);
      if (end - start <= LONGEST_MARK && opensLikeMark(bytes, start, end)) {
        String text = new String(bytes, start, end - start, StandardCharsets.UTF_8);
        Matcher matcher = MARK.matcher(text);
        if (matcher.matches()) {
          marks.add(new Mark(number(file, line, matcher.group(1)), line, start, end));
        }
      }
      start = end + 1;
    }
    return marks;
  }

  private static boolean opensLikeMark(byte[] bytes, int start, int end) {
    int i = start;
    while (i < end && (bytes[i] == ' ' || bytes[i] == '\t' || bytes[i] == '\f')) {
      i++;
    }
    return i + 2 < end && bytes[i] == '=' && bytes[i + 1] == '=' && bytes[i + 2] == '=';
  }

  private static int number(Path file, int line, String digits) {
    try {
      int number = Integer.parseInt(digits);
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, as for a negative number.
    }
    throw Places.bad(
        Places.of(file, line),
        "page mark has '"
            + Places.shown(digits)
            + "' where a whole number from 0 is expected; write === sayfa 12 ===");
  }

  private static void addMarkedPages(Path file, byte[] bytes, List<Mark> marks, BookBuilder book) {
    int from = FileBytes.afterMark(bytes);
    int first = marks.get(0).start;
    if (!FileBytes.isBlank(bytes, from, first)) {
      book.add(0, Places.of(file, 1), bytes, from, first);
    }
    for (int i = 0; i < marks.size(); i++) {
      Mark mark = marks.get(i);
      int to = i + 1 < marks.size() ? marks.get(i + 1).start : bytes.length;
      int start = Math.min(mark.end + 1, to);
      book.add(mark.number, Places.of(file, mark.line), bytes, start, to);
    }
  }

  private static void addFormFeedPages(Path file, byte[] bytes, BookBuilder book) {
    int number = 1;
    int start = FileBytes.afterMark(bytes);
    for (int i = start; i < bytes.length; i++) {
      if (bytes[i] == '\f') {
        book.add(number, place(file, number), bytes, start, i);
        start = i + 1;
        number++;
      }
    }
    boolean rest = false;
    for (int i = start; i < bytes.length && !rest; i++) {
      rest = bytes[i] > ' ' || bytes[i] < 0;
    }
    if (rest || number == 1) {
      book.add(number, place(file, number), bytes, start, bytes.length);
    }
  }

  private static String place(Path file, int number) {
    return Places.of(file) + ", page " + number;
  }
}
