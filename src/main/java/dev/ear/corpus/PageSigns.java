package dev.ear.corpus;

import dev.ear.ConstantName;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Names what speaks for and against a unit being exercise: itself, its neighbours, its page. */
final class PageSigns {
  /** Where a sign shows. */
  enum Place {
    /** In the unit or its page. */
    SELF,
    /** Two units before. */
    BEFORE_TWO,
    /** In the unit before. */
    BEFORE,
    /** In the unit after. */
    AFTER,
    /** In the unit after a short line, which may be its heading. */
    HEADED,
    /** Two units after. */
    AFTER_TWO;

    /** Returns the place of a name as it stands in lists. */
    static Place of(String name) {
      return Arrays.stream(values())
          .filter(place -> place.toString().equals(name))
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException(name));
    }

    /** Returns its name in lists, for example {@code before-two}. */
    @Override
    public String toString() {
      return ConstantName.of(this);
    }
  }

  private final UnitSigns signs;

  PageSigns(UnitSigns signs) {
    this.signs = signs;
  }

  /**
   * Reads the signs of each unit of a page, one after the other, since a page may have very many.
   *
   * @param taker takes the signs of the units in order, by place and name, with their strength
   */
  void read(List<Unit> units, Consumer<Map<Place, Map<String, Double>>> taker) {
    Page page = new Page(units, signs);
    Map<String, Double> before = Map.of();
    Map<String, Double> here = units.isEmpty() ? Map.of() : signs.of(units.get(0));
    for (int i = 0; i < units.size(); i++) {
      boolean last = i + 1 == units.size();
      Map<String, Double> after = last ? Map.of() : signs.of(units.get(i + 1));
      Map<Place, Map<String, Double>> places = new EnumMap<>(Place.class);
      Map<String, Double> self = new LinkedHashMap<>(here);
      page.add(i, self);
      places.put(Place.SELF, self);
      if (i > 0) {
        places.put(Place.BEFORE, neighbour(units, i, i - 1, before));
      }
      if (!last) {
        Map<String, Double> next = neighbour(units, i, i + 1, after);
        places.put(Place.AFTER, next);
        if (UnitSigns.isShortLine(units.get(i))) {
          places.put(Place.HEADED, next);
        }
      }
      if (i > 1) {
        places.put(Place.BEFORE_TWO, signs.outcome(units.get(i - 2)));
      }
      if (i + 2 < units.size()) {
        places.put(Place.AFTER_TWO, signs.outcome(units.get(i + 2)));
      }
      taker.accept(places);
      before = here;
      here = after;
    }
  }

  private static Map<String, Double> neighbour(
      List<Unit> units, int i, int other, Map<String, Double> shown) {
    Map<String, Double> signs = new LinkedHashMap<>(shown);
    boolean same = units.get(i).block() == units.get(other).block();
    String place = same ? "same-block" : "other-block";
    signs.put(place + (units.get(other).isDropped() ? "-dropped" : "-kept"), 1.0);
    return signs;
  }

  /** What stands above and below a unit on its page. */
  private static final class Page {
    private final List<Unit> units;
    private final int firstDropped;
    private final int lastDropped;
    private final int firstTelling;
    private final int lastTelling;
    private final int[] titles;
    private int words;
    private int dropped;

    Page(List<Unit> units, UnitSigns signs) {
      this.units = units;
      titles = new int[units.size()];
      int[] first = {units.size(), units.size()};
      int[] last = {-1, -1};
      int title = -1;
      for (int i = 0; i < units.size(); i++) {
        Unit unit = units.get(i);
        titles[i] = title;
        if (signs.isTitle(unit)) {
          title = i;
        }
        words += unit.words();
        dropped += unit.isDropped() ? unit.words() : 0;
        int kind = unit.isDropped() ? 0 : 1;
        if (unit.isDropped() || signs.endsTelling(unit)) {
          first[kind] = Math.min(first[kind], i);
          last[kind] = i;
        }
      }
      firstDropped = first[0];
      lastDropped = last[0];
      firstTelling = first[1];
      lastTelling = last[1];
    }

    /** Adds what the page shows of a unit. */
    void add(int i, Map<String, Double> self) {
      Unit unit = units.get(i);
      // Shows always: what a unit weighs before any other sign.
      self.put("bias", 1.0);
      UnitSigns.put(self, "page-start", i == 0);
      UnitSigns.put(self, "page-end", i + 1 == units.size());
      UnitSigns.put(self, "above-dropped", firstDropped < i);
      UnitSigns.put(self, "below-dropped", lastDropped > i);
      UnitSigns.put(self, "above-tells", firstTelling < i);
      UnitSigns.put(self, "below-tells", lastTelling > i);
      int others = words - unit.words();
      int gone = dropped - (unit.isDropped() ? unit.words() : 0);
      self.put("page-dropped", others == 0 ? 0.0 : (double) gone / others);
      boolean tells =
          self.getOrDefault("mood=told", 0.0)
                  + self.getOrDefault("mood=reported", 0.0)
                  + self.getOrDefault("mood=stated", 0.0)
              > 0.4;
      String kind =
          (tells ? "telling" : "not-telling")
              + (self.containsKey("of-history") ? "-of-history" : "-of-nothing");
      self.put(kind, 1.0);
      self.put(kind + (unit.isDropped() ? "-dropped" : "-kept"), 1.0);
      self.put(kind + (UnitSigns.isShortLine(unit) ? "-in-a-line" : "-at-length"), 1.0);
      if (titles[i] >= 0) {
        self.put("under-" + (units.get(titles[i]).isDropped() ? "dropped" : "kept"), 1.0);
      }
    }
  }
}
