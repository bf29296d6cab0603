package dev.ear.index;

/**
 * Something about an index that is not as it was built.
 *
 * @param file where: a file, as a path within the index folder's generation, or a part of one
 * @param found what is there
 * @param expected what should be
 */
public record Damage(String file, String found, String expected) {
  private static final String FOREIGN = "is none of the index's files";

  /** A file that lies among those of an index and is none of them. */
  static Damage foreign(String file) {
    return new Damage(file, FOREIGN, "no file");
  }

  /** Says whether the index itself may be sound, a file that is none of its own lying there. */
  public boolean foreign() {
    return found.equals(FOREIGN);
  }

  /** Returns one line for a person. */
  public String line() {
    return file + " " + found + "; expected " + expected;
  }
}
