package dev.ear;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Names in commands that messages give. */
final class ShellWordTests {
  @Test
  void aPlainNameStaysAsItIs() {
    assertThat(ShellWord.of(Path.of("/tmp/ders-kitapları/tarih.10")))
        .isEqualTo("/tmp/ders-kitapları/tarih.10");
  }

  @Test
  void aNameWithASpaceIsQuoted() {
    assertThat(ShellWord.of(Path.of("my books"))).isEqualTo("'my books'");
  }

  @Test
  void anApostropheEndsTheQuotesForItself() {
    assertThat(ShellWord.of(Path.of("Ali'nin kitabı"))).isEqualTo("'Ali'\\''nin kitabı'");
  }
}
