package dev.ear.eval.cleaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Cleaner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is learnt from labelled pages. */
class WeightTrainerTests {
  private static final Path LABELS = Path.of("eval", "cleaning");

  private static List<GoldPage> open(String... files) {
    return Stream.of(files).flatMap(file -> GoldPages.read(LABELS.resolve(file)).stream()).toList();
  }

  private static Cleaner cleaner() {
    return new Cleaner(Profiles.load(Profile.DEFAULT));
  }

  @Test
  void theWeightsOfTheProfileAreThoseOfAllOpenPages() throws IOException {
    List<GoldPage> pages =
        open("pages-dev.jsonl", "pages-dev-2.jsonl", "pages-dev-3.jsonl", "pages-dev-4.jsonl");
    assertThat(WeightTrainer.train(cleaner(), pages, null)).isEqualTo(shipped());
  }

  @Test
  void theSameFewPagesGiveTheSameWeightsTwice() {
    List<GoldPage> pages = open("pages-dev.jsonl");
    List<String> once = WeightTrainer.train(cleaner(), pages, Half.EVEN);
    assertThat(once).isNotEmpty().isSorted();
    assertThat(WeightTrainer.train(cleaner(), pages, Half.EVEN)).isEqualTo(once);
  }

  private static List<String> shipped() throws IOException {
    try (InputStream in =
        Profile.class.getResourceAsStream("/dev/ear/profiles/tr-tarih/exercise-weights.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }
}
