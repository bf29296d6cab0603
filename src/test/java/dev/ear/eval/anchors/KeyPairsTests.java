package dev.ear.eval.anchors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ear.EarException;
import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.text.Tokenizer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyPairsTests {
  private static final Tokenizer TOKENIZER = Profiles.load(Profile.DEFAULT).tokenizer();

  @TempDir private Path folder;

  @Test
  void aFormAndItsLemmaHaveOneKey() throws IOException {
    var pairs = read("# comment\nAnkara'nın\tAnkara\tPUD\nHalifelig\\u0306i\thalifeliği\n");
    assertThat(pairs.pairs()).isEqualTo(2);
    assertThat(pairs.share()).isEqualTo(1.0);
  }

  @Test
  void aMissHasItsLineAndBothKeys() throws IOException {
    var pairs = read("Ankara'nın\tAnkara\nBursalı\tBursa\n");
    assertThat(pairs.share()).isEqualTo(0.5);
    assertThat(pairs.misses()).containsExactly(new KeyPairs.Miss(2, "Bursalı", "bursalı", "bursa"));
  }

  @Test
  void aLineWithoutATabIsNamed() {
    assertThatThrownBy(() -> read("Ankara\n"))
        .isInstanceOf(EarException.class)
        .hasMessageContaining("pairs.tsv:1: expected a form, a tab");
  }

  private KeyPairs read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("pairs.tsv"), text);
    return KeyPairs.read(file, TOKENIZER);
  }
}
