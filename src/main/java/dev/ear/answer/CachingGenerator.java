package dev.ear.answer;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Asks a generator only for what its cache lacks; so a run that was killed goes on where it
 * stopped.
 *
 * <p>Equal prompts that come at the same time wait for each other and are asked once.
 */
public final class CachingGenerator implements Generator {
  private final Generator generator;
  private final ReplyCache cache;
  private final ConcurrentHashMap<String, ReentrantLock> locks = new ConcurrentHashMap<>();

  /**
   * Wraps a generator.
   *
   * @param generator the generator to ask
   * @param cache where its replies are kept
   */
  public CachingGenerator(Generator generator, ReplyCache cache) {
    this.generator = generator;
    this.cache = cache;
  }

  @Override
  public GeneratorInfo info() {
    return generator.info();
  }

  @Override
  public Reply generate(Prompt prompt) throws GenerationException {
    ReentrantLock lock =
        locks.computeIfAbsent(cache.key(info(), prompt), key -> new ReentrantLock());
    lock.lock();
    try {
      Optional<Reply> kept = cache.find(info(), prompt);
      if (kept.isPresent()) {
        return kept.get();
      }
      Reply reply = generator.generate(prompt);
      cache.put(info(), prompt, reply);
      return reply;
    } finally {
      lock.unlock();
    }
  }
}
