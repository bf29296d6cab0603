package dev.ear.corpus;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.corpus.PageSigns.Place;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How much each sign weighs for narrative (above zero) or exercise (below), from the profile. */
final class SignWeights {
  static final String LIST = "exercise-weights";

  private final Map<Place, Map<String, Double>> weights = new EnumMap<>(Place.class);

  /**
   * Reads weights.
   *
   * @param lines a place, a sign and a weight each, parted by spaces
   * @throws EarException if a line is none of that
   */
  SignWeights(List<String> lines) {
    for (String line : lines) {
      String[] parts = line.split(" ");
      try {
        double weight = Double.parseDouble(parts.length == 3 ? parts[2] : "");
        if (!Double.isFinite(weight)) {
          throw new NumberFormatException(parts[2]);
        }
        weights.computeIfAbsent(Place.of(parts[0]), place -> new HashMap<>()).put(parts[1], weight);
      } catch (IllegalArgumentException e) {
        throw new EarException(
            Category.INPUT,
            "list "
                + LIST
                + " has the line \""
                + line
                + "\"; expected a place, a sign and a weight, such as \"self mood=told 0.25\"",
            e);
      }
    }
  }

  /** Says whether the profile knows no weight. */
  boolean isEmpty() {
    return weights.isEmpty();
  }

  /** Returns the sum of the weights of what shows, each times its strength. */
  double score(Map<Place, Map<String, Double>> signs) {
    double score = 0;
    for (Map.Entry<Place, Map<String, Double>> place : signs.entrySet()) {
      Map<String, Double> here = weights.getOrDefault(place.getKey(), Map.of());
      for (Map.Entry<String, Double> sign : place.getValue().entrySet()) {
        score += here.getOrDefault(sign.getKey(), 0.0) * sign.getValue();
      }
    }
    return score;
  }
}
