package dev.ear.answer;

/** A prompt got no reply. Its message is one line and holds no key. */
public final class GenerationException extends Exception {
  private static final long serialVersionUID = 1L;

  /** What may be done about it. */
  public enum Kind {
    /** The server is busy or failed (429, 5xx): the same request may succeed later. */
    BUSY,
    /** The reply did not come in time; it may have been paid for, so it is not asked for again. */
    TIMEOUT,
    /** This one request failed: refused, or answered in no form that can be read. */
    FAILED,
    /** Every request would fail: no server, no such model, a key that is refused. */
    HOPELESS
  }

  private final Kind kind;

  /**
   * Creates a failure.
   *
   * @param kind what may be done about it
   * @param message one line for a person
   */
  public GenerationException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  /** Returns what may be done about it. */
  public Kind kind() {
    return kind;
  }
}
