package dev.ear.eval;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ear.search.WindowRanking;
import dev.ear.unit.UnitKind;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What a cell retrieved over all items.
 *
 * <p>Every rate is over all items: one without a key, or whose gold option has no token, has no cue
 * and stays in.
 *
 * @param cell the cell's label
 * @param unit kind of the units
 * @param k how many were asked for; 0 where words were
 * @param words how many words were asked for in place of k; null where k was
 * @param ranking how windows were ranked, where not as in the paper
 * @param radius words on either side of a window's anchor, or null
 * @param items how many items
 * @param retrievedWords mean words of the units as printed
 * @param contextWords mean words of the rendered context
 * @param wordsAgainstChunk retrieved words over those of chunks at the same k, less 1; null where
 *     chunks were not measured
 * @param cue items with a cue of the gold option or answer string
 * @param otherCueRate mean over the items with options and a key of the share of other options that
 *     have a cue; null without such items
 * @param lift the gold option's cue rate over those items less {@code otherCueRate}; null without
 * @param goldPage items with a hit from the page the set names, of those for which it names one
 * @param answerPresent open items whose answer string is in a hit, of the open items
 * @param fallback items ranked by tokens alone
 * @param fewerThanK items with fewer than k hits
 * @param duplicates windows skipped as repeats, summed over items
 * @param stages items by how far their evidence came, every stage present
 */
public record RetrievalSummary(
    String cell,
    String unit,
    int k,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer words,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String ranking,
    @Nullable Integer radius,
    int items,
    double retrievedWords,
    double contextWords,
    @Nullable Double wordsAgainstChunk,
    Share cue,
    @Nullable Double otherCueRate,
    @Nullable Double lift,
    Share goldPage,
    Share answerPresent,
    int fallback,
    int fewerThanK,
    int duplicates,
    Map<FailureStage, Integer> stages) {

  /** Returns how much was asked for: {@code k 3} or {@code 450 words}. */
  public String asked() {
    return words == null ? "k " + k : words + " words";
  }

  static RetrievalSummary of(Cell cell, List<RetrievedItem> items) {
    List<RetrievedItem> choices = items.stream().filter(i -> i.otherCueRate() != null).toList();
    Double others = choices.isEmpty() ? null : otherCueRate(choices);
    Double gold = Share.of(choices, RetrievedItem::cue).rate();
    return new RetrievalSummary(
        cell.label(),
        cell.unit().label(),
        cell.k(),
        cell.amount().inWords() ? cell.amount().number() : null,
        cell.ranking() == WindowRanking.PAPER
            ? null
            : cell.ranking().name().toLowerCase(Locale.ROOT),
        cell.radius(),
        items.size(),
        mean(items, RetrievedItem::retrievedWords),
        mean(items, RetrievedItem::contextWords),
        null,
        Share.of(items, RetrievedItem::cue),
        others,
        gold == null || others == null ? null : gold - others,
        goldPages(items),
        Share.of(
            items.stream().map(RetrievedItem::answerPresent).filter(Objects::nonNull).toList(),
            Boolean::booleanValue),
        Share.of(items, RetrievedItem::fallback).count(),
        Share.of(items, item -> item.hits() < cell.k()).count(),
        items.stream().mapToInt(RetrievedItem::duplicates).sum(),
        stages(items));
  }

  /** Returns summaries with their words set against those of chunks at the same k. */
  static List<RetrievalSummary> againstChunks(List<RetrievalSummary> cells) {
    Map<Integer, Double> words = new HashMap<>();
    for (RetrievalSummary cell : cells) {
      if (cell.unit.equals(UnitKind.CHUNK.label())
          && cell.words == null
          && cell.retrievedWords > 0) {
        words.put(cell.k, cell.retrievedWords);
      }
    }
    return cells.stream().map(cell -> cell.against(words.get(cell.k))).toList();
  }

  private RetrievalSummary against(@Nullable Double chunkWords) {
    return new RetrievalSummary(
        cell,
        unit,
        k,
        words,
        ranking,
        radius,
        items,
        retrievedWords,
        contextWords,
        chunkWords == null ? null : retrievedWords / chunkWords - 1,
        cue,
        otherCueRate,
        lift,
        goldPage,
        answerPresent,
        fallback,
        fewerThanK,
        duplicates,
        stages);
  }

  private static double otherCueRate(List<RetrievedItem> items) {
    double sum = 0;
    for (RetrievedItem item : items) {
      sum += Objects.requireNonNull(item.otherCueRate());
    }
    return sum / items.size();
  }

  private static Share goldPages(List<RetrievedItem> items) {
    return Share.of(
        items.stream().map(RetrievedItem::goldPageRank).filter(Objects::nonNull).toList(),
        rank -> rank > 0);
  }

  private static double mean(List<RetrievedItem> items, ToIntFunction<RetrievedItem> value) {
    return items.stream().mapToLong(value::applyAsInt).sum() / (double) items.size();
  }

  private static Map<FailureStage, Integer> stages(List<RetrievedItem> items) {
    Map<FailureStage, Integer> stages = new EnumMap<>(FailureStage.class);
    for (FailureStage stage : FailureStage.values()) {
      stages.put(stage, 0);
    }
    items.forEach(item -> stages.merge(item.stage(), 1, Integer::sum));
    return stages;
  }
}
