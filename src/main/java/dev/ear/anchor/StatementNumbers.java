package dev.ear.anchor;

import dev.ear.text.RomanNumeral;
import dev.ear.text.Sight.Gap;
import dev.ear.text.Token;
import dev.ear.text.Words;
import java.util.BitSet;

/**
 * The numbers of the numbered statements of a text, which lead no name (METHOD 2.2).
 *
 * <p>A number that opens a line is a statement's when the number before or after it opens another
 * line ({@code I. Tımar …}, then {@code II. Vakıf …}). Of a lone one {@link LoneNumbers} judges by
 * what it stands before. In a text whose line breaks are lost, numbers that count up from 1 to 3 or
 * further at a short distance are statements' too, unless they look like a list of rulers: {@code
 * I. Murad, II. Murad ve III. Murad}.
 */
final class StatementNumbers {
  private static final int FAR = 30;
  private static final int SHORTEST_INLINE = 3;

  private final ExtractorRules rules;
  private final Reading reading;
  private final LoneNumbers lone;
  private final BitSet found = new BitSet();

  StatementNumbers(ExtractorRules rules, CorpusEvidence evidence, Reading reading) {
    this.rules = rules;
    this.reading = reading;
    this.lone = new LoneNumbers(rules, evidence, reading);
    find();
    found.stream().forEach(i -> reading.markStart(i + 1));
  }

  boolean contains(int token) {
    return found.get(token);
  }

  private void find() {
    int line = -1;
    int inlineFirst = -1;
    int inlineLast = -1;
    for (int i = 0; i < reading.size(); i++) {
      int number = ordinal(i);
      if (number == 0) {
        continue;
      }
      if (opensLine(i)) {
        if (line >= 0 && number == ordinal(line) + 1) {
          found.set(line);
          found.set(i);
        } else if (lone.isStatement(i)) {
          found.set(i);
        }
        line = i;
      }
      if (!opensItem(i)) {
        continue;
      }
      boolean next = inlineLast >= 0 && number == ordinal(inlineLast) + 1 && i - inlineLast <= FAR;
      if (next) {
        inlineLast = i;
        if (number == SHORTEST_INLINE) {
          markInline(inlineFirst, i);
        } else if (number > SHORTEST_INLINE) {
          found.set(i);
        }
      } else {
        inlineFirst = number == 1 ? i : -1;
        inlineLast = inlineFirst;
      }
    }
  }

  private void markInline(int first, int last) {
    int number = 1;
    for (int i = first; i <= last; i++) {
      if (ordinal(i) == number && opensItem(i)) {
        found.set(i);
        number++;
      }
    }
  }

  /**
   * Returns the number of a token of one or two digits that a point follows, or 0. A Roman numeral
   * is one here before any word: {@code I. 410'da}.
   */
  private int ordinal(int i) {
    if (i + 1 == reading.size() || reading.gap(i + 1) != Gap.POINT) {
      return 0;
    }
    Token token = reading.token(i);
    if (reading.isNumber(i)) {
      return token.term().length() <= 2 ? Integer.parseInt(token.term()) : 0;
    }
    return RomanNumeral.value(reading.text(), token.start(), token.end());
  }

  private boolean opensLine(int i) {
    String text = reading.text();
    int k = reading.token(i).start() - 1;
    while (k >= 0 && Words.isSpace(text.charAt(k)) && text.charAt(k) != '\n') {
      k--;
    }
    return k < 0 || text.charAt(k) == '\n';
  }

  private boolean opensItem(int i) {
    if (i == 0 || reading.isStart(i)) {
      return true;
    }
    return reading.gap(i) == Gap.SPACE
        && (!reading.isCapital(i - 1) || reading.isSuffixed(rules.tokenizer(), i - 1))
        && !rules.stopWords().contains(reading.token(i - 1).term());
  }
}
