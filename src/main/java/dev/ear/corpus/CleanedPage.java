package dev.ear.corpus;

import java.util.List;

/**
 * A page after cleaning.
 *
 * @param page the page with its cleaned text: the kept blocks, joined by a blank line
 * @param parts what is kept and what is dropped, in page order; together all words of the page
 */
public record CleanedPage(Page page, List<PagePart> parts) {
  /** Returns the kept blocks in page order. */
  public List<KeptBlock> kept() {
    return of(KeptBlock.class);
  }

  /** Returns the dropped blocks in page order. */
  public List<DroppedBlock> dropped() {
    return of(DroppedBlock.class);
  }

  private <T extends PagePart> List<T> of(Class<T> kind) {
    return parts.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
