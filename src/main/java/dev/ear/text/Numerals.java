package dev.ear.text;

import java.util.List;

/**
 * Turns Roman numerals, spelled ordinals and shortened years into numbers (METHOD 2.2).
 *
 * <p>Works from the last piece to the first, so that in {@code XIX-XX. yüzyıl} the second numeral
 * decides for the first.
 */
final class Numerals {
  private static final int YEAR_DIGITS = 4;

  private final TextRules rules;

  Numerals(TextRules rules) {
    this.rules = rules;
  }

  void resolve(String text, List<Piece> pieces, String[] terms) {
    boolean nextIsNumeral = false;
    for (int i = terms.length - 1; i >= 0; i--) {
      Piece piece = pieces.get(i);
      byte first = CharClass.at(text, piece.start());
      if (first == CharClass.DIGIT) {
        nextIsNumeral = false;
        terms[i] = withoutEnding(terms[i]);
        if (i > 0) {
          terms[i] = yearOfRange(text, pieces.get(i - 1), piece, terms[i]);
        }
        continue;
      }
      int roman = rules.romanNumerals() ? roman(text, piece) : 0;
      if (roman > 0) {
        nextIsNumeral =
            counts(text, pieces, terms, i) && !isInitial(text, pieces, i)
                || nextIsNumeral && isDashed(text, pieces, i)
                || sharesCentury(text, pieces, terms, i);
        if (nextIsNumeral) {
          terms[i] = Integer.toString(roman);
        }
        continue;
      }
      nextIsNumeral = false;
      Integer ordinal = rules.ordinals().get(terms[i]);
      if (ordinal != null
          && i + 1 < terms.length
          && Between.isBlank(text, piece.end(), pieces.get(i + 1).start())
          && isCapitalised(text, pieces.get(i + 1))) {
        terms[i] = ordinal.toString();
      }
    }
  }

  private static int roman(String text, Piece piece) {
    return switch (text.charAt(piece.start())) {
      case 'I', 'V', 'X' ->
          piece.dotted() ? 0 : RomanNumeral.value(text, piece.start(), piece.stemEnd());
      default -> 0;
    };
  }

  /** Says whether a numeral stands before a capitalised word or the word for century. */
  private boolean counts(String text, List<Piece> pieces, String[] terms, int i) {
    if (i + 1 == pieces.size()) {
      return false;
    }
    Piece next = pieces.get(i + 1);
    if (!Between.isOrdinalPoint(text, pieces.get(i).end(), next.start())) {
      return false;
    }
    return rules.centuryWords().contains(terms[i + 1]) || isCapitalised(text, next);
  }

  /** Says whether a numeral shares the word for century: {@code XVIII. ve XIX. yüzyıl}. */
  private boolean sharesCentury(String text, List<Piece> pieces, String[] terms, int i) {
    return i + 3 < terms.length
        && rules.conjunctions().contains(terms[i + 1])
        && rules.centuryWords().contains(terms[i + 3])
        && isDigits(terms[i + 2], 0, terms[i + 2].length())
        && Between.isOrdinalPoint(text, pieces.get(i).end(), pieces.get(i + 1).start())
        && Between.isBlank(text, pieces.get(i + 1).end(), pieces.get(i + 2).start())
        && Between.isOrdinalPoint(text, pieces.get(i + 2).end(), pieces.get(i + 3).start());
  }

  /** Says whether a word begins with a capital and is no numeral, label or initial itself. */
  private boolean isCapitalised(String text, Piece piece) {
    if (CharClass.at(text, piece.start()) != CharClass.CAPITAL) {
      return false;
    }
    if (roman(text, piece) > 0) {
      return false;
    }
    return piece.length() > 1
        || piece.end() < text.length() && CharClass.at(text, piece.end()) == CharClass.POINT;
  }

  /** Says whether a one-letter numeral is rather an initial, since another initial precedes it. */
  private static boolean isInitial(String text, List<Piece> pieces, int i) {
    if (i == 0 || pieces.get(i).length() != 1) {
      return false;
    }
    Piece before = pieces.get(i - 1);
    return before.length() == 1
        && CharClass.at(text, before.start()) == CharClass.CAPITAL
        && Between.hasPoint(text, before.end(), pieces.get(i).start());
  }

  private static boolean isDashed(String text, List<Piece> pieces, int i) {
    return Between.isDash(text, pieces.get(i).end(), pieces.get(i + 1).start());
  }

  /** Takes off what is written straight after a number: 19uncu, 1923te. */
  private String withoutEnding(String term) {
    int digits = 0;
    while (digits < term.length() && term.charAt(digits) >= '0' && term.charAt(digits) <= '9') {
      digits++;
    }
    if (digits == term.length()) {
      return term;
    }
    String rest = term.substring(digits);
    boolean ends =
        rules.numberEndings().contains(rest)
            || (digits >= YEAR_DIGITS || rest.length() > 1) && rules.suffixes().accepts(rest);
    return ends ? term.substring(0, digits) : term;
  }

  /** Completes the second year of a range such as {@code 1914-18}. */
  private static String yearOfRange(String text, Piece before, Piece piece, String term) {
    if (term.length() != 2
        || before.length() != 4
        || !Between.isDash(text, before.end(), piece.start())) {
      return term;
    }
    char century = text.charAt(before.start());
    if (century != '1' && century != '2'
        || !isDigits(text, before.start(), before.end())
        || !isDigits(term, 0, 2)
        || text.substring(before.start() + 2, before.end()).compareTo(term) >= 0) {
      return term;
    }
    return text.substring(before.start(), before.start() + 2) + term;
  }

  private static boolean isDigits(String text, int start, int end) {
    for (int i = start; i < end; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }
}
