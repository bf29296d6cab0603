package dev.ear.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where stems and keys stand is found once. */
final class PageSpansTests {
  @TempDir private Path folder;

  @Test
  void whatIsFoundIsKept() throws IOException {
    SmallCorpus.build(folder, SmallCorpus.book("a", "Ordu 1826 yılında yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      PageSpans spans = index.pageSpans();
      PlacesOnPages stem = spans.stem("yenil", spans.tokenTerms());
      PlacesOnPages key = spans.key("1826", spans.keyTerms());
      assertThat(stem.starts()).containsExactly(3);
      assertThat(key.starts()).containsExactly(1);
      assertThat(spans.stem("yenil", spans.tokenTerms())).isSameAs(stem);
      assertThat(spans.key("1826", spans.keyTerms())).isSameAs(key);
    }
  }

  @Test
  void whatStandsNowhereIsNotKept() throws IOException {
    SmallCorpus.build(folder, SmallCorpus.book("a", "Ordu 1826 yılında yenilendi."));
    try (EarIndex index = SmallCorpus.open(folder)) {
      PageSpans spans = index.pageSpans();
      for (String unknown : new String[] {"sözcük", "yok", "1999"}) {
        assertThat(spans.stem(PageSpans.stem(unknown), spans.tokenTerms()).pages()).isEmpty();
        assertThat(spans.key(unknown, spans.keyTerms()).pages()).isEmpty();
      }
      assertThat(spans.kept()).isZero();
    }
  }
}
