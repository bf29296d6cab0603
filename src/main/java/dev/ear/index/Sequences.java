package dev.ear.index;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Remembers which window had a token sequence first (METHOD 5, the skipping of repeats).
 *
 * <p>Sequences are told apart by SHA-256: no two different ones are known to share it.
 */
final class Sequences {
  private record Digest(long a, long b, long c, long d) {}

  private final Map<Digest, Integer> first = new HashMap<>();

  /**
   * Returns the first window with a sequence.
   *
   * @param sha256 SHA-256 of the sequence
   * @param window the window that has it now
   * @return the window that had it first: {@code window} itself when none had
   */
  int first(byte[] sha256, int window) {
    var bytes = ByteBuffer.wrap(sha256);
    var digest = new Digest(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
    Integer before = first.putIfAbsent(digest, window);
    return before == null ? window : before;
  }
}
