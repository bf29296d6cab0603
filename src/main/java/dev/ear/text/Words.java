package dev.ear.text;

import java.util.Arrays;

/**
 * The words of a text: its maximal runs of non-white-space, in order (METHOD 1).
 *
 * <p>A word is known by its number, from 0; sizes, spans and offsets in EAR count words unless they
 * say characters. No-break spaces part words as other spaces do.
 */
public final class Words {
  private final String text;
  private final int[] starts;
  private final int[] ends;

  private Words(String text, int[] starts, int[] ends) {
    this.text = text;
    this.starts = starts;
    this.ends = ends;
  }

  /**
   * Splits a text into words.
   *
   * @param text any text
   * @return its words; none for blank text
   */
  public static Words of(String text) {
    int[] starts = new int[16];
    int[] ends = new int[16];
    int count = 0;
    int i = 0;
    int length = text.length();
    while (i < length) {
      while (i < length && isSpace(text.charAt(i))) {
        i++;
      }
      if (i == length) {
        break;
      }
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, 2 * count);
        ends = Arrays.copyOf(ends, 2 * count);
      }
      starts[count] = i;
      while (i < length && !isSpace(text.charAt(i))) {
        i++;
      }
      ends[count++] = i;
    }
    return new Words(text, Arrays.copyOf(starts, count), Arrays.copyOf(ends, count));
  }

  /** Says whether a character parts words: Unicode white space, no-break spaces included. */
  public static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\u0085';
  }

  /** Returns the text the words stand in. */
  public String text() {
    return text;
  }

  /** Returns how many words there are. */
  public int count() {
    return starts.length;
  }

  /** Returns the offset of word {@code word}'s first character. */
  public int start(int word) {
    return starts[word];
  }

  /** Returns the offset after word {@code word}'s last character. */
  public int end(int word) {
    return ends[word];
  }

  /**
   * Returns the number after the last word that begins before an offset.
   *
   * @param word a word that begins before it
   * @param offset an offset of the text
   */
  public int after(int word, int offset) {
    int after = word + 1;
    while (after < count() && starts[after] < offset) {
      after++;
    }
    return after;
  }

  /** Returns word {@code word} as it stands in the text. */
  public String word(int word) {
    return text.substring(starts[word], ends[word]);
  }

  /**
   * Returns the text from one word to another, white space between them as it stands.
   *
   * @param from first word
   * @param to the word after the last; the result is empty when it equals {@code from}
   */
  public String slice(int from, int to) {
    return from == to ? "" : text.substring(starts[from], ends[to - 1]);
  }
}
