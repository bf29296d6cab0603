package dev.ear.answer;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.answer.GenerationException.Kind;
import java.time.Duration;
import java.util.Locale;

/**
 * Asks a busy generator again, each time after twice the wait.
 *
 * <p>Only 429 and 5xx are asked again: a request that timed out may have been paid for.
 */
public final class RetryingGenerator implements Generator {
  /** How often a prompt is asked again. */
  public static final int DEFAULT_RETRIES = 5;

  private static final Duration FIRST_WAIT = Duration.ofSeconds(1);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);

  /** Waits; a seam, so that tests need not. */
  interface Pause {
    void of(Duration wait) throws InterruptedException;
  }

  private final Generator generator;
  private final int retries;
  private final Pause pause;

  /**
   * Wraps a generator.
   *
   * @param generator the generator to ask
   * @param retries how often a prompt is asked again, 0 or more
   * @throws EarException where {@code retries} is below 0
   */
  public RetryingGenerator(Generator generator, int retries) {
    this(generator, retries, Thread::sleep);
  }

  RetryingGenerator(Generator generator, int retries, Pause pause) {
    checkRetries(retries);
    this.generator = generator;
    this.retries = retries;
    this.pause = pause;
  }

  /**
   * Checks how often a prompt is asked again.
   *
   * @throws EarException where it is below 0
   */
  public static void checkRetries(int retries) {
    if (retries < 0) {
      throw new EarException(
          Category.USAGE, String.format(Locale.ROOT, "%d retries; expected 0 or more", retries));
    }
  }

  @Override
  public GeneratorInfo info() {
    return generator.info();
  }

  @Override
  public Reply generate(Prompt prompt) throws GenerationException {
    Duration wait = FIRST_WAIT;
    for (int tried = 0; ; tried++) {
      try {
        return generator.generate(prompt);
      } catch (GenerationException e) {
        if (e.kind() != Kind.BUSY || tried == retries) {
          throw e;
        }
      }
      try {
        pause.of(wait);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new GenerationException(Kind.HOPELESS, "interrupted while waiting to ask again");
      }
      wait = wait.multipliedBy(2).compareTo(LONGEST_WAIT) < 0 ? wait.multipliedBy(2) : LONGEST_WAIT;
    }
  }
}
