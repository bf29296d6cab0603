package dev.ear.index;

import dev.ear.anchor.Annotator;
import dev.ear.anchor.CorpusEvidence;
import dev.ear.anchor.Profile;
import dev.ear.corpus.Book;
import java.util.List;

/** Counts what books show about names. */
final class EvidenceCounter {
  private final Annotator uninformed;
  private final BuildProgress progress;

  EvidenceCounter(Profile profile, BuildProgress progress) {
    uninformed = profile.annotator(CorpusEvidence.none());
    this.progress = progress;
  }

  /** Returns the evidence of cleaned books. */
  CorpusEvidence count(List<Book> books) {
    int pages = books.stream().mapToInt(book -> book.pages().size()).sum();
    var evidence = new CorpusEvidence.Builder();
    int[] done = {0};
    PageBatches.forEach(
        books,
        batch -> {
          batch.parallelStream()
              .map(placed -> count(placed.page().text()))
              .toList()
              .forEach(evidence::add);
          done[0] += batch.size();
          progress.pages("reading", done[0], pages);
        });
    return evidence.build();
  }

  /**
   * Returns the evidence of a corpus some of whose books an earlier index holds: what it showed
   * then, less the pages that went, and those that came. Pages that a changed book kept are
   * neither.
   *
   * @param books the books of the corpus
   * @param earlier the earlier index, which may hold none of them
   * @throws EarlierIndexException when what it says of names is not what its pages show
   */
  CorpusEvidence count(List<Book> books, EarlierIndex earlier) {
    if (earlier.isEmpty()) {
      return count(books);
    }
    var kept = new PageTally();
    List<Book> before = earlier.allBut(books);
    before.forEach(book -> book.pages().forEach(kept::add));
    List<Book> came =
        books.stream()
            .filter(book -> !earlier.holds(book))
            .map(book -> SomePages.of(book, page -> !kept.take(page)))
            .toList();
    // What the pages of today did not take is left of those of before.
    List<Book> gone = before.stream().map(book -> SomePages.of(book, kept::take)).toList();
    if (pages(gone) >= pages(books) - pages(came)) {
      return count(books);
    }
    var evidence = new CorpusEvidence.Builder().add(earlier.evidence());
    CorpusEvidence less = count(gone);
    try {
      evidence.subtract(less);
    } catch (IllegalArgumentException e) {
      throw new EarlierIndexException(
          "what it says of names is not what its pages show: " + e.getMessage(), e);
    }
    return evidence.add(count(came)).build();
  }

  private CorpusEvidence count(String text) {
    return new CorpusEvidence.Builder().add(uninformed.annotate(text)).build();
  }

  private static int pages(List<Book> books) {
    return books.stream().mapToInt(book -> book.pages().size()).sum();
  }
}
