package dev.ear.text;

import java.util.Set;

/**
 * Finds where the suffix after an apostrophe begins (METHOD 2.4).
 *
 * <p>The first apostrophe with two letters or a digit before it parts stem and suffix, unless the
 * form is listed as an exception ({@code kur'an}) or what follows is no suffix ({@code San'at},
 * {@code Mes'ud}). Every other apostrophe belongs to the stem and is joined.
 */
final class Apostrophes {
  private final CaseFolding folding;
  private final SuffixGrammar suffixes;
  private final Set<String> exceptions;
  private final int longestException;

  Apostrophes(CaseFolding folding, SuffixGrammar suffixes, Set<String> exceptions) {
    this.folding = folding;
    this.suffixes = suffixes;
    this.exceptions = exceptions;
    this.longestException = exceptions.stream().mapToInt(String::length).max().orElse(0);
  }

  /**
   * Returns the end of the stem: the offset of the apostrophe before the suffix, or {@code end}.
   *
   * @param text a text
   * @param start where a piece starts in it; its apostrophes stand between letters or digits
   * @param end where the piece ends
   */
  int stemEnd(CharSequence text, int start, int end) {
    int letters = 0;
    boolean digit = false;
    for (int i = start; i < end; i++) {
      byte type = CharClass.at(text, i);
      if (CharClass.isLetter(type)) {
        letters++;
      } else if (type == CharClass.DIGIT) {
        digit = true;
      } else if (type == CharClass.APOSTROPHE
          && (letters >= 2 || digit)
          && isSuffix(text, i + 1, end)
          && !isException(text, start, i, end)) {
        return i;
      }
    }
    return end;
  }

  private boolean isSuffix(CharSequence text, int from, int end) {
    int to = nextApostrophe(text, from, end);
    // Longer than any suffix: not worth folding.
    return to - from <= 32 && suffixes.accepts(folding.fold(text, from, to));
  }

  private boolean isException(CharSequence text, int start, int apostrophe, int end) {
    int to = nextApostrophe(text, apostrophe + 1, end);
    while (to - start <= longestException + 2) {
      if (exceptions.contains(foldWithApostrophes(text, start, to))) {
        return true;
      }
      if (to == end) {
        return false;
      }
      to = nextApostrophe(text, to + 1, end);
    }
    return false;
  }

  private String foldWithApostrophes(CharSequence text, int start, int end) {
    var form = new StringBuilder();
    int from = start;
    while (true) {
      int to = nextApostrophe(text, from, end);
      form.append(folding.fold(text, from, to));
      if (to == end) {
        return form.toString();
      }
      form.append('\'');
      from = to + 1;
    }
  }

  private static int nextApostrophe(CharSequence text, int from, int end) {
    int i = from;
    while (i < end && CharClass.at(text, i) != CharClass.APOSTROPHE) {
      i++;
    }
    return i;
  }
}
