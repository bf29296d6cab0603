package dev.ear.corpus;

import dev.ear.EarException;
import dev.ear.IoReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Words for places in messages: no name from outside can break a line or steer a terminal. */
final class Places {
  private static final int SHOWN = 200;

  private Places() {}

  /** Returns a file as messages show it. */
  static String of(Path file) {
    return shown(file.toString());
  }

  /** Returns a line of a file as messages show it. */
  static String of(Path file, int line) {
    return of(file) + ":" + line;
  }

  /** Returns a string without control characters and not too long for a line. */
  static String shown(String text) {
    StringBuilder out = new StringBuilder();
    int length = Math.min(text.length(), SHOWN);
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      boolean plain = !Character.isISOControl(c) && c != '\u2028' && c != '\u2029';
      out.append(plain ? c : '\ufffd');
    }
    return text.length() > SHOWN ? out + "…" : out.toString();
  }

  /**
   * Returns what a library says went wrong, in brackets behind a space; empty where it says nothing
   * that a person could use.
   */
  static String reason(Throwable cause) {
    IOException e =
        cause instanceof UncheckedIOException unchecked
            ? unchecked.getCause()
            : cause instanceof IOException checked ? checked : null;
    if (e == null) {
      return "";
    }
    String reason = IoReason.of(e);
    return reason.equals("null") || reason.equals(e.getClass().getSimpleName())
        ? ""
        : " (" + shown(reason) + ")";
  }

  /** Returns an error about something that was read. */
  static EarException bad(String place, String message) {
    return new EarException(EarException.Category.INPUT, place + ": " + message);
  }

  /** Returns an error about something that was read, with its cause. */
  static EarException bad(String place, String message, Throwable cause) {
    return new EarException(EarException.Category.INPUT, place + ": " + message, cause);
  }
}
