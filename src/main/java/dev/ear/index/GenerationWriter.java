package dev.ear.index;

import dev.ear.index.Stopwatch.Work;
import dev.ear.unit.WindowCutter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
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
  private List<Future<Void>> running = List.of();

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

  /**
   * Adds the next pages of the corpus; they are written while the caller makes the next ones ready.
   *
   * @param batch pages whose document numbers go on from those before
   * @throws IOException when they, or those before, cannot be written
   */
  void add(List<IndexedPage> batch) throws IOException {
    await();
    start(
        () -> {
          for (IndexedPage page : batch) {
            pages.add(page);
          }
        },
        () -> {
          for (IndexedPage page : batch) {
            chunks.add(page);
          }
        },
        () -> {
          for (IndexedPage page : batch) {
            windows.add(page.page(), page.text(), page.document());
          }
        });
  }

  /** Joins the segments, commits and makes the files durable. */
  void finish() throws IOException {
    await();
    start(pages::finish, chunks::finish, windows::finish);
    await();
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

  private void start(Work onPages, Work onChunks, Work onWindows) {
    running =
        List.of(
            threads.submit(timed(pageTime, onPages)),
            threads.submit(timed(chunkTime, onChunks)),
            threads.submit(timed(windowTime, onWindows)));
  }

  private void await() throws IOException {
    try {
      for (Future<Void> done : running) {
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
