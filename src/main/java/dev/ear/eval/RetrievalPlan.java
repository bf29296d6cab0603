package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.search.Amount;
import dev.ear.search.RetrievalOptions;
import dev.ear.search.RetrievalOptions.Expansion;
import dev.ear.search.RetrievalOptions.ParentContext;
import dev.ear.search.WindowRanking;
import dev.ear.unit.UnitKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which cells to measure.
 *
 * @param units kinds of units
 * @param ks how many to ask for
 * @param words how many words to fill, beside the ks
 * @param rankings how windows are ranked
 * @param maxOverlap the share of their words that windows may have in common; null for what each
 *     ranking has
 * @param radii radii of windows
 * @param options how the texts of hits are cut
 * @param aliases whether other names of what a question names match too
 */
public record RetrievalPlan(
    List<UnitKind> units,
    List<Integer> ks,
    List<Integer> words,
    List<WindowRanking> rankings,
    @Nullable Double maxOverlap,
    List<Integer> radii,
    RetrievalOptions options,
    boolean aliases) {
  /**
   * Reads the plan of a configuration; what it leaves open is the paper's protocol.
   *
   * @throws EarException where a value is none that EAR knows
   */
  public static RetrievalPlan of(EvalConfig config) {
    EvalConfig full = config.over(EvalConfig.RETRIEVAL_DEFAULTS);
    return new RetrievalPlan(
        Objects.requireNonNull(full.units()).stream().map(RetrievalPlan::unit).distinct().toList(),
        amounts("k", full.k()),
        amounts("words", full.words()),
        Objects.requireNonNull(full.rankings()).stream()
            .map(RetrievalPlan::ranking)
            .distinct()
            .toList(),
        full.maxOverlap() == null ? null : RetrievalOptions.overlap(full.maxOverlap()),
        positive("radius", Objects.requireNonNull(full.radius())),
        new RetrievalOptions(
            RetrievalOptions.pageWords(Objects.requireNonNull(full.pageWords())),
            ParentContext.of(Objects.requireNonNull(full.parentContext())),
            WindowRanking.PAPER,
            WindowRanking.PAPER.maxOverlap(),
            Expansion.of(Objects.requireNonNull(full.expand()))),
        Objects.requireNonNull(full.aliases()));
  }

  /** Returns the cells, by unit, k and radius; chunks and pages once for all radii. */
  public List<Cell> cells() {
    var cells = new TreeSet<>(Cell.ORDER);
    for (UnitKind unit : units) {
      for (Amount amount : amounts()) {
        for (int radius : radii) {
          for (WindowRanking ranking : rankings) {
            cells.add(Cell.of(unit, amount, radius, ranking));
          }
        }
      }
    }
    return new ArrayList<>(cells);
  }

  /** Returns the options of a cell. */
  RetrievalOptions options(Cell cell) {
    RetrievalOptions ranked = options.withRanking(cell.ranking());
    return maxOverlap == null ? ranked : ranked.withMaxOverlap(maxOverlap);
  }

  /**
   * Checks that answers can be evaluated for its cells.
   *
   * @throws EarException where units are counted by words or ranked in two ways
   */
  void requireAnswerable() {
    if (!words.isEmpty() || rankings.size() > 1) {
      throw new EarException(
          Category.USAGE,
          "answers are evaluated for units counted by k under one ranking; leave 'words' out and"
              + " name one of 'rankings'");
    }
  }

  private List<Amount> amounts() {
    return Stream.concat(ks.stream().map(Amount::units), words.stream().map(Amount::words))
        .toList();
  }

  private static WindowRanking ranking(String name) {
    for (WindowRanking ranking : WindowRanking.values()) {
      if (ranking.name().equalsIgnoreCase(name)) {
        return ranking;
      }
    }
    throw new EarException(Category.USAGE, "no ranking '" + name + "'; expected paper or evidence");
  }

  private static List<Integer> amounts(String what, @Nullable List<Integer> values) {
    List<Integer> given = Objects.requireNonNull(values);
    return given.isEmpty() && what.equals("words") ? given : positive(what, given);
  }

  private static UnitKind unit(String name) {
    for (UnitKind unit : UnitKind.values()) {
      if (unit.label().equals(name.toLowerCase(Locale.ROOT))) {
        return unit;
      }
    }
    throw new EarException(
        Category.USAGE, "no unit '" + name + "'; expected window, parent, chunk or page");
  }

  private static List<Integer> positive(String what, List<Integer> values) {
    for (Integer value : values) {
      if (value == null || value < 1) {
        throw new EarException(Category.USAGE, what + " is " + value + "; expected 1 or more");
      }
    }
    if (values.isEmpty()) {
      throw new EarException(Category.USAGE, "no " + what + " given; expected one or more");
    }
    return values.stream().distinct().sorted().toList();
  }
}
