package dev.ear;

import org.jspecify.annotations.Nullable;

/**
 * An error that a person can act on.
 *
 * <p>The message is one line that says what happened, where (file:line, page, byte), what was
 * expected and what to do. The category decides the exit code of the command line.
 */
public final class EarException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What kind of thing went wrong. */
  public enum Category {
    /** The command was called wrongly: an unknown field, k below 1, an impossible option. */
    USAGE,
    /** A file that was read is missing, unreadable or malformed. */
    INPUT,
    /** An index is missing, damaged, foreign or of another format or profile. */
    INDEX,
    /** The machine would not do it: disk full, no permission, another build at work. */
    SYSTEM
  }

  private final Category category;
  private final String what;

  /**
   * Creates an error without a cause.
   *
   * @param category what kind of thing went wrong
   * @param message one line for a person
   */
  public EarException(Category category, String message) {
    this(category, message, null);
  }

  /**
   * Creates an error.
   *
   * @param category what kind of thing went wrong
   * @param message one line for a person
   * @param cause what was thrown underneath, shown with {@code --verbose}
   */
  public EarException(Category category, String message, @Nullable Throwable cause) {
    this(category, message, message, cause);
  }

  private EarException(Category category, String message, String what, @Nullable Throwable cause) {
    super(message, cause);
    this.category = category;
    this.what = what;
  }

  /**
   * Creates an error whose remedy can be left out where it is being done already.
   *
   * @param category what kind of thing went wrong
   * @param what what happened, and where
   * @param remedy what to do
   * @param cause what was thrown underneath
   */
  public static EarException withRemedy(
      Category category, String what, String remedy, @Nullable Throwable cause) {
    return new EarException(category, what + "; " + remedy, what, cause);
  }

  /** Returns what happened: the message, without the remedy where that stands apart. */
  public String what() {
    return what;
  }

  /** Returns what kind of thing went wrong. */
  public Category category() {
    return category;
  }
}
