package dev.ear.cli;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How wide results may be and who watches.
 *
 * @param width columns that running text is wrapped to
 * @param endless whether tables may be wider: nobody's screen ends where results go to a file or to
 *     another program, which wants a row a line
 * @param interactive whether a person watches standard error
 */
record Screen(int width, boolean endless, boolean interactive) {
  private static final int DEFAULT_WIDTH = 80;
  private static final String YES = "1";

  /**
   * Returns the screen of a process by its environment.
   *
   * <p>The launcher tells in {@code EAR_SCREEN} how wide the screen is, and in {@code EAR_OUT_TTY}
   * and {@code EAR_ERR_TTY} whether there is one; Java cannot tell the two streams apart. Who sets
   * {@code COLUMNS} wants that width, wherever the results go.
   */
  static Screen of(Map<String, String> environment) {
    int wanted = columns(environment.get("COLUMNS"));
    int measured = columns(environment.get("EAR_SCREEN"));
    boolean watched = YES.equals(environment.get("EAR_OUT_TTY"));
    return new Screen(
        wanted > 0 ? wanted : measured > 0 ? measured : DEFAULT_WIDTH,
        wanted == 0 && !watched,
        YES.equals(environment.get("EAR_ERR_TTY")));
  }

  /** Returns how wide a table may be. */
  int tableWidth() {
    return endless ? Integer.MAX_VALUE : width;
  }

  private static int columns(@Nullable String columns) {
    return columns != null && columns.matches("[1-9]\\d{0,3}") ? Integer.parseInt(columns) : 0;
  }
}
