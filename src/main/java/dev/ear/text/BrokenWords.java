package dev.ear.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Closes up words that a line's end broke and a layout then put back on one line: {@code
 * Ant-laşması} and {@code Os- manlıların}, where the whole is a form of a head or a name, and
 * {@code Osmanlı- ların}, where what stands behind the hyphen and the space is a suffix.
 *
 * <p>A hyphen separates everywhere else (METHOD 2). The word counts as its first part's.
 */
final class BrokenWords {
  private static final int SHORTEST_SUFFIX = 3;

  /** No listed name is longer with all its suffixes. */
  private static final int LONGEST_NAME = 48;

  private final TextRules rules;

  BrokenWords(TextRules rules) {
    this.rules = rules;
  }

  List<Piece> joined(String text, List<Piece> pieces) {
    for (int i = 0; i + 1 < pieces.size(); i++) {
      if (isBroken(text, pieces.get(i), pieces.get(i + 1))) {
        return joinedFrom(text, pieces, i);
      }
    }
    return pieces;
  }

  private List<Piece> joinedFrom(String text, List<Piece> pieces, int first) {
    var joined = new ArrayList<>(pieces.subList(0, first));
    int i = first;
    while (i < pieces.size()) {
      Piece piece = pieces.get(i);
      if (i + 1 < pieces.size() && isBroken(text, piece, pieces.get(i + 1))) {
        Piece rest = pieces.get(i + 1);
        joined.add(new Piece(piece.word(), piece.start(), rest.stemEnd(), rest.end(), true));
        i += 2;
      } else {
        joined.add(piece);
        i++;
      }
    }
    return joined;
  }

  private boolean isBroken(String text, Piece one, Piece two) {
    boolean hyphen =
        one.end() < two.start()
            && CharClass.at(text, one.end()) == CharClass.DASH
            && Between.isBlank(text, one.end() + 1, two.start());
    if (!hyphen
        || one.stemEnd() < one.end()
        || one.length() + two.length() > RuleTokenizer.LONGEST_TERM
        || CharClass.at(text, two.start()) != CharClass.LETTER
        || !CharClass.isLetter(CharClass.at(text, one.end() - 1))) {
      return false;
    }
    String before = rules.folding().fold(text, one.start(), one.end());
    String behind = rules.folding().fold(text, two.start(), two.stemEnd());
    boolean head =
        rules.heads().find(before + behind) != null && !isHead(before) && !isHead(behind);
    boolean suffix =
        two.start() > one.end() + 1
            && CharClass.at(text, one.start()) == CharClass.CAPITAL
            && behind.length() >= SHORTEST_SUFFIX
            && rules.suffixes().acceptsInflection(behind);
    return head || suffix || isName(before, before + behind);
  }

  /** Says whether the whole is a name or an inflected form of one: {@code Os- manlıların}. */
  private boolean isName(String before, String whole) {
    if (whole.length() > LONGEST_NAME) {
      return false;
    }
    for (int end = whole.length(); end > before.length(); end--) {
      if (rules.names().contains(whole.substring(0, end))
          && (end == whole.length() || rules.suffixes().acceptsInflection(whole.substring(end)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isHead(String folded) {
    return rules.heads().find(folded) != null;
  }
}
