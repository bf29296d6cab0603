package dev.ear.corpus;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What cleaning did to a book, or to a corpus (METHOD 1).
 *
 * @param book name of the book; {@code total} for a corpus
 * @param pages its pages
 * @param readablePages pages that had a word before cleaning
 * @param narrativePages pages that have one after it
 * @param keptBlocks kept blocks
 * @param droppedBlocks dropped blocks, all reasons together
 * @param keptWords words of the kept blocks
 * @param droppedWords words of the dropped blocks
 * @param dropped dropped blocks by reason, every reason present
 * @param repairs repairs by kind, every kind present
 * @param flagged the pages that could not be read as they stand in their file
 */
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record CleaningAudit(
    String book,
    int pages,
    int readablePages,
    int narrativePages,
    int keptBlocks,
    int droppedBlocks,
    long keptWords,
    long droppedWords,
    Map<DropReason, Integer> dropped,
    Map<Repair, Integer> repairs,
    List<FlaggedPage> flagged) {

  /** Freezes the maps, in the order of their enums, and the list. */
  public CleaningAudit {
    dropped = Collections.unmodifiableMap(new EnumMap<>(dropped));
    repairs = Collections.unmodifiableMap(new EnumMap<>(repairs));
    flagged = List.copyOf(flagged);
  }

  /**
   * Adds up the audits of some books.
   *
   * @param books any number of audits
   * @return their sums, named {@code total}
   */
  public static CleaningAudit total(List<CleaningAudit> books) {
    AuditCounter total = new AuditCounter();
    books.forEach(total::add);
    return total.audit("total");
  }
}
