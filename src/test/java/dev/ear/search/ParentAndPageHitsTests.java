package dev.ear.search;

import static dev.ear.index.SmallCorpus.book;
import static dev.ear.index.SmallCorpus.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.index.EarIndex;
import dev.ear.index.SmallCorpus;
import dev.ear.search.RetrievalOptions.ParentContext;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What the hits of parents, pages and chunks carry. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ParentAndPageHitsTests {
  private static final RetrievalOptions FULL = new RetrievalOptions(220, ParentContext.FULL);
  private static final String FAR = " " + words("Dolgu", 30) + ". ";
  private static final String PAGE =
      "Ordu 1826'da yenilendi."
          + FAR
          + "Vergi ordu için toplandı."
          + FAR
          + "Donanma 1826'da yandı.";

  private EarIndex index;
  private EvidenceRetriever retriever;

  @BeforeAll
  void build(@TempDir Path folder) {
    SmallCorpus.build(folder, 5, book("a", PAGE, "Ordu 1839'da dağıldı."));
    index = SmallCorpus.open(folder);
    retriever = new EvidenceRetriever(index);
  }

  @AfterAll
  void close() throws IOException {
    index.close();
  }

  @Test
  void parentsRankAsTheirWindows() {
    List<Hit> windows = ask(UnitKind.WINDOW, RetrievalOptions.DEFAULT).hits();
    List<Hit> parents = ask(UnitKind.PARENT, RetrievalOptions.DEFAULT).hits();
    assertThat(parents).hasSameSizeAs(windows).hasSize(2);
    for (int i = 0; i < parents.size(); i++) {
      assertThat(parents.get(i))
          .usingRecursiveComparison()
          .comparingOnlyFields("rank", "score", "overlap", "page", "parent", "start", "end", "text")
          .isEqualTo(windows.get(i));
    }
  }

  @Test
  void everyWindowOfAParentStaysAndItsTextComesOnce() {
    assertThat(ask(UnitKind.PARENT, RetrievalOptions.DEFAULT).hits())
        .extracting(Hit::parentText, Hit::summary)
        .containsExactly(
            tuple(PAGE, "Vergi ordu için toplandı. Donanma 1826'da yandı."), tuple("", ""));
  }

  @Test
  void wordsOfAParentHitAreThoseOfWindowAndSummary() {
    Evidence evidence = ask(UnitKind.PARENT, RetrievalOptions.DEFAULT);
    assertThat(evidence.hits())
        .allSatisfy(
            hit ->
                assertThat(hit.words())
                    .isEqualTo(count(ContextRenderer.printed(hit, RetrievalOptions.DEFAULT))));
    assertThat(evidence.retrievedWords())
        .isEqualTo(evidence.hits().stream().mapToInt(Hit::words).sum());
  }

  @Test
  void aWholeParentIsPrintedOnceWhenAskedFor() {
    Evidence evidence = ask(UnitKind.PARENT, FULL);
    assertThat(evidence.hits())
        .extracting(hit -> ContextRenderer.printed(hit, FULL))
        .containsExactly(PAGE, evidence.hits().get(1).text());
    assertThat(evidence.hits().getFirst().words()).isEqualTo(count(PAGE));
  }

  @Test
  void linksAreTheQuerysAnchorsInTheWholeParent() {
    Hit first = ask(UnitKind.PARENT, RetrievalOptions.DEFAULT).hits().getFirst();
    assertThat(first.anchorsMatched()).extracting(MatchedAnchor::start).containsExactly(1);
    assertThat(first.links())
        .extracting(MatchedAnchor::key, MatchedAnchor::centre)
        .containsExactly(tuple("1826", true), tuple("1826", false));
  }

  @Test
  void aPageIsCompressedToTheSentencesThatShareWords() {
    Hit hit = ask(UnitKind.PAGE, RetrievalOptions.DEFAULT).hits().getFirst();
    assertThat(hit.text())
        .isEqualTo("Ordu 1826'da yenilendi. Vergi ordu için toplandı. Donanma 1826'da yandı.");
    assertThat(hit.words()).isEqualTo(10);
    assertThat(hit.end() - hit.start()).isEqualTo(count(PAGE));
  }

  @Test
  void aWholePageIsPrintedWhenAskedFor() {
    var all = new RetrievalOptions(RetrievalOptions.ALL_WORDS, ParentContext.SUMMARY);
    Hit hit = ask(UnitKind.PAGE, all).hits().getFirst();
    assertThat(hit.text()).isEqualTo(PAGE);
    assertThat(hit.words()).isEqualTo(count(PAGE));
  }

  @Test
  void aPageFoundByPlaceAloneIsPrintedWhole() {
    Evidence evidence = retriever.search("page:1", UnitKind.PAGE, 3, RetrievalOptions.DEFAULT);
    assertThat(evidence.hits()).extracting(Hit::text).containsExactly(PAGE);
  }

  @Test
  void aChunkHasPagesAndNoPageOfItsOwn() {
    Hit hit = ask(UnitKind.CHUNK, RetrievalOptions.DEFAULT).hits().getFirst();
    assertThat(hit.page()).isNull();
    assertThat(hit.parent()).isNull();
    assertThat(List.of(hit.pageFrom(), hit.pageTo())).isEqualTo(List.of(1, 2));
    assertThat(hit.words()).isEqualTo(hit.end() - hit.start()).isEqualTo(count(hit.text()));
  }

  @Test
  void contextIsNumberedPassagesWithTheirPlaces() {
    Evidence evidence = ask(UnitKind.WINDOW, RetrievalOptions.DEFAULT);
    String context = ContextRenderer.render(evidence.hits(), RetrievalOptions.DEFAULT);
    assertThat(context).startsWith("[1] (a, s. 1) Ordu 1826'da").contains("\n\n[2] (a, s. 1) ");
    assertThat(evidence.contextWords()).isEqualTo(count(context));
  }

  private Evidence ask(UnitKind unit, RetrievalOptions options) {
    return retriever.retrieve(null, Query.freeText("1826'da ordu yenilendi"), unit, 3, options);
  }

  private static int count(String text) {
    return Words.of(text).count();
  }
}
