package dev.ear;

import java.nio.file.Path;
import java.util.regex.Pattern;

/** Writes names so that a command with them can be copied into a shell. */
public final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_./:=@%+,-]+");

  private ShellWord() {}

  /** Returns a name as one word of a shell: in quotes where it has a space or another sign. */
  public static String of(Path name) {
    String text = name.toString();
    return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
