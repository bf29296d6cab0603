package dev.ear.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tokenizer that a profile's lists steer (METHOD 2).
 *
 * <p>A word's form depends on its neighbours in three places only: Roman numerals and spelled
 * ordinals are numbers before a capitalised word, and an inflected title loses its ending after
 * one.
 *
 * <p>What would give a term of more than {@link #LONGEST_TERM} characters is no word of any
 * language but debris, such as data printed into a page; it yields no token. So no term, and no key
 * of a run of them, comes near what an index can hold.
 */
public final class RuleTokenizer implements Tokenizer {
  /** The most UTF-16 units of a term, the limit of Lucene's own tokenizers. */
  public static final int LONGEST_TERM = 255;

  private final TextRules rules;
  private final Apostrophes apostrophes;
  private final PieceScanner scanner;
  private final SpacedMarks eraMarks;
  private final BrokenWords brokenWords;
  private final Numerals numerals;
  private final StopPhrases stopPhrases;

  /** Creates a tokenizer from the rules of a language. */
  public RuleTokenizer(TextRules rules) {
    this.rules = rules;
    this.apostrophes =
        new Apostrophes(rules.folding(), rules.suffixes(), rules.apostropheExceptions());
    this.scanner = new PieceScanner(apostrophes);
    this.eraMarks = new SpacedMarks(rules.folding(), rules.abbreviations());
    this.brokenWords = new BrokenWords(rules);
    this.numerals = new Numerals(rules);
    this.stopPhrases = new StopPhrases(rules.stopPhrases());
  }

  @Override
  public List<Token> tokens(Words words) {
    String text = words.text();
    List<Piece> pieces = brokenWords.joined(text, eraMarks.joined(text, scanner.scan(words)));
    var terms = new String[pieces.size()];
    for (int i = 0; i < terms.length; i++) {
      terms[i] = term(text, pieces, i);
    }
    numerals.resolve(text, pieces, terms);
    var content = new boolean[terms.length];
    for (int i = 0; i < terms.length; i++) {
      content[i] = isContent(terms[i]);
    }
    stopPhrases.unmark(terms, content);
    var tokens = new ArrayList<Token>(terms.length);
    for (int i = 0; i < terms.length; i++) {
      Piece piece = pieces.get(i);
      if (!terms[i].isEmpty()) {
        tokens.add(new Token(terms[i], piece.word(), piece.start(), piece.end(), content[i]));
      }
    }
    return tokens;
  }

  @Override
  public String fold(String form) {
    return rules.folding().fold(form, 0, form.length());
  }

  @Override
  public boolean isContent(String term) {
    if (term.isEmpty() || rules.stopWords().contains(term)) {
      return false;
    }
    int first = term.codePointAt(0);
    return term.length() > Character.charCount(first) || Character.isDigit(first);
  }

  /** Says whether a token was written with a suffix after an apostrophe. */
  public boolean isSuffixed(CharSequence text, Token token) {
    for (int i = token.start(); i < token.end(); i++) {
      if (CharClass.at(text, i) == CharClass.APOSTROPHE) {
        return stemEnd(text, token) < token.end();
      }
    }
    return false;
  }

  /** Returns the offset after a token's stem: the apostrophe before its suffix, or its end. */
  public int stemEnd(CharSequence text, Token token) {
    return apostrophes.stemEnd(text, token.start(), token.end());
  }

  /** Says whether an ending may inflect a noun. */
  public boolean isInflection(String ending) {
    return rules.suffixes().acceptsInflection(ending);
  }

  /** Returns what form of which head a token is, or null. */
  public HeadForms.@Nullable Form head(CharSequence text, Token token) {
    return rules.heads().find(foldLetters(text, token.start(), stemEnd(text, token)));
  }

  /** Returns what form of which title a token is, or null. */
  public HeadForms.@Nullable Form title(CharSequence text, Token token) {
    int end = stemEnd(text, token);
    return rules.titles().find(rules.folding().fold(text, token.start(), end));
  }

  private String term(String text, List<Piece> pieces, int index) {
    Piece piece = pieces.get(index);
    if (piece.stemEnd() - piece.start() > LONGEST_TERM) {
      return "";
    }
    String folded =
        piece.dotted()
            ? foldLetters(text, piece.start(), piece.stemEnd())
            : rules.folding().fold(text, piece.start(), piece.stemEnd());
    var head = rules.heads().find(folded);
    if (head != null && !isBeforeTitle(text, pieces, index)) {
      return head.bare();
    }
    var title = rules.titles().find(folded);
    if (title != null
        && !title.possessed()
        && index > 0
        && followsCapitalised(text, pieces.get(index - 1), piece)) {
      return title.bare();
    }
    return folded.length() > LONGEST_TERM ? "" : folded;
  }

  /** Says whether a title behind a word shows it to be a person's name: {@code Fethi Bey}. */
  private boolean isBeforeTitle(String text, List<Piece> pieces, int index) {
    if (index + 1 == pieces.size()) {
      return false;
    }
    Piece piece = pieces.get(index);
    Piece next = pieces.get(index + 1);
    if (piece.stemEnd() < piece.end()
        || index > 0 && followsCapitalised(text, pieces.get(index - 1), piece)
        || CharClass.at(text, piece.start()) != CharClass.CAPITAL
        || CharClass.at(text, next.start()) != CharClass.CAPITAL
        || !Between.isBlank(text, piece.end(), next.start())) {
      return false;
    }
    var title = rules.titles().find(rules.folding().fold(text, next.start(), next.stemEnd()));
    return title != null && !title.possessed();
  }

  /** Folds a form without the points, spaces and hyphens between its letters. */
  private String foldLetters(CharSequence text, int start, int end) {
    var letters = new StringBuilder(end - start);
    for (int i = start; i < end; i++) {
      byte type = CharClass.at(text, i);
      if (type != CharClass.POINT && type != CharClass.SEPARATOR && type != CharClass.DASH) {
        letters.append(text.charAt(i));
      }
    }
    return rules.folding().fold(letters, 0, letters.length());
  }

  private static boolean followsCapitalised(String text, Piece before, Piece piece) {
    return before.stemEnd() == before.end()
        && CharClass.at(text, before.start()) == CharClass.CAPITAL
        && Between.isBlank(text, before.end(), piece.start());
  }
}
