package dev.ear.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

final class WindowCutterTests {
  private static final WindowCutter TEN = new WindowCutter(10);

  @Test
  void aWindowReachesTheRadiusBeforeTheFirstWordAndAfterTheLast() {
    assertThat(spans(TEN.cut(100, List.of(Anchors.name(50, 53)))))
        .containsExactly(new Span(40, 63));
  }

  @Test
  void aWindowIsClippedAtTheStartOfItsParent() {
    assertThat(spans(TEN.cut(100, List.of(Anchors.year(4))))).containsExactly(new Span(0, 15));
  }

  @Test
  void aWindowIsClippedAtTheEndOfItsParent() {
    assertThat(spans(TEN.cut(100, List.of(Anchors.year(98))))).containsExactly(new Span(88, 100));
  }

  @Test
  void theLargestRadiusTakesTheWholeParent() {
    assertThat(spans(new WindowCutter(Integer.MAX_VALUE).cut(100, List.of(Anchors.year(50)))))
        .containsExactly(new Span(0, 100));
  }

  @Test
  void anAnchorInTheOverlapMakesAWindowInEachParent() {
    // Parents are 0-260 and 200-300; each clips the window in its own way.
    assertThat(new WindowCutter(80).cut(300, List.of(Anchors.year(230))).windows())
        .extracting(Window::parent, Window::span)
        .containsExactly(tuple(0, new Span(150, 260)), tuple(1, new Span(200, 300)));
  }

  @Test
  void theSameWindowOfTwoParentsIsTheLowerOnes() {
    WindowCutter.Cut cut = TEN.cut(300, List.of(Anchors.year(230)));
    assertThat(cut.windows())
        .containsExactly(new Window(0, new Span(220, 241), List.of(Anchors.year(230))));
  }

  @Test
  void anOccurrenceIsCountedInEachParentThatHoldsIt() {
    assertThat(TEN.cut(300, List.of(Anchors.year(230))).occurrences()).isEqualTo(2);
  }

  @Test
  void anAnchorThatNoParentHoldsWhollyInTheOverlapBelongsToTheOther() {
    // Words 259 and 260: the first parent ends between them.
    WindowCutter.Cut cut = TEN.cut(300, List.of(Anchors.name(259, 261)));
    assertThat(cut.windows()).extracting(Window::parent).containsExactly(1);
    assertThat(cut.occurrences()).isEqualTo(1);
  }

  @Test
  void anchorsWithTheSameWindowAreItsCentresInTextOrder() {
    List<Anchor> anchors = List.of(Anchors.name(2, 4), Anchors.year(5), Anchors.name(7, 8));
    assertThat(new WindowCutter(50).cut(20, anchors).windows())
        .containsExactly(new Window(0, new Span(0, 20), anchors));
  }

  @Test
  void twoAnchorsOnOneWordShareAWindow() {
    Anchor from = Anchors.year(30);
    Anchor to = new Anchor("other", AnchorKind.YEAR, 30, 31, 305, 310, "made-up");
    assertThat(TEN.cut(100, List.of(from, to)).windows())
        .extracting(Window::centres)
        .containsExactly(List.of(from, to));
  }

  @Test
  void aDateMakesNoWindowAndItsYearDoes() {
    WindowCutter.Cut cut = TEN.cut(100, List.of(Anchors.date(48, 51), Anchors.year(50)));
    assertThat(spans(cut)).containsExactly(new Span(40, 61));
    assertThat(cut.occurrences()).isEqualTo(1);
  }

  @Test
  void aPageWithoutAnchorsHasNoWindow() {
    assertThat(TEN.cut(100, List.of()).windows()).isEmpty();
  }

  @Test
  void windowsComeByParentThenFirstThenLastWord() {
    // The long name starts first, but its window ends last.
    List<Anchor> anchors = List.of(Anchors.name(3, 9), Anchors.name(5, 6), Anchors.year(250));
    assertThat(TEN.cut(300, anchors).windows())
        .extracting(Window::parent, Window::span)
        .containsExactly(
            tuple(0, new Span(0, 16)),
            tuple(0, new Span(0, 19)),
            tuple(0, new Span(240, 260)),
            tuple(1, new Span(240, 261)));
  }

  @Property(tries = 300)
  void theCutterAgreesWithMethodRead(
      @ForAll("anchors") List<Anchor> anchors, @ForAll @IntRange(min = 1, max = 300) int radius) {
    assertThat(new WindowCutter(radius).cut(WORDS, anchors)).isEqualTo(slowCut(radius, anchors));
  }

  private static final int WORDS = 700;

  @Provide
  Arbitrary<List<Anchor>> anchors() {
    return Anchors.within(WORDS);
  }

  /** Every parent with every anchor, then windows of the same words put together by hand. */
  private static WindowCutter.Cut slowCut(int radius, List<Anchor> anchors) {
    List<Span> parents =
        List.of(new Span(0, 260), new Span(200, 460), new Span(400, 660), new Span(600, 700));
    var windows = new ArrayList<Window>();
    int occurrences = 0;
    for (Span parent : parents) {
      for (Anchor anchor : anchors) {
        boolean inside = anchor.start() >= parent.start() && anchor.end() <= parent.end();
        if (inside && anchor.kind() != AnchorKind.DATE) {
          occurrences++;
          int start = Math.max(parent.start(), anchor.start() - radius);
          int end = Math.min(parent.end(), anchor.end() + radius);
          put(windows, new Window(parents.indexOf(parent), new Span(start, end), List.of(anchor)));
        }
      }
    }
    windows.sort(
        (a, b) ->
            a.parent() != b.parent()
                ? a.parent() - b.parent()
                : a.span().start() != b.span().start()
                    ? a.span().start() - b.span().start()
                    : a.span().end() - b.span().end());
    return new WindowCutter.Cut(windows, occurrences);
  }

  private static void put(List<Window> windows, Window window) {
    for (int i = 0; i < windows.size(); i++) {
      Window there = windows.get(i);
      if (there.span().equals(window.span())) {
        Set<Anchor> centres = new LinkedHashSet<>(there.centres());
        centres.addAll(window.centres());
        windows.set(i, new Window(there.parent(), there.span(), List.copyOf(centres)));
        return;
      }
    }
    windows.add(window);
  }

  private static List<Span> spans(WindowCutter.Cut cut) {
    return cut.windows().stream().map(Window::span).toList();
  }
}
