package dev.ear.search;

import dev.ear.index.WindowPlace;
import dev.ear.search.Ranking.Ranked;
import dev.ear.search.Ranking.Skipped;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fills an amount with the hits of a ranking (METHOD 5).
 *
 * <p>Where words are asked for, units come in rank order and the last is cut where the words end,
 * so that all units are compared at equal cost. Under the evidence ranking, which does not read
 * texts, it is here that windows with the same tokens as a better one are found and skipped.
 */
final class Filler {
  private final UnitKind unit;
  private final Amount amount;
  private final HitLoader loader;
  private final boolean repeats;
  private final List<Hit> hits = new ArrayList<>();
  private int words;

  /**
   * What an amount was filled with.
   *
   * @param hits the hits, best first
   * @param skipped windows passed over before it was full
   * @param fallback whether windows were ranked by tokens alone
   */
  record Result(List<Hit> hits, List<Skipped> skipped, boolean fallback) {}

  /**
   * Creates a filler.
   *
   * @param repeats whether the ranking may hold windows with the same tokens
   */
  Filler(UnitKind unit, Amount amount, HitLoader loader, boolean repeats) {
    this.unit = unit;
    this.amount = amount;
    this.loader = loader;
    this.repeats = repeats;
  }

  /**
   * Says whether a ranking has units enough. Asked of longer and longer rankings, each of which
   * begins with the one before, it loads what it has not seen.
   */
  boolean filled(Ranking ranking) throws IOException {
    List<Ranked> units = withoutRepeats(ranking, new ArrayList<>());
    while (hits.size() < units.size() && !full()) {
      Hit hit = loader.load(unit, units.get(hits.size()), hits.size() + 1);
      hits.add(hit);
      words += hit.words();
    }
    return full();
  }

  private boolean full() {
    return amount.inWords() ? words >= amount.number() : hits.size() >= amount.number();
  }

  /** Returns the hits of the ranking that was asked of last. */
  Result result(Ranking ranking) throws IOException {
    var skipped = new ArrayList<>(ranking.skipped());
    withoutRepeats(ranking, skipped);
    List<Hit> fitting = amount.inWords() ? cut(hits) : hits;
    skipped.removeIf(window -> window.rank() > fitting.size());
    return new Result(fitting, skipped, ranking.fallback());
  }

  private List<Ranked> withoutRepeats(Ranking ranking, List<Skipped> skipped) throws IOException {
    if (!repeats) {
      return ranking.units();
    }
    Map<List<String>, Integer> rankOf = new HashMap<>();
    var units = new ArrayList<Ranked>();
    for (Ranked window : ranking.units()) {
      @Nullable WindowPlace place = window.place();
      if (place == null) {
        throw new IllegalStateException("a window without its place");
      }
      @Nullable Integer rank = rankOf.putIfAbsent(loader.sequence(place), units.size() + 1);
      if (rank == null) {
        units.add(window);
      } else {
        skipped.add(new Skipped(place, rank, Skipped.REPEAT));
      }
    }
    return units;
  }

  private List<Hit> cut(List<Hit> hits) {
    var kept = new ArrayList<Hit>();
    int left = amount.number();
    for (Hit hit : hits) {
      if (left == 0) {
        break;
      }
      Hit whole = hit.words() <= left ? hit : shortened(hit, left);
      kept.add(whole);
      left -= whole.words();
    }
    return kept;
  }

  /** Cuts a hit: of a parent hit its summary goes before its window does. */
  private static Hit shortened(Hit hit, int words) {
    boolean full = hit.parentText() != null && hit.words() == count(hit.parentText());
    int ofText = Math.min(words, count(hit.text()));
    return hit.cut(
        words,
        full ? hit.text() : first(hit.text(), ofText),
        hit.summary() == null ? null : first(hit.summary(), words - ofText),
        hit.parentText() == null ? null : full ? first(hit.parentText(), words) : hit.parentText());
  }

  private static int count(String text) {
    return Words.of(text).count();
  }

  private static String first(String text, int words) {
    Words all = Words.of(text);
    return words >= all.count() ? text : words <= 0 ? "" : all.slice(0, words);
  }
}
