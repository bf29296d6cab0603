package dev.ear.question;

/**
 * An answer option of a question.
 *
 * @param label its capital letter, {@code A} for the first
 * @param text what it says, without the label
 */
public record Option(String label, String text) {
  /** The fewest options a question with options may have. */
  public static final int MIN = 2;

  /** The most options a question may have. */
  public static final int MAX = 10;

  /**
   * Names the label of a place in the order of options.
   *
   * @param place place, from 0
   * @return its capital letter
   */
  public static String label(int place) {
    return String.valueOf((char) ('A' + place));
  }
}
