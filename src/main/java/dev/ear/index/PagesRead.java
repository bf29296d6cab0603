package dev.ear.index;

import dev.ear.index.PageStore.StoredPage;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * The pages that one query has read: units that were found share pages, and reading one annotates
 * it. For one thread.
 */
public final class PagesRead {
  private final PageStore store;
  private final Map<Integer, StoredPage> pages = new HashMap<>();

  /** Starts with none. */
  public PagesRead(PageStore store) {
    this.store = store;
  }

  /** Returns a page by its document number. */
  public StoredPage page(int document) throws IOException {
    StoredPage known = pages.get(document);
    if (known != null) {
      return known;
    }
    StoredPage page = store.page(document);
    pages.put(document, page);
    return page;
  }
}
