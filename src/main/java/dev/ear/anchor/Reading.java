package dev.ear.anchor;

import dev.ear.text.HeadForms;
import dev.ear.text.RomanNumeral;
import dev.ear.text.RuleTokenizer;
import dev.ear.text.Sight;
import dev.ear.text.Sight.Gap;
import dev.ear.text.Token;
import dev.ear.text.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a text looks like around its tokens: capitals, gaps, beginnings and lines in capitals. */
final class Reading {
  static final int NO_EVIDENCE = 0;
  static final int CAPITAL = 1;
  static final int LOWER = 2;

  /** A word in capitals alone on its line is an acronym up to this length, else a heading. */
  private static final int LONGEST_ACRONYM = 5;

  /** Words up to this length stay in lower case in a heading: ve, ile, bin. */
  private static final int LONGEST_SMALL_WORD = 3;

  private final Words words;
  private final String text;
  private final List<Token> tokens;
  private final Gap[] gaps;
  private final boolean[] capital;
  private final boolean[] start;
  private final boolean[] capitals;
  private final boolean[] heading;

  Reading(Words words, List<Token> tokens) {
    this.words = words;
    this.text = words.text();
    this.tokens = tokens;
    int n = tokens.size();
    this.gaps = new Gap[n];
    this.capital = new boolean[n];
    this.start = new boolean[n];
    this.capitals = new boolean[n];
    this.heading = new boolean[n];
    int before = 0;
    for (int i = 0; i < n; i++) {
      Token token = tokens.get(i);
      gaps[i] = i == 0 ? Gap.BREAK : Sight.gap(text, before, token.start());
      capital[i] = Sight.beginsWithCapital(text, token.start(), token.end());
      start[i] = i == 0 || isStart(i, before, token.start());
      before = token.end();
    }
    markHeadings();
  }

  int size() {
    return tokens.size();
  }

  String text() {
    return text;
  }

  Token token(int i) {
    return tokens.get(i);
  }

  /** Returns what stands before a token. */
  Gap gap(int i) {
    return gaps[i];
  }

  /** Says whether a token begins with a capital that tells something. */
  boolean isCapital(int i) {
    return capital[i];
  }

  /** Says whether a token begins a sentence, a quotation or a clause after a colon. */
  boolean isStart(int i) {
    return start[i];
  }

  /** Lets a token begin a sentence: the first of a numbered statement. */
  void markStart(int i) {
    start[i] = true;
  }

  /** Says whether a token stands in a line in capitals throughout. */
  boolean isInCapitals(int i) {
    return capitals[i];
  }

  /** Says whether a token stands in a line whose words are all capitalised. */
  boolean isHeading(int i) {
    return heading[i];
  }

  /** Says whether a token has capitals only, two at least. */
  boolean isAcronym(int i) {
    Token token = tokens.get(i);
    return capital[i]
        && token.term().length() > 1
        && Sight.isAllCapitals(
            text, token.start(), Math.min(token.end(), token.start() + token.term().length()));
  }

  /** Says whether a token is written in capitals or with points: MÖ, M.Ö., m.ö. */
  boolean isAcronymOrDotted(int i) {
    Token token = tokens.get(i);
    return isAcronym(i) || token.end() - token.start() > token.term().length();
  }

  /** Says whether a token has a suffix after an apostrophe. */
  boolean isSuffixed(RuleTokenizer tokenizer, int i) {
    return tokenizer.isSuffixed(text, tokens.get(i));
  }

  /**
   * Says whether a word with such a suffix stands right before a token: {@code İstanbul'un Fethi}.
   */
  boolean followsSuffixed(RuleTokenizer tokenizer, int i) {
    return i > 0 && gaps[i] == Gap.SPACE && isSuffixed(tokenizer, i - 1);
  }

  /** Says whether a token is a head with the possessive that ties it to its name. */
  boolean isPossessedHead(ExtractorRules rules, int i) {
    Token token = tokens.get(i);
    if (!rules.isHead(token.term())) {
      return false;
    }
    var form = rules.tokenizer().head(text, token);
    return form != null && form.possessed();
  }

  /** Says whether a token closes the name of a place or a period, whatever its ending. */
  boolean isPlaceHead(ExtractorRules rules, int i) {
    return placeHead(rules, i) != null;
  }

  /** Says whether a token closes such a name with the possessive that ties it to it. */
  boolean isPossessedPlaceHead(ExtractorRules rules, int i) {
    var form = placeHead(rules, i);
    return form != null && form.possessed();
  }

  private HeadForms.@Nullable Form placeHead(ExtractorRules rules, int i) {
    String term = tokens.get(i).term();
    var form = rules.placeHeads().find(term);
    return form != null && rules.isPlural(term, form.bare()) ? null : form;
  }

  /** Says whether a token is a title that belongs to what stands before it: {@code sultanı}. */
  boolean isPossessedTitle(ExtractorRules rules, int i) {
    var form = rules.tokenizer().title(text, tokens.get(i));
    return form != null && form.possessed();
  }

