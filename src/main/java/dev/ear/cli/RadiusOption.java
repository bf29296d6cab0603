package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.index.BuildSettings;
import dev.ear.index.EarIndex;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of commands that read windows. */
final class RadiusOption {
  @Option(
      names = "--radius",
      paramLabel = "WORDS",
      description =
          "Words on either side of a window's anchor (default: as built); another radius than the"
              + " index was built with needs one built with --windows spans.")
  private @Nullable Integer radius;

  /** Returns the radius that was asked for; null where none was. */
  @Nullable Integer given() {
    return radius;
  }

  /**
   * Checks the radius before an index is opened.
   *
   * @throws EarException where it is below 1
   */
  void check() {
    if (radius != null) {
      BuildSettings.checkRadius(radius);
    }
  }

  /** Returns the radius that was asked for, or the one the index was built with. */
  int of(EarIndex index) {
    return radius == null ? index.windows().radius() : radius;
  }
}
