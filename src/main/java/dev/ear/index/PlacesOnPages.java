package dev.ear.index;

/**
 * Where a stem or an anchor key stands, page by page.
 *
 * <p>Callers must not write to the arrays.
 *
 * @param pages the pages that hold it, ascending, by their documents
 * @param first for each page the index of its first place; one entry more for the end
 * @param starts for each place its first word on the page, ascending within a page
 * @param ends for each place the word after its last
 */
@SuppressWarnings("ArrayRecordComponent") // read by index in loops that must not allocate
public record PlacesOnPages(int[] pages, int[] first, int[] starts, int[] ends) {
  /** Returns the index of a page among the pages; negative when the page does not hold it. */
  public int slot(int page) {
    int low = 0;
    // Halves without a branch on what is found, which no processor could foresee.
    for (int left = pages.length; left > 1; left -= left >>> 1) {
      int middle = low + (left >>> 1);
      low = pages[middle] <= page ? middle : low;
    }
    return pages.length > 0 && pages[low] == page ? low : -1;
  }

  /** Returns how many places a page has, by its index among the pages. */
  public int count(int slot) {
    return first[slot + 1] - first[slot];
  }

  /**
   * Returns the index of the first place of a page, by its index, that begins at or after a word.
   */
  public int firstFrom(int slot, int word) {
    int low = first[slot];
    int high = first[slot + 1];
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (starts[middle] < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
