package dev.ear.eval;

import dev.ear.unit.UnitKind;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * One setting of retrieval that a run measures.
 *
 * @param unit kind of the units
 * @param k how many are asked for
 * @param radius words on either side of a window's anchor; null for chunks and pages, which have
 *     none
 */
public record Cell(UnitKind unit, int k, @Nullable Integer radius) {
  /** By unit, then k, then radius. */
  public static final Comparator<Cell> ORDER =
      Comparator.comparing(Cell::unit)
          .thenComparingInt(Cell::k)
          .thenComparing(Cell::radius, Comparator.nullsFirst(Comparator.naturalOrder()));

  /** Returns the cell of a unit; chunks and pages leave the radius out. */
  static Cell of(UnitKind unit, int k, int radius) {
    return new Cell(unit, k, hasRadius(unit) ? radius : null);
  }

  /** Says whether a unit is drawn with a radius. */
  static boolean hasRadius(UnitKind unit) {
    return unit == UnitKind.WINDOW || unit == UnitKind.PARENT;
  }

  /** Returns its name in tables and files: {@code window-k3-r80} or {@code chunk-k3}. */
  public String label() {
    return unit.label() + "-k" + k + (radius == null ? "" : "-r" + radius);
  }
}
