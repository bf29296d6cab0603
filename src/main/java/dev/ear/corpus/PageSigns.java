package dev.ear.corpus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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
      return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Returns its name in lists, for example {@code before-two}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final UnitSigns signs;

  PageSigns(UnitSigns signs) {
    this.signs = signs;
  }

  /** Returns the signs of each unit of a page, by place and name, with their strength. */
  List<Map<Place, Map<String, Double>>> of(List<Unit> units) {
    List<Map<String, Double>> shown = units.stream().map(signs::of).toList();
    List<Map<String, Double>> outcomes = units.stream().map(signs::outcome).toList();
    List<Map<Place, Map<String, Double>>> all = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      Map<Place, Map<String, Double>> places = new LinkedHashMap<>();
      Map<String, Double> self = new LinkedHashMap<>(shown.get(i));
      page(units, shown, i, self);
      places.put(Place.SELF, self);
      if (i > 0) {
        places.put(Place.BEFORE, neighbour(units, shown, i, i - 1));
      }
      if (i + 1 < units.size()) {
        Map<String, Double> after = neighbour(units, shown, i, i + 1);
        places.put(Place.AFTER, after);
        if (UnitSigns.isShortLine(units.get(i))) {
          places.put(Place.HEADED, after);
        }
      }
      if (i > 1) {
        places.put(Place.BEFORE_TWO, outcomes.get(i - 2));
      }
      if (i + 2 < units.size()) {
        places.put(Place.AFTER_TWO, outcomes.get(i + 2));
      }
      all.add(places);
    }
    return all;
  }

  private static Map<String, Double> neighbour(
      List<Unit> units, List<Map<String, Double>> shown, int i, int other) {
    Map<String, Double> signs = new LinkedHashMap<>(shown.get(other));
    boolean same = units.get(i).block() == units.get(other).block();
    String place = same ? "same-block" : "other-block";
    signs.put(place + (units.get(other).isDropped() ? "-dropped" : "-kept"), 1.0);
    return signs;
  }

  private static void page(
      List<Unit> units, List<Map<String, Double>> shown, int i, Map<String, Double> self) {
    put(self, "page-start", i == 0);
    put(self, "page-end", i + 1 == units.size());
    int words = 0;
    int dropped = 0;
    for (int j = 0; j < units.size(); j++) {
      Unit other = units.get(j);
      if (j == i) {
        continue;
      }
      words += other.words();
      dropped += other.isDropped() ? other.words() : 0;
      String side = j < i ? "above-" : "below-";
      put(self, side + "dropped", other.isDropped());
      put(self, side + "tells", !other.isDropped() && shown.get(j).containsKey("ends-telling"));
    }
    self.put("page-dropped", words == 0 ? 0.0 : (double) dropped / words);
    boolean tells =
        self.getOrDefault("mood=told", 0.0)
                + self.getOrDefault("mood=reported", 0.0)
                + self.getOrDefault("mood=stated", 0.0)
            > 0.4;
    String kind =
        (tells ? "telling" : "not-telling")
            + (self.containsKey("of-history") ? "-of-history" : "-of-nothing");
    self.put(kind, 1.0);
    self.put(kind + (units.get(i).isDropped() ? "-dropped" : "-kept"), 1.0);
    self.put(kind + (UnitSigns.isShortLine(units.get(i)) ? "-in-a-line" : "-at-length"), 1.0);
    for (int j = i - 1; j >= 0; j--) {
      if (UnitSigns.isShortLine(units.get(j))
          && (shown.get(j).containsKey("title") || shown.get(j).containsKey("capitals"))) {
        self.put("under-" + (units.get(j).isDropped() ? "dropped" : "kept"), 1.0);
        break;
      }
    }
  }

  private static void put(Map<String, Double> signs, String name, boolean shown) {
    if (shown) {
      signs.put(name, 1.0);
    }
  }
}
