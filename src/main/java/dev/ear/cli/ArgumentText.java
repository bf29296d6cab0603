package dev.ear.cli;

import dev.ear.EarException;
import dev.ear.EarException.Category;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Optional;

/**
 * Tells arguments that Java could not turn into text.
 *
 * <p>It reads them by the locale; under {@code LC_ALL=C} every Turkish letter is lost. The launcher
 * sets a locale of UTF-8, {@code java -jar} takes what there is.
 */
final class ArgumentText {
  /** Stands for bytes that are no text. */
  private static final String LOST = "\uFFFD";

  private static final String REMEDY =
      "set a locale of UTF-8, for example with: export LC_ALL=C.UTF-8";

  private ArgumentText() {}

  /**
   * Refuses arguments that lost letters.
   *
   * @param args the arguments
   * @param encoding the encoding they were read by, as the property {@code sun.jnu.encoding}
   * @throws EarException where one has lost letters
   */
  static void requireWhole(List<String> args, String encoding) {
    for (String arg : args) {
      if (arg.contains(LOST)) {
        throw new EarException(
            Category.USAGE,
            "the argument '"
                + arg
                + "' has letters that are not "
                + encoding
                + ", which the locale asks for; "
                + REMEDY);
      }
    }
  }

  /**
   * Returns a warning where letters may have been taken for others.
   *
   * @param args the arguments
   * @param encoding the encoding they were read by, as the property {@code sun.jnu.encoding}
   */
  static Optional<String> doubt(List<String> args, String encoding) {
    if (isUtf8(encoding)) {
      return Optional.empty();
    }
    return args.stream()
        .filter(arg -> !arg.chars().allMatch(c -> c < 0x80))
        .findFirst()
        .map(
            arg ->
                "warning: the argument '"
                    + arg
                    + "' was read as "
                    + encoding
                    + ", by the locale; if that is not what you typed, "
                    + REMEDY);
  }

  private static boolean isUtf8(String encoding) {
    try {
      return Charset.forName(encoding).equals(StandardCharsets.UTF_8);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return false;
    }
  }
}
