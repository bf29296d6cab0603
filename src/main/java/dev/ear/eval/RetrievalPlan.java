package dev.ear.eval;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.search.RetrievalOptions;
import dev.ear.search.RetrievalOptions.ParentContext;
import dev.ear.unit.UnitKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;

/**
 * Which cells to measure.
 *
 * @param units kinds of units
 * @param ks how many to ask for
 * @param radii radii of windows
 * @param options how the texts of hits are cut
 * @param aliases whether other names of what a question names match too
 */
public record RetrievalPlan(
    List<UnitKind> units,
    List<Integer> ks,
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
        positive("k", Objects.requireNonNull(full.k())),
        positive("radius", Objects.requireNonNull(full.radius())),
        new RetrievalOptions(
            pageWords(Objects.requireNonNull(full.pageWords())),
            context(Objects.requireNonNull(full.parentContext()))),
        Objects.requireNonNull(full.aliases()));
  }

  /** Returns the cells, by unit, k and radius; chunks and pages once for all radii. */
  public List<Cell> cells() {
    var cells = new TreeSet<>(Cell.ORDER);
    for (UnitKind unit : units) {
      for (int k : ks) {
        for (int radius : radii) {
          cells.add(Cell.of(unit, k, radius));
        }
      }
    }
    return new ArrayList<>(cells);
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

  private static int pageWords(String words) {
    if (words.equals("all")) {
      return RetrievalOptions.ALL_WORDS;
    }
    if (!words.matches("[1-9]\\d{0,8}")) {
      throw new EarException(
          Category.USAGE, "page words are '" + words + "'; expected a number from 1, or all");
    }
    return Integer.parseInt(words);
  }

  private static ParentContext context(String context) {
    return switch (context.toLowerCase(Locale.ROOT)) {
      case "summary" -> ParentContext.SUMMARY;
      case "full" -> ParentContext.FULL;
      default ->
          throw new EarException(
              Category.USAGE, "parent context is '" + context + "'; expected summary or full");
    };
  }
}
