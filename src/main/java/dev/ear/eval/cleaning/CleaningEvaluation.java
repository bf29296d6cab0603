package dev.ear.eval.cleaning;

import dev.ear.corpus.Book;
import dev.ear.corpus.CleanedPage;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.DroppedBlock;
import dev.ear.corpus.KeptBlock;
import dev.ear.corpus.Page;
import dev.ear.corpus.PagePart;
import dev.ear.eval.cleaning.CleaningScores.Mistake;
import dev.ear.eval.cleaning.GoldPage.GoldBlock;
import dev.ear.text.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares what cleaning keeps and drops with labelled pages. */
public final class CleaningEvaluation {
  private static final String LOST = "lost";

  private final @Nullable Half half;
  private final Map<String, Map<String, Integer>> confusion = new LinkedHashMap<>();
  private final List<Mistake> errors = new ArrayList<>();
  private KeptCounts blocks = new KeptCounts(0, 0, 0);
  private KeptCounts words = new KeptCounts(0, 0, 0);
  private int pages;

  private CleaningEvaluation(@Nullable Half half) {
    this.half = half;
    confusion.put(CleaningScores.KEPT, new LinkedHashMap<>());
    GoldPages.REASONS.forEach(reason -> confusion.put(reason, new LinkedHashMap<>()));
  }

  /**
   * Cleans labelled pages and counts; the pages of one source, of whatever files, are cleaned as a
   * book, in the order of their numbers.
   *
   * @param cleaner the cleaner to measure
   * @param gold the labelled pages
   * @param half which half of each source to count, all of it being cleaned; null for both
   * @return the counts over the pages of that half
   */
  public static CleaningScores evaluate(Cleaner cleaner, List<GoldPage> gold, @Nullable Half half) {
    var evaluation = new CleaningEvaluation(half);
    GoldPages.bySource(gold).forEach((source, pages) -> evaluation.add(cleaner, source, pages));
    return evaluation.scores();
  }

  private void add(Cleaner cleaner, String source, List<GoldPage> gold) {
    List<Page> raw = gold.stream().map(page -> new Page(source, page.page(), page.text())).toList();
    List<CleanedPage> cleaned = new ArrayList<>();
    cleaner.clean(new Book(source, Path.of("gold"), "", false, raw), cleaned::add);
    for (int i = 0; i < gold.size(); i++) {
      if (half == null || half.has(i + 1)) {
        add(gold.get(i), cleaned.get(i));
      }
    }
  }

  private void add(GoldPage gold, CleanedPage cleaned) {
    pages++;
    Words all = Words.of(gold.text());
    @Nullable PagePart[] fates = WordFates.of(all, cleaned.parts());
    int from = 0;
    for (GoldBlock block : gold.blocks()) {
      int to = from;
      while (to < all.count() && all.start(to) < block.end()) {
        to++;
      }
      // Where a block begins inside a word, as after a running head glued to it, that word counts.
      add(gold, block, fates, to > from ? from : from - 1, to);
      from = to;
    }
  }

  private void add(GoldPage gold, GoldBlock block, @Nullable PagePart[] fates, int from, int to) {
    boolean labelled = block.reason() == null;
    Map<String, Integer> counts = new LinkedHashMap<>();
    int kept = 0;
    for (int word = from; word < to; word++) {
      String fate = fate(fates[word]);
      counts.merge(fate, 1, Integer::sum);
      kept += fate.equals(CleaningScores.KEPT) ? 1 : 0;
    }
    int dropped = to - from - kept;
    words = words.plus(labelled, true, kept).plus(labelled, false, dropped);
    boolean predicted = kept >= dropped;
    blocks = blocks.plus(labelled, predicted, 1);
    String label = labelled ? CleaningScores.KEPT : String.valueOf(block.reason());
    String prediction = predicted ? CleaningScores.KEPT : commonest(counts);
    confusion
        .computeIfAbsent(label, name -> new LinkedHashMap<>())
        .merge(prediction, 1, Integer::sum);
    if (labelled != predicted) {
      errors.add(
          new Mistake(
              gold.source() + ":" + gold.page(),
              label,
              prediction,
              GoldPages.shown(gold.text().substring(block.start(), block.end()))));
    }
  }

  private static String fate(@Nullable PagePart part) {
    return switch (part) {
      case null -> LOST;
      case KeptBlock kept -> CleaningScores.KEPT;
      case DroppedBlock dropped -> dropped.reason().key();
    };
  }

  /** The reason of most words of a block that is not kept; the earlier of two. */
  private static String commonest(Map<String, Integer> counts) {
    String best = LOST;
    int most = 0;
    for (Map.Entry<String, Integer> count : counts.entrySet()) {
      if (!count.getKey().equals(CleaningScores.KEPT) && count.getValue() > most) {
        best = count.getKey();
        most = count.getValue();
      }
    }
    return best;
  }

  private CleaningScores scores() {
    confusion.values().removeIf(Map::isEmpty);
    return new CleaningScores(pages, blocks, words, confusion, List.copyOf(errors));
  }
}
