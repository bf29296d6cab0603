package dev.ear.answer;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.answer.GenerationException.Kind;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Puts many prompts to a generator, a bounded number of them at a time. */
public final class Answering {
  /** Requests in flight unless told otherwise; a local server works on one at a time anyway. */
  public static final int DEFAULT_IN_FLIGHT = 4;

  /**
   * Is told of each outcome as it comes, in whatever order, in the thread that runs the prompts.
   */
  public interface Listener {
    /**
     * Hears of an outcome.
     *
     * @param index place of the prompt in its list
     * @param outcome what became of it
     */
    void finished(int index, Outcome outcome);
  }

  private final Generator generator;
  private final int inFlight;

  /**
   * Prepares a run.
   *
   * @param generator the generator, retrying and caching as wanted
   * @param inFlight the most requests at a time, 1 or more
   * @throws EarException where {@code inFlight} is below 1
   */
  public Answering(Generator generator, int inFlight) {
    checkInFlight(inFlight);
    this.generator = generator;
    this.inFlight = inFlight;
  }

  /**
   * Checks a number of requests at a time.
   *
   * @throws EarException where it is below 1
   */
  public static void checkInFlight(int inFlight) {
    if (inFlight < 1) {
      throw new EarException(
          Category.USAGE,
          String.format(Locale.ROOT, "%d requests in flight; expected 1 or more", inFlight));
    }
  }

  /**
   * Puts every prompt once.
   *
   * @param prompts the prompts
   * @param listener is told of each outcome
   * @return an outcome for each prompt, in their order
   * @throws EarException where no request can succeed: no server, no such model, a refused key;
   *     what was replied before is in the cache
   */
  public List<Outcome> run(List<Prompt> prompts, Listener listener) {
    record Finished(int index, Outcome outcome) {}
    Outcome[] outcomes = new Outcome[prompts.size()];
    AtomicReference<@Nullable EarException> end = new AtomicReference<>();
    ExecutorService pool = Executors.newFixedThreadPool(inFlight, Thread.ofVirtual().factory());
    try {
      ExecutorCompletionService<Finished> service = new ExecutorCompletionService<>(pool);
      for (int i = 0; i < outcomes.length; i++) {
        int index = i;
        service.submit(() -> new Finished(index, outcome(prompts.get(index), end)));
      }
      for (int i = 0; i < outcomes.length; i++) {
        Finished finished = service.take().get();
        outcomes[finished.index()] = finished.outcome();
        listener.finished(finished.index(), finished.outcome());
      }
      return List.of(outcomes);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof EarException known) {
        throw known;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EarException(Category.SYSTEM, "interrupted while answering; run again to go on", e);
    } finally {
      pool.shutdownNow();
      pool.close();
    }
  }

  /** Puts one prompt, unless the run is at its end: then nothing more is sent. */
  private Outcome outcome(Prompt prompt, AtomicReference<@Nullable EarException> end) {
    EarException ended = end.get();
    if (ended != null) {
      throw ended;
    }
    try {
      return new Outcome.Replied(generator.generate(prompt));
    } catch (GenerationException e) {
      if (e.kind() != Kind.HOPELESS) {
        return new Outcome.NotRun(String.valueOf(e.getMessage()));
      }
      EarException hopeless = new EarException(Category.SYSTEM, String.valueOf(e.getMessage()), e);
      end.compareAndSet(null, hopeless);
      throw hopeless;
    } catch (EarException e) {
      end.compareAndSet(null, e);
      throw e;
    }
  }
}
