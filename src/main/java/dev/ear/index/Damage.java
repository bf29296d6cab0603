package dev.ear.index;

/**
 * Something about an index that is not as it was built.
 *
 * @param file where: a file, as a path within the index folder's generation, or a part of one
 * @param found what is there
 * @param expected what should be
 */
public record Damage(String file, String found, String expected) {
  /** Returns one line for a person. */
  public String line() {
    return file + " " + found + "; expected " + expected;
  }
}
