package dev.ear.search;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/**
 * Writes a run file in TREC's format: question, {@code Q0}, unit, rank, score, tag.
 *
 * <p>{@code trec_eval} orders equal scores by unit name. Index order is ours, so a score that does
 * not fall is set just below the one before it; the raw score stands in the JSON. The file appears
 * when it is finished.
 */
public final class TrecRun implements Closeable {
  private static final double STEP = 1e-4;

  private final Path file;
  private final Path draft;
  private final Writer out;

  private TrecRun(Path file, Path draft, Writer out) {
    this.file = file;
    this.draft = draft;
    this.out = out;
  }

  /** Starts a run file. */
  public static TrecRun create(Path file) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".part");
    return new TrecRun(file, draft, Files.newBufferedWriter(draft, StandardCharsets.UTF_8));
  }

  /** Adds the hits of one question. */
  public void add(String questionId, Evidence evidence) throws IOException {
    double before = Double.POSITIVE_INFINITY;
    for (Hit hit : evidence.hits()) {
      double score = Math.min(hit.score(), before - STEP);
      before = score;
      out.write(
          String.format(
              Locale.ROOT,
              "%s Q0 %s %d %.4f ear-%s\n",
              name(questionId),
              name(unitId(hit)),
              hit.rank(),
              score,
              evidence.unit()));
    }
  }

  /** Returns what names a unit in a run: book, page and words. */
  public static String unitId(Hit hit) {
    String page = hit.page() == null ? "" : ":" + hit.page();
    return hit.book() + page + ":" + hit.start() + "-" + hit.end();
  }

  /** Puts the finished file in its place. */
  public void finish() throws IOException {
    out.close();
    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() throws IOException {
    out.close();
    Files.deleteIfExists(draft);
  }

  /** Names in a run file hold no white space. */
  private static String name(String text) {
    return text.isEmpty() ? "_" : text.replaceAll("\\s", "_");
  }
}
