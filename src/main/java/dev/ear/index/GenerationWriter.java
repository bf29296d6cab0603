package dev.ear.index;

import dev.ear.index.Stopwatch.Work;
import dev.ear.unit.WindowCutter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.lucene.util.IOUtils;

/**
 * Writes the three indexes of a generation side by side.
 *
 * <p>Each index is written by one thread at a time and in corpus order, so that document numbers
 * are index order however the three overlap.
 */
final class GenerationWriter implements Closeable {
  private static final int INDEXES = 3;

  private final PageWriter pages;
  private final ChunkWriter chunks;
  private final WindowWriter windows;
  private final Stopwatch pageTime = Stopwatch.ofThread();
  private final Stopwatch chunkTime = Stopwatch.ofThread();
  private final Stopwatch windowTime = Stopwatch.ofThread();
  private final ExecutorService threads = Executors.newFixedThreadPool(INDEXES);

  GenerationWriter(Path generation, BuildSettings settings) throws IOException {
    pages = new PageWriter(generation.resolve(IndexBuilder.PAGES));
    try {
      chunks = new ChunkWriter(generation.resolve(IndexBuilder.CHUNKS));
      try {
        windows =
            WindowWriter.create(
                settings.windows(),
                generation.resolve(IndexBuilder.WINDOWS),
                new WindowCutter(settings.radius()));
      } catch (IOException | RuntimeException e) {
        IOUtils.closeWhileHandlingException(chunks);
        throw e;
      }
    } catch (IOException | RuntimeException e) {
      IOUtils.closeWhileHandlingException(pages);
      throw e;
    }
  }

  /** Adds a book's pages, whose document numbers go on from those of the book before. */
  void add(List<IndexedPage> book) throws IOException {
    sideBySide(
        () -> {
          for (IndexedPage page : book) {
            pages.add(page);
          }
        },
        () -> chunks.add(book),
        () -> {
          for (IndexedPage page : book) {
            windows.add(page.page(), page.text(), page.document());
          }
        });
  }

  /** Joins the segments, commits and makes the files durable. */
  void finish() throws IOException {
    sideBySide(pages::finish, chunks::finish, windows::finish);
  }

  /** Returns the counts of what was written. */
  Manifest.Counts counts(int pageCount, int words) {
    return new Manifest.Counts(
        pageCount,
        words,
        chunks.chunks(),
        windows.occurrences(),
        windows.distinctKeys(),
        windows.windows());
  }

  /** Returns the seconds of a build. */
  Manifest.Seconds seconds(Stopwatch analysis, Stopwatch total) {
    return new Manifest.Seconds(
        analysis.seconds(),
        pageTime.seconds(),
        chunkTime.seconds(),
        windowTime.seconds(),
        total.seconds());
  }

  private void sideBySide(Work onPages, Work onChunks, Work onWindows) throws IOException {
    var works = new ArrayList<Callable<Void>>();
    works.add(timed(pageTime, onPages));
    works.add(timed(chunkTime, onChunks));
    works.add(timed(windowTime, onWindows));
    try {
      for (Future<Void> done : threads.invokeAll(works)) {
        done.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("the build was interrupted");
    } catch (ExecutionException e) {
      IOUtils.rethrowAlways(e.getCause());
    }
  }

  private static Callable<Void> timed(Stopwatch stopwatch, Work work) {
    return () -> {
      stopwatch.time(work);
      return null;
    };
  }

  @Override
  public void close() throws IOException {
    threads.close();
    IOUtils.close(windows, chunks, pages);
  }
}
