package dev.ear.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts words into the pieces that become tokens (METHOD 2): outer punctuation goes; dashes,
 * slashes, brackets and quotes separate; so does a point or comma with its space missing ({@code
 * etmiştir.Anadolu}), but not one inside a number.
 */
final class PieceScanner {
  private final Apostrophes apostrophes;

  PieceScanner(Apostrophes apostrophes) {
    this.apostrophes = apostrophes;
  }

  List<Piece> scan(Words words) {
    var pieces = new ArrayList<Piece>(words.count() + 16);
    String text = words.text();
    for (int word = 0; word < words.count(); word++) {
      scanWord(text, word, words.start(word), words.end(word), pieces);
    }
    return pieces;
  }

  private void scanWord(String text, int word, int start, int end, List<Piece> pieces) {
    int i = start;
    int chain = start;
    while (i < end) {
      if (!CharClass.isWordPart(CharClass.at(text, i))) {
        i++;
        continue;
      }
      int from = i;
      int dotted = -1;
      if (from >= chain) {
        // What follows on the letters and points of a chain that is no abbreviation is none either.
        chain = chainEnd(text, from, end);
        dotted = dottedEnd(text, from, chain, end);
      }
      i = scanPiece(text, from, Math.max(dotted, from), end);
      int to = trimInvisible(text, from, i);
      boolean hasApostrophe = false;
      for (int k = from; k < to && !hasApostrophe; k++) {
        hasApostrophe = CharClass.at(text, k) == CharClass.APOSTROPHE;
      }
      int stemEnd = hasApostrophe ? apostrophes.stemEnd(text, from, to) : to;
      if (isNumericDate(text, from, stemEnd)) {
        addDate(text, word, from, stemEnd, to, pieces);
      } else {
        pieces.add(new Piece(word, from, stemEnd, to, dotted > from));
      }
    }
  }

  /**
   * Returns the offset after the piece that starts at {@code start} and is read up to {@code i}.
   */
  private static int scanPiece(String text, int start, int readTo, int end) {
    int i = readTo;
    byte before = readTo > start ? CharClass.LETTER : CharClass.SEPARATOR;
    while (i < end) {
      byte type = CharClass.at(text, i);
      if (CharClass.isWordPart(type)) {
        before = type;
      } else if (type != CharClass.MARK && type != CharClass.INVISIBLE) {
        if (!joins(type, before, classOfNext(text, i + 1, end))) {
          return i;
        }
        before = CharClass.SEPARATOR;
      }
      i++;
    }
    return i;
  }

  private static boolean joins(byte type, byte before, byte after) {
    return switch (type) {
      case CharClass.APOSTROPHE -> CharClass.isWordPart(before) && CharClass.isLetter(after);
      case CharClass.AMPERSAND -> CharClass.isLetter(before) && CharClass.isLetter(after);
      case CharClass.POINT, CharClass.COMMA ->
          before == CharClass.DIGIT && after == CharClass.DIGIT;
      default -> false;
    };
  }

  private static byte classOfNext(String text, int from, int end) {
    int i = from;
    while (i < end && CharClass.at(text, i) == CharClass.INVISIBLE) {
      i++;
    }
    return i < end ? CharClass.at(text, i) : CharClass.SEPARATOR;
  }

  private static int trimInvisible(String text, int start, int end) {
    int to = end;
    while (to > start && CharClass.at(text, to - 1) == CharClass.INVISIBLE) {
      to--;
    }
    return to;
  }

  /**
   * Returns the offset after an abbreviation of single letters with points, or -1: {@code M.Ö.},
   * {@code T.B.M.M}, and {@code T.B.M.M.'nin} up to its apostrophe; not {@code M.Kemal}.
   */
  private static int dottedEnd(String text, int start, int chain, int end) {
    int letters = (chain - start) / 2;
    int i = chain;
    if (letters == 0) {
      return -1;
    }
    if (i < end && CharClass.isLetter(CharClass.at(text, i))) {
      boolean single = i + 1 == end || !isWordOrMark(CharClass.at(text, i + 1));
      return single ? i + 1 : -1;
    }
    if (letters < 2) {
      return -1;
    }
    boolean suffixed =
        i + 1 < end
            && CharClass.at(text, i) == CharClass.APOSTROPHE
            && CharClass.isLetter(CharClass.at(text, i + 1));
    return suffixed ? i : i - 1;
  }

  /** Returns the offset after the single letters with points that a piece starts with. */
  private static int chainEnd(String text, int start, int end) {
    int i = start;
    while (i + 1 < end
        && CharClass.isLetter(CharClass.at(text, i))
        && CharClass.at(text, i + 1) == CharClass.POINT) {
      i += 2;
    }
    return i;
  }

  private static boolean isWordOrMark(byte type) {
    return CharClass.isWordPart(type) || type == CharClass.MARK || type == CharClass.INVISIBLE;
  }

  /** Says whether a piece is a day, month and year in digits: {@code 29.10.1923}. */
  private static boolean isNumericDate(String text, int start, int end) {
    int first = digitsEnd(text, start, Math.min(end, start + 2));
    if (first == start || first >= end || text.charAt(first) != '.') {
      return false;
    }
    int second = digitsEnd(text, first + 1, Math.min(end, first + 3));
    return second > first + 1
        && second < end
        && text.charAt(second) == '.'
        && end - second == 5
        && digitsEnd(text, second + 1, end) == end;
  }

  private static int digitsEnd(String text, int start, int end) {
    int i = start;
    while (i < end && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
      i++;
    }
    return i;
  }

  private static void addDate(
      String text, int word, int start, int stemEnd, int end, List<Piece> pieces) {
    int first = text.indexOf('.', start);
    int second = text.indexOf('.', first + 1);
    pieces.add(new Piece(word, start, first, first, false));
    pieces.add(new Piece(word, first + 1, second, second, false));
    pieces.add(new Piece(word, second + 1, stemEnd, end, false));
  }
}
