package dev.ear.index;

import org.jspecify.annotations.Nullable;

/**
 * An earlier index that turned out to be of no use in the middle of a build.
 *
 * <p>Its message is a reason in one line, as {@link EarlierIndex#flaw()} is one; the build can be
 * done without it.
 */
public final class EarlierIndexException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  EarlierIndexException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** Returns the reason, in one line. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
