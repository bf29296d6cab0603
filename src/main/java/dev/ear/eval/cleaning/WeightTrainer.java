package dev.ear.eval.cleaning;

import de.bwaldvogel.liblinear.Feature;
import de.bwaldvogel.liblinear.FeatureNode;
import de.bwaldvogel.liblinear.Linear;
import de.bwaldvogel.liblinear.Model;
import de.bwaldvogel.liblinear.Parameter;
import de.bwaldvogel.liblinear.Problem;
import de.bwaldvogel.liblinear.SolverType;
import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.corpus.Book;
import dev.ear.corpus.Cleaner;
import dev.ear.corpus.KeptBlock;
import dev.ear.corpus.Page;
import dev.ear.corpus.PagePart;
import dev.ear.corpus.SignedUnit;
import dev.ear.eval.cleaning.GoldPage.GoldBlock;
import dev.ear.text.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Learns from labelled pages how much each sign weighs for narrative or exercise (METHOD 1).
 *
 * <p>Logistic regression with the sum of absolute weights held down, so that few signs get one and
 * a person can read them all.
 */
public final class WeightTrainer {
  private static final double COST = 0.3;
  private static final double PRECISION = 1e-4;
  private static final int MOST_ROUNDS = 3000;

  /** Weights that round to less are left out. */
  private static final double LEAST = 0.005;

  private final List<Map<String, Double>> signs = new ArrayList<>();
  private final List<Boolean> kept = new ArrayList<>();

  private WeightTrainer() {}

  /**
   * Learns weights.
   *
   * @param cleaner gives the units and signs of the pages
   * @param gold the labelled pages; those of one source are read as a book
   * @param half which half of each source to learn from; null for both
   * @throws EarException when the labels are all of one kind
   * @return the lines of a profile's list {@code exercise-weights}: place, sign and weight, sorted;
   *     the same for the same pages and profile
   */
  public static List<String> train(Cleaner cleaner, List<GoldPage> gold, @Nullable Half half) {
    var trainer = new WeightTrainer();
    GoldPages.bySource(gold).forEach((source, pages) -> trainer.read(cleaner, source, pages, half));
    return trainer.weights();
  }

  private void read(Cleaner cleaner, String source, List<GoldPage> gold, @Nullable Half half) {
    List<Page> raw = gold.stream().map(page -> new Page(source, page.page(), page.text())).toList();
    List<List<SignedUnit>> units = new ArrayList<>();
    cleaner.signs(new Book(source, Path.of("gold"), "", false, raw), units::add);
    for (int i = 0; i < gold.size(); i++) {
      if (half == null || half.has(i + 1)) {
        read(gold.get(i), units.get(i));
      }
    }
  }

  /** Adds the units of a page that have words in labelled blocks; most words decide. */
  private void read(GoldPage gold, List<SignedUnit> units) {
    List<PagePart> parts = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      parts.add(new KeptBlock(i + 1, i + 1, units.get(i).text()));
    }
    Words words = Words.of(gold.text());
    @Nullable PagePart[] fates = WordFates.of(words, parts);
    int[] balance = new int[units.size()];
    int[] seen = new int[units.size()];
    int word = 0;
    for (GoldBlock block : gold.blocks()) {
      for (; word < words.count() && words.start(word) < block.end(); word++) {
        PagePart part = fates[word];
        if (part != null) {
          seen[part.block() - 1]++;
          balance[part.block() - 1] += block.reason() == null ? 1 : -1;
        }
      }
    }
    for (int i = 0; i < units.size(); i++) {
      if (seen[i] > 0 && !units.get(i).signs().isEmpty()) {
        signs.add(units.get(i).signs());
        kept.add(balance[i] >= 0);
      }
    }
  }

  private List<String> weights() {
    if (!kept.contains(true) || !kept.contains(false)) {
      throw nothing("blocks that are kept and blocks that are dropped");
    }
    SortedSet<String> shown = new TreeSet<>();
    signs.forEach(ofUnit -> shown.addAll(ofUnit.keySet()));
    List<String> names = List.copyOf(shown);
    Problem problem = new Problem();
    problem.l = signs.size();
    problem.n = names.size();
    problem.x = new Feature[problem.l][];
    problem.y = new double[problem.l];
    for (int i = 0; i < problem.l; i++) {
      problem.x[i] = features(signs.get(i), names);
      problem.y[i] = kept.get(i) ? 1 : 0;
    }
    Linear.disableDebugOutput();
    Model model =
        Linear.train(problem, new Parameter(SolverType.L1R_LR, COST, PRECISION, MOST_ROUNDS, 0.1));
    double direction = model.getLabels()[0] == 1 ? 1 : -1;
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      double weight = direction * model.getFeatureWeights()[i];
      if (Math.abs(weight) >= LEAST) {
        lines.add(String.format(Locale.ROOT, "%s %.2f", names.get(i), weight));
      }
    }
    if (lines.isEmpty()) {
      throw nothing("more labelled pages");
    }
    return lines;
  }

  private static EarException nothing(String wanted) {
    return new EarException(
        Category.INPUT, "the labelled pages hold nothing to learn from; expected " + wanted);
  }

  /**
   * Returns the signs of a unit as the library takes them: by their places in the names, from 1.
   */
  private static Feature[] features(Map<String, Double> shown, List<String> names) {
    List<Feature> features = new ArrayList<>();
    shown.forEach(
        (sign, strength) ->
            features.add(new FeatureNode(1 + Collections.binarySearch(names, sign), strength)));
    features.sort(Comparator.comparingInt(Feature::getIndex));
    return features.toArray(new Feature[0]);
  }
}
