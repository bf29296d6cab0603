package dev.ear.corpus;

/**
 * Folds text for the cleaner's comparisons: small letters, no circumflex, words parted by one
 * space, punctuation gone. The four i's are one letter here, so that the same folding serves any
 * profile's language, and text whose dots were lost.
 */
final class Fold {
  private Fold() {}

  /** Folds a single character: lower case, circumflex gone, one i. */
  static char fold(char c) {
    if (c < 128) {
      return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }
    return switch (c) {
      case 'İ', 'ı', 'î', 'Î' -> 'i';
      case 'â', 'Â' -> 'a';
      case 'û', 'Û' -> 'u';
      default -> Character.toLowerCase(c);
    };
  }

  /** Folds a text: letters, digits and single spaces remain. */
  static String fold(CharSequence text) {
    StringBuilder out = new StringBuilder(text.length());
    boolean gap = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isLetterOrDigit(c)) {
        if (gap && !out.isEmpty()) {
          out.append(' ');
        }
        gap = false;
        out.append(fold(c));
      } else if (c != '\u0307') {
        gap = true;
      }
    }
    return out.toString();
  }

  /** Returns the last word of a folded text. */
  static String lastWord(String folded) {
    return folded.substring(folded.lastIndexOf(' ') + 1);
  }

  /** Returns the first word of a folded text. */
  static String firstWord(String folded) {
    int end = folded.indexOf(' ');
    return end < 0 ? folded : folded.substring(0, end);
  }
}