  /** Makes the anchor of a span of tokens. */
  Anchor anchor(AnchorKind kind, AnchorRule rule, int first, int last) {
    Token from = tokens.get(first);
    Token to = tokens.get(last);
    return new Anchor(
        key(first, last),
        kind,
        from.word(),
        words.after(to.word(), to.end()),
        from.start(),
        to.end(),
        rule.label());
  }

  /** Returns the key of a span of tokens: its terms joined by a space. */
  String key(int first, int last) {
    if (first == last) {
      return tokens.get(first).term();
    }
    var key = new StringBuilder(tokens.get(first).term());
    for (int i = first + 1; i <= last; i++) {
      key.append(' ').append(tokens.get(i).term());
    }
    return key.toString();
  }

  /** Says whether a token is one letter. */
  boolean isLetter(int i) {
    return tokens.get(i).term().length() == 1 && Sight.isLetter(text, tokens.get(i).start());
  }

  /** Says whether a token is one letter before a bracket: the label of an option, {@code B)}. */
  boolean isLabel(int i) {
    int end = tokens.get(i).end();
    return isLetter(i) && end < text.length() && text.charAt(end) == ')';
  }

  /** Says whether a token is a Roman numeral that is no number here. */
  boolean isRomanNumeral(int i) {
    Token token = tokens.get(i);
    return RomanNumeral.value(text, token.start(), token.end()) > 0;
  }

  /** Says whether a token is a number. */
  boolean isNumber(int i) {
    String term = tokens.get(i).term();
    for (int k = 0; k < term.length(); k++) {
      if (term.charAt(k) < '0' || term.charAt(k) > '9') {
        return false;
      }
    }
    return true;
  }

  /** Says whether a capitalised word follows a token directly. */
  boolean leadsCapital(int i) {
    return i + 1 < size() && gaps[i + 1] == Gap.SPACE && capital[i + 1];
  }

  /** Returns what a token shows about its term: {@link #CAPITAL}, {@link #LOWER} or nothing. */
  int evidence(int i) {
    if (capitals[i] || isNumber(i) || !Sight.isLetter(text, tokens.get(i).start())) {
      return NO_EVIDENCE;
    }
    if (!capital[i]) {
      return LOWER;
    }
    return start[i] ? NO_EVIDENCE : CAPITAL;
  }

  private boolean isStart(int i, int from, int to) {
    if (gaps[i] == Gap.SPACE || gaps[i] == Gap.DASH || gaps[i] == Gap.AMPERSAND) {
      return false;
    }
    if (gaps[i] == Gap.POINT) {
      return !(isNumber(i - 1) && tokens.get(i - 1).term().length() < 4 || isLetter(i - 1));
    }
    return Sight.startsAnew(text, from, to)
        || Sight.isQuoteBefore(text, to)
        || hasBlankLine(from, to)
        || opensItem(i, from, to);
  }

  /** Says whether a bullet, or a label with a bracket as in {@code b) Tımar}, stands before. */
  private boolean opensItem(int i, int from, int to) {
    if (text.charAt(from) == ')' && tokens.get(i - 1).term().length() == 1) {
      return true;
    }
    int k = to - 1;
    while (k >= from && Words.isSpace(text.charAt(k))) {
      k--;
    }
    return k > from && hasLineBreak(from, k);
  }

  private boolean hasBlankLine(int from, int to) {
    int breaks = 0;
    for (int i = from; i < to; i++) {
      breaks += text.charAt(i) == '\n' ? 1 : 0;
    }
    return breaks >= 2;
  }

  /** Reads the text line by line for headings: capitals throughout, or capitalised words only. */
  private void markHeadings() {
    int first = 0;
    while (first < size()) {
      int last = first;
      while (last + 1 < size()
          && !hasLineBreak(tokens.get(last).end(), tokens.get(last + 1).start())) {
        last++;
      }
      markLine(first, last);
      first = last + 1;
    }
  }

  private void markLine(int first, int last) {
    boolean allCapitals = true;
    boolean allCapitalised = true;
    int words = 0;
    int letters = 0;
    for (int i = first; i <= last; i++) {
      Token token = tokens.get(i);
      if (Sight.isLetter(text, token.start())) {
        allCapitals &= Sight.isAllCapitals(text, token.start(), token.end());
        allCapitalised &= capital[i] || token.term().length() <= LONGEST_SMALL_WORD;
        words++;
        letters += token.term().length();
      }
    }
    boolean inCapitals = allCapitals && (words > 1 || letters > LONGEST_ACRONYM);
    if (inCapitals || allCapitalised && words > 1) {
      for (int i = first; i <= last; i++) {
        capitals[i] = inCapitals;
        start[i] = true;
        heading[i] = true;
      }
      if (last + 1 < size()) {
        gaps[last + 1] = Gap.BREAK;
        start[last + 1] = true;
      }
    }
  }

  private boolean hasLineBreak(int from, int to) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' || c == '\f') {
        return true;
      }
    }
    return false;
  }
}
