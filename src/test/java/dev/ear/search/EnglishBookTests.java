package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Profile;
import dev.ear.anchor.Profiles;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.index.BuildProgress;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import dev.ear.index.IndexBuilder;
import dev.ear.index.IndexFolder;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import dev.ear.unit.UnitKind;
import dev.ear.unit.WindowCutter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A book in another language, under another profile, from its text to evidence. */
class EnglishBookTests {
  private static final Profile ENGLISH = Profiles.load("en-history");
  private static EarIndex index;
  private static EvidenceRetriever retriever;

  @BeforeAll
  static void build(@TempDir Path folder) throws IOException {
    Path corpus = Files.createDirectory(folder.resolve("corpus"));
    try (InputStream book = resource("islands-and-empires.txt")) {
      Files.copy(book, corpus.resolve("islands-and-empires.txt"));
    }
    var cleaner = new Cleaner(ENGLISH);
    List<Book> books =
        Corpus.read(List.of(corpus)).books().stream().map(b -> cleaner.clean(b).book()).toList();
    var settings = new BuildSettings(ENGLISH, WindowCutter.DEFAULT_RADIUS, true);
    var place = new IndexFolder(folder.resolve("index"));
    new IndexBuilder(settings, BuildProgress.SILENT).build(books, place);
    index = EarIndex.open(folder.resolve("index"), "en-history");
    retriever = new EvidenceRetriever(index);
  }

  @AfterAll
  static void close() throws IOException {
    index.close();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void theFirstWindowStandsOnTheGoldPageAndHasAMatchedAnchor(Question question) {
    Evidence evidence =
        retriever.retrieve(
            question.id(), question.toQuery(), UnitKind.WINDOW, 3, RetrievalOptions.DEFAULT);
    Hit best = evidence.hits().getFirst();
    assertThat(evidence.fallback()).isFalse();
    assertThat(best.page()).isEqualTo(Objects.requireNonNull(question.gold()).page());
    assertThat(best.anchorsMatched()).isNotEmpty();
  }

  @Test
  void anEventOfTheStemIsMatchedByItsKey() {
    Evidence evidence =
        retriever.retrieve(
            null,
            Query.freeText("Which battle decided the English Civil War in 1645?"),
            UnitKind.WINDOW,
            1,
            RetrievalOptions.DEFAULT);
    assertThat(evidence.hits().getFirst().anchorsMatched())
        .extracting(MatchedAnchor::key)
        .contains("english civil war", "1645");
  }

  static List<Question> questions() throws IOException {
    try (InputStream in = resource("questions.jsonl")) {
      return Questions.read(in, "questions.jsonl");
    }
  }

  private static InputStream resource(String name) {
    return Objects.requireNonNull(
        EnglishBookTests.class.getResourceAsStream("/dev/ear/english/" + name));
  }
}
