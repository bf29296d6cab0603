package dev.ear.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Brings inflected heads of event and institution names to their bare form (METHOD 2.5).
 *
 * <p>The forms are generated from the profile's heads by the rules of Turkish nouns: number,
 * possessive, case, vowel harmony, buffer consonants and the softening of final p, ç, t and k. Verb
 * forms and derived words ({@code savaştı}, {@code savaşçı}, {@code fermanlı}) are not among them
 * and stay as they are.
 */
public final class HeadForms {
  /**
   * A form of a head.
   *
   * @param bare the bare form
   * @param possessed whether the form has the possessive that ties a head to its name ({@code
   *     Savaşı}) or might have it
   */
  public record Form(String bare, boolean possessed) {}

  private static final String VOWELS = "aıoueiöü";

  private final Map<String, Form> forms = new HashMap<>();

  /**
   * Generates the forms of heads.
   *
   * @param heads entries of a list: a bare head; then, where the rules do not tell, {@code ince} if
   *     its suffixes have front vowels ({@code ihtilal ince}) and the stem it has before a vowel
   *     ({@code harp harb})
   * @param inflected whether heads are inflected as Turkish nouns are; otherwise only listed forms
   *     count, where an entry is a bare head and its other forms
   * @throws IllegalArgumentException if a head has fewer than two letters
   */
  public HeadForms(List<String> heads, boolean inflected) {
    for (String line : heads) {
      String[] parts = line.split(" ");
      String bare = parts[0];
      if (bare.length() < 2) {
        throw new IllegalArgumentException(
            "expected a head of two letters or more, found: " + line);
      }
      forms.put(bare, new Form(bare, false));
      if (!inflected) {
        for (int i = 1; i < parts.length; i++) {
          forms.putIfAbsent(parts[i], new Form(bare, false));
        }
        continue;
      }
      boolean front = false;
      String beforeVowel = soften(bare);
      for (int i = 1; i < parts.length; i++) {
        if (parts[i].equals("ince")) {
          front = true;
        } else {
          beforeVowel = parts[i];
        }
      }
      inflect(bare, beforeVowel, front);
    }
    // A bare head never folds to another one, whatever the order of the list.
    for (String line : heads) {
      String bare = line.split(" ")[0];
      forms.put(bare, new Form(bare, false));
    }
  }

  /** Returns what form of which head a folded word is, or null. */
  public @Nullable Form find(String folded) {
    return forms.get(folded);
  }

  /** Returns every form with its head. */
  public Map<String, Form> all() {
    return Map.copyOf(forms);
  }

  private void inflect(String bare, String beforeVowel, boolean front) {
    char vowel = lastVowel(bare);
    char low = isBack(vowel) && !front ? 'a' : 'e';
    char high = high(vowel, front);
    char d = "fstkçşhp".indexOf(bare.charAt(bare.length() - 1)) >= 0 ? 't' : 'd';
    boolean endsInVowel = isVowel(bare.charAt(bare.length() - 1));
    String possessed = endsInVowel ? bare + "s" + high : beforeVowel + high;
    cases(bare, beforeVowel, low, high, d, endsInVowel, bare);
    possessedCases(possessed, low, high, bare);
    String plural = bare + "l" + low + "r";
    char pluralHigh = low == 'a' ? 'ı' : 'i';
    cases(plural, plural, low, pluralHigh, 'd', false, bare);
    possessedCases(plural + pluralHigh, low, pluralHigh, bare);
  }

  private void cases(
      String stem, String beforeVowel, char low, char high, char d, boolean vowel, String bare) {
    String open = vowel ? stem + "y" : beforeVowel;
    put(stem, bare, false);
    put(open + high, bare, !vowel);
    put(open + low, bare, false);
    put(stem + d + low, bare, false);
    put(stem + d + low + "n", bare, false);
    put(stem + d + low + "ki", bare, false);
    put((vowel ? stem + "n" : beforeVowel) + high + "n", bare, false);
    put(stem + (vowel ? "yl" : "l") + low, bare, false);
  }

  private void possessedCases(String stem, char low, char high, String bare) {
    for (String ending :
        List.of(
            "",
            "n" + high,
            "n" + low,
            "nd" + low,
            "nd" + low + "n",
            "nd" + low + "ki",
            "n" + high + "n",
            "yl" + low,
            "nc" + low,
            "d" + high + "r",
            "nd" + low + "d" + high + "r",
            "n" + high + "nki")) {
      put(stem + ending, bare, true);
    }
  }

  private void put(String form, String bare, boolean possessed) {
    Form known = forms.get(form);
    if (known == null || possessed && !known.possessed && known.bare.equals(bare)) {
      forms.put(form, new Form(bare, possessed));
    }
  }

  private static String soften(String bare) {
    int last = bare.length() - 1;
    String stem = bare.substring(0, last);
    boolean afterVowel = isVowel(bare.charAt(last - 1));
    return switch (bare.charAt(last)) {
      case 'k' -> afterVowel && syllables(bare) > 1 ? stem + "ğ" : bare;
      case 'ç' -> syllables(bare) > 1 ? stem + "c" : bare;
      case 'p' -> syllables(bare) > 1 ? stem + "b" : bare;
      default -> bare;
    };
  }

  private static int syllables(String word) {
    return (int) word.chars().filter(c -> isVowel((char) c)).count();
  }

  private static char lastVowel(String word) {
    for (int i = word.length() - 1; i >= 0; i--) {
      if (isVowel(word.charAt(i))) {
        return word.charAt(i);
      }
    }
    return 'e';
  }

  private static boolean isVowel(char c) {
    return VOWELS.indexOf(c) >= 0;
  }

  private static boolean isBack(char vowel) {
    return "aıou".indexOf(vowel) >= 0;
  }

  private static char high(char vowel, boolean front) {
    boolean round = "ouöü".indexOf(vowel) >= 0;
    boolean back = isBack(vowel) && !front;
    return back ? (round ? 'u' : 'ı') : (round ? 'ü' : 'i');
  }
}
