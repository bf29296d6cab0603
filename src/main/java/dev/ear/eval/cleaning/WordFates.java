package dev.ear.eval.cleaning;

import dev.ear.corpus.PagePart;
import dev.ear.text.Words;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells of each word of a page as read in which part of the cleaned page it stands.
 *
 * <p>The parts hold the page's characters in order, but for repairs: a hyphen that joined, a
 * ligature written out, a letter composed or mended. So page and parts are walked side by side,
 * white space aside; where they differ, the walk goes on at the nearest place where they agree
 * again. Nothing is looked for by its words, which may stand on a page twice.
 */
final class WordFates {
  private static final int FARTHEST = 64;
  private static final int AGREEING = 8;

  /**
   * The characters of a text that no repair moves, each with the number of what it stands in.
   *
   * @param chars base letters, digits and marks; no white space, no combining mark
   * @param owners for each character, the word's or part's number
   */
  private record Skeleton(char[] chars, int[] owners) {
    int length() {
      return chars.length;
    }
  }

  /** A skeleton on its way. */
  private static final class Builder {
    private char[] chars = new char[256];
    private int[] owners = new int[256];
    private int length;

    void add(String text, int owner) {
      String parted = Normalizer.normalize(text, Normalizer.Form.NFKD);
      for (int i = 0; i < parted.length(); i++) {
        char c = parted.charAt(i);
        int type = Character.getType(c);
        boolean moves =
            Words.isSpace(c) || type == Character.NON_SPACING_MARK || type == Character.FORMAT;
        if (!moves) {
          if (length == chars.length) {
            chars = Arrays.copyOf(chars, 2 * length);
            owners = Arrays.copyOf(owners, 2 * length);
          }
          chars[length] = c;
          owners[length++] = owner;
        }
      }
    }

    Skeleton build() {
      return new Skeleton(Arrays.copyOf(chars, length), Arrays.copyOf(owners, length));
    }
  }

  private WordFates() {}

  /**
   * Finds the part of each word.
   *
   * @param words the words of the page as read
   * @param parts what cleaning made of it
   * @return for each word the part that holds most of it; null where none does
   */
  static @Nullable PagePart[] of(Words words, List<PagePart> parts) {
    var page = new Builder();
    for (int i = 0; i < words.count(); i++) {
      page.add(words.word(i), i);
    }
    var cleaned = new Builder();
    for (int i = 0; i < parts.size(); i++) {
      cleaned.add(parts.get(i).text(), i);
    }
    int[] owners = align(page.build(), cleaned.build(), words.count());
    @Nullable PagePart[] fates = new PagePart[words.count()];
    for (int i = 0; i < fates.length; i++) {
      // A word of nothing but marks that repairs move goes with the word before it.
      fates[i] = owners[i] >= 0 ? parts.get(owners[i]) : i > 0 ? fates[i - 1] : null;
    }
    // The end of a word that the page before had begun stands there now.
    for (int i = fates.length - 2; i >= 0; i--) {
      fates[i] = fates[i] == null ? fates[i + 1] : fates[i];
    }
    return fates;
  }

  /** Returns for each word the part that holds most of its characters; -1 where none does. */
  private static int[] align(Skeleton page, Skeleton cleaned, int words) {
    int[] best = new int[words];
    int[] most = new int[words];
    Arrays.fill(best, -1);
    int word = -1;
    int part = -1;
    int run = 0;
    int i = 0;
    int j = 0;
    while (i < page.length() && j < cleaned.length()) {
      if (page.chars[i] != cleaned.chars[j]) {
        Skip skip = Skip.at(page, i, cleaned, j);
        if (skip.left != skip.right) {
          i += skip.left;
          j += skip.right;
          continue;
        }
      }
      boolean same = page.owners[i] == word && cleaned.owners[j] == part;
      run = same ? run + 1 : 1;
      word = page.owners[i++];
      part = cleaned.owners[j++];
      if (run > most[word]) {
        most[word] = run;
        best[word] = part;
      }
    }
    return best;
  }

  /**
   * How far to go on either side to where both agree again.
   *
   * @param left characters of the page
   * @param right characters of the parts
   */
  private record Skip(int left, int right) {
    /** Finds the nearest such place; a letter for a letter is likelier than two taken out. */
    static Skip at(Skeleton page, int i, Skeleton cleaned, int j) {
      for (int sum = 1; sum <= FARTHEST; sum++) {
        if (sum % 2 == 0 && agree(page, i + sum / 2, cleaned, j + sum / 2)) {
          return new Skip(sum / 2, sum / 2);
        }
        for (int left = 0; left <= sum; left++) {
          if (agree(page, i + left, cleaned, j + sum - left)) {
            return new Skip(left, sum - left);
          }
        }
      }
      return new Skip(1, 1);
    }
  }

  private static boolean agree(Skeleton page, int i, Skeleton cleaned, int j) {
    int length = Math.min(AGREEING, Math.min(page.length() - i, cleaned.length() - j));
    return length >= 0
        && (length > 0 || (i == page.length() && j == cleaned.length()))
        && Arrays.equals(page.chars, i, i + length, cleaned.chars, j, j + length);
  }
}
