package dev.ear.index;

import dev.ear.corpus.Page;
import dev.ear.text.Words;
import java.util.AbstractList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The pages of a book that have a word, in order.
 *
 * <p>A book may decode its pages anew each time it is asked; so this keeps places, not pages.
 */
final class PagesWithWords extends AbstractList<Page> {
  private final List<Page> all;
  private final int[] places;

  PagesWithWords(List<Page> all) {
    this.all = all;
    places =
        IntStream.range(0, all.size())
            .filter(place -> Words.of(all.get(place).text()).count() > 0)
            .toArray();
  }

  @Override
  public Page get(int index) {
    return all.get(places[index]);
  }

  @Override
  public int size() {
    return places.length;
  }
}
