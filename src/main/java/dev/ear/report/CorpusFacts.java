package dev.ear.report;

import dev.ear.anchor.Profile;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.CleaningAudit;
import dev.ear.corpus.KeptBlock;
import dev.ear.question.Block;
import dev.ear.question.SupportHeuristic;
import java.util.ArrayList;
import java.util.List;

/**
 * What only the corpus itself can tell: how cleaning went, and the support heuristic over its kept
 * blocks.
 *
 * @param audit the counts of cleaning, over all books
 * @param books how many books
 * @param heuristic the support heuristic with its usual threshold
 */
public record CorpusFacts(CleaningAudit audit, int books, SupportHeuristic heuristic) {
  /**
   * Cleans a corpus and gathers the facts.
   *
   * @param books the books as read
   * @param profile the profile to clean and to read tokens with
   */
  public static CorpusFacts of(List<Book> books, Profile profile) {
    var cleaner = new Cleaner(profile);
    var blocks = new ArrayList<Block>();
    var audits = new ArrayList<CleaningAudit>();
    for (Book book : books) {
      audits.add(
          cleaner.clean(
              book,
              page -> {
                for (KeptBlock kept : page.kept()) {
                  blocks.add(
                      new Block(book.name(), page.page().number(), kept.block(), kept.text()));
                }
              }));
    }
    return new CorpusFacts(
        CleaningAudit.total(audits),
        books.size(),
        new SupportHeuristic(profile.tokenizer(), blocks, SupportHeuristic.DEFAULT_STEM_TOKENS));
  }
}
