package dev.ear.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells the suffix of a name from the rest of its stem (METHOD 2.4).
 *
 * <p>A suffix is a chain of the profile's suffixes in rising slots, so that {@code lerindeki} is
 * one and {@code at} or {@code an} are none. In the list a line is a slot and a suffix, in which A
 * stands for a or e, I for ı, i, u or ü, D for d or t, C for c or ç, and a letter in brackets comes
 * and goes. Vowel harmony is not asked for: foreign names take suffixes by their sound.
 */
public final class SuffixGrammar {
  private static final Pattern LINE = Pattern.compile("[1-9] (\\p{L}|\\(\\p{L}+\\))+");

  /** No Turkish suffix chain on a name is longer. */
  private static final int LONGEST = 24;

  private static final String VOWELS = "aeıioöuü";
  private static final String VOICELESS = "fstkçşhp";

  private final List<Set<String>> slots = new ArrayList<>();
  private int longest;

  /**
   * Reads the suffixes.
   *
   * @param lines entries such as {@code 3 (n)DAn}; a slot from 1 to 9, a space and a suffix
   * @throws IllegalArgumentException if a line is otherwise
   */
  public SuffixGrammar(List<String> lines) {
    for (String line : lines) {
      if (!LINE.matcher(line).matches()) {
        throw new IllegalArgumentException(
            "expected a slot from 1 to 9, a space and a suffix such as (n)DAn, found: " + line);
      }
      int slot = line.charAt(0) - '0';
      while (slots.size() <= slot) {
        slots.add(new HashSet<>());
      }
      expand(line.substring(1).strip(), 0, "", slots.get(slot));
    }
    for (var slot : slots) {
      for (String suffix : slot) {
        longest = Math.max(longest, suffix.length());
      }
    }
  }

  /** Says whether a folded string is a chain of suffixes; the empty string is none. */
  public boolean accepts(String folded) {
    return !folded.isEmpty() && folded.length() <= LONGEST && accepts(folded, 0, 1);
  }

  /** Says the same, but takes no derivation (slot 1): {@code lerin}, not {@code li}. */
  public boolean acceptsInflection(String folded) {
    return !folded.isEmpty() && folded.length() <= LONGEST && accepts(folded, 0, 2);
  }

  private boolean accepts(String folded, int from, int firstSlot) {
    int length = folded.length();
    if (from > 0 && !follows(folded.charAt(from), folded.charAt(from - 1))) {
      return false;
    }
    for (int end = Math.min(length, from + longest); end > from; end--) {
      String part = folded.substring(from, end);
      for (int slot = firstSlot; slot < slots.size(); slot++) {
        if (slots.get(slot).contains(part) && (end == length || accepts(folded, end, slot + 1))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Inside a chain no vowel meets a vowel and t stands for d behind a voiceless consonant only. */
  private static boolean follows(char next, char before) {
    boolean vowels = VOWELS.indexOf(next) >= 0 && VOWELS.indexOf(before) >= 0;
    return !vowels && (next != 't' || VOICELESS.indexOf(before) >= 0);
  }

  private static void expand(String template, int at, String made, Set<String> out) {
    if (at == template.length()) {
      out.add(made);
      return;
    }
    char c = template.charAt(at);
    if (c == '(') {
      int close = template.indexOf(')', at);
      expand(template, close + 1, made, out);
      expand(
          template.substring(0, at)
              + template.substring(at + 1, close)
              + template.substring(close + 1),
          at,
          made,
          out);
      return;
    }
    String letters =
        switch (c) {
          case 'A' -> "ae";
          case 'I' -> "ıiuü";
          case 'D' -> "dt";
          case 'C' -> "cç";
          default -> String.valueOf(c);
        };
    for (int i = 0; i < letters.length(); i++) {
      expand(template, at + 1, made + letters.charAt(i), out);
    }
  }
}
