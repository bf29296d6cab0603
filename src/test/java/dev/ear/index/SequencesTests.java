package dev.ear.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which window had a sequence first. */
final class SequencesTests {
  @Test
  void theFirstWindowIsRememberedAmongManyAsAMapWouldRememberIt() {
    var sequences = new Sequences();
    Map<Integer, Integer> twin = new HashMap<>();
    var random = new Random(1);
    for (int window = 0; window < 50_000; window++) {
      int text = random.nextInt(40_000);
      Integer before = twin.putIfAbsent(text, window);
      int expected = before == null ? window : before;
      assertThat(sequences.first(sha256(text), window)).isEqualTo(expected);
    }
  }

  private static byte[] sha256(int text) {
    return Sha256.digest().digest(String.valueOf(text).getBytes(StandardCharsets.UTF_8));
  }
}
