package dev.ear.index;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import dev.ear.anchor.Profile;
import dev.ear.unit.WindowCutter;

/**
 * How to build an index.
 *
 * @param profile the profile to make tokens and anchors with
 * @param radius words on either side of a window's anchor, at least 1
 * @param cleaned whether the pages went through cleaning, for the record
 * @param windows how to store windows
 */
public record BuildSettings(Profile profile, int radius, boolean cleaned, WindowStorage windows) {
  /**
   * Checks the settings.
   *
   * @throws EarException when the radius is below 1
   */
  public BuildSettings {
    checkRadius(radius);
  }

  /**
   * Checks a radius.
   *
   * @throws EarException when it is below 1
   */
  public static void checkRadius(int radius) {
    if (radius < 1) {
      throw new EarException(
          Category.USAGE,
          "radius "
              + radius
              + " is too small; a window keeps at least 1 word on either side (the default is "
              + WindowCutter.DEFAULT_RADIUS
              + ")");
    }
  }

  /** Settings that store a window as a document. */
  public BuildSettings(Profile profile, int radius, boolean cleaned) {
    this(profile, radius, cleaned, WindowStorage.DOCUMENTS);
  }
}
