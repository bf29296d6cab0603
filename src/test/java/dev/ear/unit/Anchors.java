package dev.ear.unit;

import dev.ear.anchor.Anchor;
import dev.ear.anchor.AnchorKind;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Made-up anchors. */
final class Anchors {
  static final Comparator<Anchor> TEXT_ORDER =
      Comparator.comparingInt(Anchor::start).thenComparingInt(Anchor::end);

  private Anchors() {}

  static Anchor name(int start, int end) {
    return of(AnchorKind.NAME, start, end);
  }

  static Anchor date(int start, int end) {
    return of(AnchorKind.DATE, start, end);
  }

  static Anchor year(int word) {
    return of(AnchorKind.YEAR, word, word + 1);
  }

  private static Anchor of(AnchorKind kind, int start, int end) {
    return new Anchor(kind.label() + start, kind, start, end, 10 * start, 10 * end, "made-up");
  }

  /** Lists of anchors of one to four words within a text, in text order; spans may overlap. */
  static Arbitrary<List<Anchor>> within(int words) {
    Arbitrary<Anchor> anchor =
        Combinators.combine(
                Arbitraries.integers().between(0, words - 1),
                Arbitraries.integers().between(1, 4),
                Arbitraries.of(AnchorKind.NAME, AnchorKind.YEAR, AnchorKind.DATE))
            .as((start, length, kind) -> of(kind, start, Math.min(words, start + length)));
    return anchor.list().ofMaxSize(40).map(list -> list.stream().sorted(TEXT_ORDER).toList());
  }
}
