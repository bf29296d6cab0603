package dev.ear.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import dev.ear.unit.Span;
import dev.ear.unit.Window;
import dev.ear.unit.WindowCutter;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Windows drawn from places are those that are cut from the text. */
class DrawnWindowsTests {
  @Property(tries = 200)
  void windowsAreThoseTheCutterCutsAndNoneIsShorterThanItIsSaid(
      @ForAll @IntRange(min = 1, max = 900) int words,
      @ForAll @Size(max = 12) Set<@IntRange(max = 899) Integer> places,
      @ForAll @IntRange(min = 1, max = 120) int radius) {
    List<Integer> within = places.stream().filter(word -> word < words).sorted().toList();
    List<Anchor> anchors =
        within.stream()
            .map(w -> new Anchor("1453", AnchorKind.YEAR, w, w + 1, w, w + 1, "made-up"))
            .toList();

    DrawnWindows drawn =
        DrawnWindows.of(words, within.stream().map(w -> new Span(w, w + 1)).toList(), radius);

    List<Window> cut = new WindowCutter(radius).cut(words, anchors).windows();
    assertThat(drawn.count()).isEqualTo(cut.size());
    for (int i = 0; i < cut.size(); i++) {
      assertThat(drawn.place(0, i).span()).isEqualTo(cut.get(i).span());
      assertThat(drawn.place(0, i).parent()).isEqualTo(cut.get(i).parent());
      assertThat(drawn.words(i)).isGreaterThanOrEqualTo(DrawnWindows.leastWords(words, radius));
    }
  }
}
