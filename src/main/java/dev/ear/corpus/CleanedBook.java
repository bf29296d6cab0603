package dev.ear.corpus;

import java.util.List;

/**
 * A book after cleaning.
 *
 * @param book the book with cleaned pages, as many as before; a page may be empty now
 * @param dropped what went, in book order
 * @param audit what was counted
 */
public record CleanedBook(Book book, List<DroppedBlock> dropped, CleaningAudit audit) {}
