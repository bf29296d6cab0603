package dev.ear.eval;

import dev.ear.search.Amount;
import dev.ear.search.WindowRanking;
import dev.ear.unit.UnitKind;
import java.util.Comparator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One setting of retrieval that a run measures.
 *
 * @param unit kind of the units
 * @param amount how many units are asked for, or words in their place
 * @param radius words on either side of a window's anchor; null for chunks and pages, which have
 *     none
 * @param ranking how windows are ranked; the paper's for chunks and pages, which have their own
 */
public record Cell(UnitKind unit, Amount amount, @Nullable Integer radius, WindowRanking ranking) {
  /** By unit, then ranking, then amount, then radius. */
  public static final Comparator<Cell> ORDER =
      Comparator.comparing(Cell::unit)
          .thenComparing(Cell::ranking)
          .thenComparing(cell -> cell.amount().inWords())
          .thenComparingInt(cell -> cell.amount().number())
          .thenComparing(Cell::radius, Comparator.nullsFirst(Comparator.naturalOrder()));

  /** Creates a cell of the paper's ranking. */
  public Cell(UnitKind unit, int k, @Nullable Integer radius) {
    this(unit, Amount.units(k), radius, WindowRanking.PAPER);
  }

  /** Returns the cell of a unit; chunks and pages leave radius and ranking out. */
  static Cell of(UnitKind unit, Amount amount, int radius, WindowRanking ranking) {
    return hasRadius(unit)
        ? new Cell(unit, amount, radius, ranking)
        : new Cell(unit, amount, null, WindowRanking.PAPER);
  }

  /** Says whether a unit is drawn with a radius. */
  static boolean hasRadius(UnitKind unit) {
    return unit == UnitKind.WINDOW || unit == UnitKind.PARENT;
  }

  /** Returns how many units are asked for; 0 where words are. */
  public int k() {
    return amount.inWords() ? 0 : amount.number();
  }

  /**
   * Returns its name in tables and files: {@code window-k3-r80}, {@code window-evidence-k3-r80},
   * {@code chunk-k3} or {@code chunk-w450}.
   */
  public String label() {
    return unit.label()
        + (ranking == WindowRanking.PAPER ? "" : "-" + ranking.name().toLowerCase(Locale.ROOT))
        + (amount.inWords() ? "-w" : "-k")
        + amount.number()
        + (radius == null ? "" : "-r" + radius);
  }
}
