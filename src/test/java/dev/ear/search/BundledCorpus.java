package dev.ear.search;

import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.Corpus;
import dev.ear.index.EarIndex;
import dev.ear.index.SmallCorpus;
import dev.ear.question.Question;
import dev.ear.question.Questions;
import java.nio.file.Path;
import java.util.List;

/** The books and questions that come with EAR. */
final class BundledCorpus {
  private BundledCorpus() {}

  /** Builds the bundled books and opens their index. */
  static EarIndex build(Path folder) {
    var cleaner = new Cleaner(SmallCorpus.PROFILE);
    Book[] books =
        Corpus.read(List.of(Path.of("corpus"))).books().stream()
            .map(book -> cleaner.clean(book).book())
            .toArray(Book[]::new);
    SmallCorpus.build(folder, books);
    return SmallCorpus.open(folder);
  }

  static List<Question> questions() {
    return Questions.read(Path.of("eval", "questions", "tarih.jsonl"));
  }
}
