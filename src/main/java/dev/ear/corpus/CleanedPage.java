package dev.ear.corpus;

import java.util.List;

/**
 * A page after cleaning.
 *
 * @param page the page with its cleaned text: the kept blocks, joined by a blank line
 * @param kept the kept blocks in page order
 * @param dropped the dropped blocks in page order
 */
public record CleanedPage(Page page, List<KeptBlock> kept, List<DroppedBlock> dropped) {}
