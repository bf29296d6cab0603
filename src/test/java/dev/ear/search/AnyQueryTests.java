package dev.ear.search;

import static dev.ear.index.SmallCorpus.book;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.index.EarIndex;
import dev.ear.index.SmallCorpus;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.apache.lucene.util.IOUtils;

/** Whatever is asked gives evidence or one clear line. */
@SuppressWarnings("NullAway.Init") // set before the first try
final class AnyQueryTests {
  private static Path folder;
  private static EvidenceRetriever retriever;
  private static EarIndex index;

  @BeforeContainer
  static void build() throws IOException {
    folder = Files.createTempDirectory("ear-any-query");
    SmallCorpus.build(
        folder,
        book("kitap", "Osmanlı ordusu 1826 yılında II. Mahmut tarafından yenilendi."),
        book("öteki", "Büyük kağan Mete Han MÖ 209 yılında tahta çıktı."));
    index = SmallCorpus.open(folder);
    retriever = new EvidenceRetriever(index);
  }

  @AfterContainer
  static void close() throws IOException {
    index.close();
    IOUtils.rm(folder);
  }

  @Property(tries = 1500)
  void anySyntaxIsAnsweredOrRefusedAsWrongUsage(
      @ForAll("syntax") String query, @ForAll UnitKind unit) {
    try {
      assertThat(retriever.search(query, unit, 3, RetrievalOptions.DEFAULT).hits())
          .hasSizeLessThanOrEqualTo(3);
    } catch (EarException e) {
      assertThat(e.category()).isEqualTo(Category.USAGE);
      assertThat(e.getMessage()).doesNotContain("\n");
    }
  }

  @Property(tries = 500)
  void anyPlainTextIsAnswered(@ForAll String stem, @ForAll String option, @ForAll UnitKind unit) {
    var query = new Query(stem + " 1826", List.of(new Query.Option("A", option)));
    Evidence evidence = retriever.retrieve(null, query, unit, 3, RetrievalOptions.DEFAULT);
    assertThat(evidence.retrievedWords()).isNotNegative();
  }

  @Provide
  Arbitrary<String> syntax() {
    return Arbitraries.of(
            "text:",
            "anchor:",
            "year:",
            "page:",
            "book:",
            "none:",
            "\"",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            " TO ",
            "*",
            "?",
            "~",
            "^",
            "^2",
            "~1",
            "+",
            "-",
            "!",
            "&&",
            "||",
            " AND ",
            " OR ",
            " NOT ",
            "/",
            "\\",
            ":",
            "MÖ 209",
            "1826",
            "osmanlı",
            "II. Mahmut",
            "İ",
            "ı",
            "\u0307",
            "\ud800",
            "kitap",
            "99999999999999999999",
            " ",
            "'",
            "<",
            ">",
            "=")
        .list()
        .ofMaxSize(12)
        .map(parts -> String.join("", parts));
  }
}
