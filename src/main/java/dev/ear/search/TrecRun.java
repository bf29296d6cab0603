package dev.ear.search;

import dev.ear.AtomicFile;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Writes a run file in TREC's format: question, {@code Q0}, unit, rank, score, tag.
 *
 * <p>{@code trec_eval} orders equal scores by unit name. Index order is ours, so a score that does
 * not fall is set just below the one before it; the raw score stands in the JSON. The file appears
 * when it is finished.
 */
public final class TrecRun implements AutoCloseable {
  private static final double STEP = 1e-4;

  private final AtomicFile file;

  /** Starts a run file. */
  public TrecRun(Path file) {
    this.file = new AtomicFile(file);
  }

  /** Adds the hits of one question. */
  public void add(String questionId, Evidence evidence) {
    double before = Double.POSITIVE_INFINITY;
    for (Hit hit : evidence.hits()) {
      double score = Math.min(hit.score(), before - STEP);
      before = score;
      String line =
          String.format(
              Locale.ROOT,
              "%s Q0 %s %d %.4f ear-%s\n",
              name(questionId),
              unitName(hit.book(), hit.page(), hit.scoredStart(), hit.scoredEnd()),
              hit.rank(),
              score,
              evidence.unit());
      file.append(writer -> writer.write(line));
    }
  }

  /**
   * Returns what names a unit in a run: book, page and words.
   *
   * @param book its book
   * @param page its page; null for a chunk
   * @param start its first word
   * @param end the word after its last
   */
  public static String unitName(String book, @Nullable Integer page, int start, int end) {
    return name(book + (page == null ? "" : ":" + page) + ":" + start + "-" + end);
  }

  /** Puts the finished file in its place. */
  public void finish() {
    file.commit();
  }

  @Override
  public void close() {
    file.close();
  }

  /**
   * Returns a name as run files have it: never empty, and for white space its code point in
   * hexadecimal between percent signs, so that different names stay different.
   */
  public static String name(String text) {
    if (text.isEmpty()) {
      return "%";
    }
    var name = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c == '%' || Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                name.append('%').append(Integer.toHexString(c)).append('%');
              } else {
                name.appendCodePoint(c);
              }
            });
    return name.toString();
  }
}
