package dev.ear.corpus;

import dev.ear.text.Words;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts what cleaning does to the pages of a book. */
final class AuditCounter {
  private int pages;
  private int narrativePages;
  private int readablePages;
  private int keptBlocks;
  private int droppedBlocks;
  private long keptWords;
  private long droppedWords;
  private final Map<DropReason, Integer> dropped = new EnumMap<>(DropReason.class);
  private final Map<Repair, Integer> repairs = new EnumMap<>(Repair.class);
  private final List<FlaggedPage> flagged = new ArrayList<>();

  AuditCounter() {
    for (DropReason reason : DropReason.values()) {
      dropped.put(reason, 0);
    }
    for (Repair repair : Repair.values()) {
      repairs.put(repair, 0);
    }
  }

  /** Notes pages that could not be read as they stand. */
  void flagged(List<FlaggedPage> pages) {
    flagged.addAll(pages);
  }

  /** Counts repairs of one kind. */
  void repaired(Repair repair, int times) {
    repairs.merge(repair, times, Integer::sum);
  }

  /** Counts a cleaned page. */
  void add(CleanedPage page) {
    pages++;
    narrativePages += page.kept().isEmpty() ? 0 : 1;
    readablePages += page.kept().isEmpty() && page.dropped().isEmpty() ? 0 : 1;
    keptBlocks += page.kept().size();
    droppedBlocks += page.dropped().size();
    keptWords += Words.of(page.page().text()).count();
    for (DroppedBlock block : page.dropped()) {
      droppedWords += Words.of(block.text()).count();
      dropped.merge(block.reason(), 1, Integer::sum);
    }
  }

  /** Adds the counts of an audit. */
  void add(CleaningAudit audit) {
    pages += audit.pages();
    narrativePages += audit.narrativePages();
    readablePages += audit.readablePages();
    keptBlocks += audit.keptBlocks();
    droppedBlocks += audit.droppedBlocks();
    keptWords += audit.keptWords();
    droppedWords += audit.droppedWords();
    audit.dropped().forEach((reason, count) -> dropped.merge(reason, count, Integer::sum));
    audit.repairs().forEach(this::repaired);
    flagged(audit.flagged());
  }

  /** Returns what was counted so far. */
  CleaningAudit audit(String book) {
    return new CleaningAudit(
        book,
        pages,
        readablePages,
        narrativePages,
        keptBlocks,
        droppedBlocks,
        keptWords,
        droppedWords,
        dropped,
        repairs,
        flagged);
  }
}
