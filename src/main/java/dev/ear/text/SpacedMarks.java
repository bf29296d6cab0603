package dev.ear.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Closes up era marks written with a space: {@code M. Ö. 209} is read as {@code M.Ö. 209}.
 *
 * <p>Two single capitals with points are such a mark where they are a listed abbreviation and a
 * number follows; before a name they are initials ({@code M. S. Eyice}). The mark counts as a part
 * of its first word.
 */
final class SpacedMarks {
  private final CaseFolding folding;
  private final Set<String> abbreviations;

  SpacedMarks(CaseFolding folding, Set<String> abbreviations) {
    this.folding = folding;
    this.abbreviations = abbreviations;
  }

  List<Piece> joined(String text, List<Piece> pieces) {
    for (int i = 0; i + 2 < pieces.size(); i++) {
      if (isMark(text, pieces, i)) {
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
      if (i + 2 < pieces.size() && isMark(text, pieces, i)) {
        int end = pieces.get(i + 1).end();
        joined.add(new Piece(piece.word(), piece.start(), end, end, true));
        i += 2;
      } else {
        joined.add(piece);
        i++;
      }
    }
    return joined;
  }

  private boolean isMark(String text, List<Piece> pieces, int i) {
    Piece one = pieces.get(i);
    Piece two = pieces.get(i + 1);
    if (!isInitial(text, one) || !isInitial(text, two) || two.word() != one.word() + 1) {
      return false;
    }
    Piece number = pieces.get(i + 2);
    boolean counts =
        CharClass.at(text, number.start()) == CharClass.DIGIT
            || RomanNumeral.value(text, number.start(), number.stemEnd()) > 0;
    return counts
        && Between.isOrdinalPoint(text, one.end(), two.start())
        && Between.isOrdinalPoint(text, two.end(), number.start())
        && abbreviations.contains(
            folding.fold(text, one.start(), one.end())
                + "."
                + folding.fold(text, two.start(), two.end()));
  }

  private static boolean isInitial(String text, Piece piece) {
    return piece.length() == 1
        && CharClass.at(text, piece.start()) == CharClass.CAPITAL
        && piece.end() < text.length()
        && CharClass.at(text, piece.end()) == CharClass.POINT;
  }
}
