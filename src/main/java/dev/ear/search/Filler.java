package dev.ear.search;

import dev.ear.index.WindowPlace;
import dev.ear.search.Ranking.Ranked;
import dev.ear.search.Ranking.Skipped;
import dev.ear.text.Words;
import dev.ear.unit.UnitKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Fills an amount with the hits of a ranking (METHOD 5).
 *
 * <p>Where words are asked for, units come in rank order and the last is cut where the words end,
 * so that all units are compared at equal cost. The evidence ranking does not read texts: it is
 * here that windows are skipped that have the same tokens as a better one, or of which better ones
 * have printed all that has a word of the query.
 */
final class Filler {
  private final UnitKind unit;
  private final Amount amount;
  private final HitLoader loader;
  private final boolean repeats;
  private final List<Hit> hits = new ArrayList<>();
  private final List<Skipped> skipped = new ArrayList<>();

  /** For each unit of the ranking that was seen, the rank of its hit or of the one it repeats. */
  private final List<Integer> ranks = new ArrayList<>();

  private final Map<List<String>, Integer> rankOfTokens = new HashMap<>();
  private final Map<WindowPlace, Integer> rankOfPlace = new LinkedHashMap<>();

  /** Hits, and windows that would be hits if better ones had not printed all they have to say. */
  private int taken;

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
   * @param repeats whether the ranking may hold windows that repeat better ones
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
    while (ranks.size() < ranking.units().size() && !full()) {
      ranks.add(add(ranking.units().get(ranks.size())));
    }
    return full();
  }

  private boolean full() {
    return amount.inWords() ? words >= amount.number() : taken >= amount.number();
  }

  private int add(Hit hit) {
    hits.add(hit);
    taken++;
    words += hit.words();
    return hit.rank();
  }

  /** Adds a unit unless it repeats a better one; returns the rank of its hit, or of that one. */
  private int add(Ranked ranked) throws IOException {
    int next = hits.size() + 1;
    if (!repeats) {
      return add(loader.load(unit, ranked, next).orElseThrow());
    }
    WindowPlace place = place(ranked);
    List<String> tokens = loader.sequence(place);
    @Nullable Integer better = rankOfTokens.get(tokens);
    Optional<Hit> hit = better == null ? loader.load(unit, ranked, next) : Optional.empty();
    int rank = hit.isPresent() ? add(hit.get()) : better == null ? nearest(place) : better;
    taken += better == null && hit.isEmpty() ? 1 : 0;
    if (hit.isPresent()) {
      rankOfPlace.put(place, rank);
    } else {
      skipped.add(new Skipped(place, rank, Skipped.REPEAT));
    }
    rankOfTokens.putIfAbsent(tokens, rank);
    return rank;
  }

  private static WindowPlace place(Ranked window) {
    @Nullable WindowPlace place = window.place();
    if (place == null) {
      throw new IllegalStateException("a window without its place");
    }
    return place;
  }

  /** Returns the rank of the hit that shares most words of its page with a window. */
  private int nearest(WindowPlace place) {
    return rankOfPlace.keySet().stream()
        .filter(hit -> hit.pageDocument() == place.pageDocument())
        .max(Comparator.comparingInt(hit -> WindowSelection.shared(hit, place)))
        .map(rankOfPlace::get)
        .orElseThrow();
  }

  /** Returns the hits of the ranking that was asked of last. */
  Result result(Ranking ranking) {
    List<Hit> fitting = amount.inWords() ? cut(hits) : hits;
    var passedOver = new ArrayList<Skipped>();
    for (Skipped window : ranking.skipped()) {
      // A ranker numbers what it ranks; of that some are skipped here.
      if (window.rank() <= ranks.size()) {
        passedOver.add(new Skipped(window.place(), ranks.get(window.rank() - 1), window.shared()));
      }
    }
    passedOver.addAll(skipped);
    passedOver.removeIf(window -> window.rank() > fitting.size());
    return new Result(fitting, passedOver, ranking.fallback());
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
