package dev.ear.index;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers token sequences so that equal ones share a number (METHOD 5, the skipping of repeats).
 *
 * <p>Sequences are told apart by SHA-256: no two different ones are known to share it.
 */
final class SequenceNumbers {
  private record Digest(long a, long b, long c, long d) {}

  private final Map<Digest, Integer> numbers = new HashMap<>();

  /** Returns the number of the sequence with this SHA-256: the next free one when it is new. */
  int number(byte[] sha256) {
    var bytes = ByteBuffer.wrap(sha256);
    var digest = new Digest(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
    return numbers.computeIfAbsent(digest, d -> numbers.size());
  }
}
