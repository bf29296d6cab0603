package dev.ear.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A page is found among those that hold a term. */
class PlacesOnPagesTests {
  @Property
  void aPageIsFoundWhereItIsHeldAndNowhereElse(
      @ForAll Set<@IntRange(max = 50) Integer> holders, @ForAll @IntRange(max = 51) int page) {
    int[] pages = holders.stream().mapToInt(Integer::intValue).sorted().toArray();
    var places = new PlacesOnPages(pages, new int[pages.length + 1], new int[0], new int[0]);
    int slot = Arrays.binarySearch(pages, page);
    assertThat(places.slot(page)).isEqualTo(Math.max(slot, -1));
  }
}
