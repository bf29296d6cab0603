package dev.ear.search;

import dev.ear.AtomicFile;
import java.nio.file.Path;
import java.util.Locale;

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
              name(unitId(hit)),
              hit.rank(),
              score,
              evidence.unit());
      file.append(writer -> writer.write(line));
    }
  }

  /** Returns what names a unit in a run: book, page and words. */
  public static String unitId(Hit hit) {
    String page = hit.page() == null ? "" : ":" + hit.page();
    return hit.book() + page + ":" + hit.start() + "-" + hit.end();
  }

  /** Puts the finished file in its place. */
  public void finish() {
    file.commit();
  }

  @Override
  public void close() {
    file.close();
  }

  /** Names in a run file hold no white space. */
  private static String name(String text) {
    return text.isEmpty() ? "_" : text.replaceAll("\\s", "_");
  }
}
