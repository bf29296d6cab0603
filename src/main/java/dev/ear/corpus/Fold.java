package dev.ear.corpus;

/**
 * Folds text for the cleaner's comparisons: Turkish small letters, no circumflex, words parted by
 * one space, punctuation other than inside words gone.
 */
final class Fold {
  private Fold() {}

  /** Folds a single character: Turkish lower case, circumflex gone. */
  static char fold(char c) {
    if (c < 128) {
      return c == 'I' ? 'ı' : c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }
    return switch (c) {
      case 'İ' -> 'i';
      case 'â', 'Â' -> 'a';
      case 'î', 'Î' -> 'i';
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

  /** Says whether a folded text has a word, or words, that begin with an entry. */
  static boolean hasWordFrom(String folded, String entry) {
    int at = folded.indexOf(entry);
    while (at > 0 && folded.charAt(at - 1) != ' ') {
      at = folded.indexOf(entry, at + 1);
    }
    return at >= 0;
  }
}
