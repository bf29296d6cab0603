package dev.ear.answer;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.util.Locale;
import java.util.Map;

/** A key to an API, taken from the environment; it never shows itself. */
public final class ApiKey {
  private static final String HIDDEN = "[key]";

  private final String variable;
  private final String value;

  private ApiKey(String variable, String value) {
    this.variable = variable;
    this.value = value;
  }

  /**
   * Takes a key from the environment.
   *
   * @param environment the environment, as {@link System#getenv()} has it
   * @param variable name of the variable that holds the key
   * @throws EarException where the variable is not set or blank
   */
  public static ApiKey from(Map<String, String> environment, String variable) {
    String value = environment.getOrDefault(variable, "").strip();
    if (value.isEmpty()) {
      throw new EarException(
          Category.USAGE,
          String.format(
              Locale.ROOT,
              "environment variable %s is not set; put the API's key into it",
              variable));
    }
    return new ApiKey(variable, value);
  }

  /** Returns the name of the variable it came from. */
  public String variable() {
    return variable;
  }

  String value() {
    return value;
  }

  /** Takes the key out of a text that a server sent. */
  String redact(String text) {
    return text.replace(value, HIDDEN);
  }

  @Override
  public String toString() {
    return HIDDEN;
  }
}
