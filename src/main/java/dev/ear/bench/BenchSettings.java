package dev.ear.bench;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.Profile;
import dev.ear.corpus.Book;
import dev.ear.index.BuildSettings;
import dev.ear.question.Question;
import dev.ear.search.Amount;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * What to measure.
 *
 * @param books the corpus, cleaned
 * @param questions the questions to ask
 * @param profile the profile to build with
 * @param radii radii of windows; the first one is measured in full
 * @param ks how many units to ask for, in turn
 * @param scale how many times the corpus to grow to
 * @param out folder for results; indexes are built in a folder of it that goes at the end
 */
public record BenchSettings(
    List<Book> books,
    List<Question> questions,
    Profile profile,
    List<Integer> radii,
    List<Integer> ks,
    int scale,
    Path out) {
  /** The largest factor a corpus is enlarged by. */
  public static final int MOST_SCALE = 1000;

  /**
   * Checks the settings.
   *
   * @throws EarException when there is no question or a number is out of range
   */
  public BenchSettings {
    if (questions.isEmpty()) {
      throw new EarException(
          Category.USAGE, "there is no question to ask; give a file that has one");
    }
    check(radii, ks, scale);
  }

  /**
   * Checks numbers before a corpus is read.
   *
   * @throws EarException when one is out of range
   */
  public static void check(List<Integer> radii, List<Integer> ks, int scale) {
    radii.forEach(BuildSettings::checkRadius);
    ks.forEach(Amount::units);
    if (scale < 1 || scale > MOST_SCALE) {
      throw new EarException(
          Category.USAGE,
          String.format(Locale.ROOT, "scale is %d; give 1 to %d", scale, MOST_SCALE));
    }
  }
}
