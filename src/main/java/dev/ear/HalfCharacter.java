package dev.ear;

import java.util.Locale;
import java.util.Optional;

/** Finds surrogates without their other half, which no file in UTF-8 can hold. */
public final class HalfCharacter {
  private HalfCharacter() {}

  /**
   * Returns where a text has half a character and what it is, for a person; nothing where all are
   * whole.
   */
  public static Optional<String> in(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Character.isSurrogate(c)) {
        continue;
      }
      boolean pair =
          Character.isHighSurrogate(c)
              && i + 1 < text.length()
              && Character.isLowSurrogate(text.charAt(i + 1));
      if (!pair) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "half a character at position %d (an unpaired \\u%04x); write the whole character",
                i,
                (int) c));
      }
      i++;
    }
    return Optional.empty();
  }
}
