package dev.ear.anchor;

import dev.ear.text.Words;
import java.util.BitSet;

/**
 * The numbers of the numbered statements of a text, which lead no name (METHOD 2.2).
 *
 * <p>A number that opens a line is a statement's when the number before or after it opens another
 * line of the text: {@code I. Tımar … II. Vakıf …}, but not a lone {@code II. Mahmut …}.
 */
final class StatementNumbers {
  private static final int MOST = 40;

  private final BitSet found = new BitSet();

  StatementNumbers(Reading reading) {
    var at = new int[MOST];
    java.util.Arrays.fill(at, -1);
    int before = -1;
    for (int i = 0; i < reading.size(); i++) {
      String term = reading.token(i).term();
      if (term.length() > 2 || !reading.isNumber(i) || !opensLine(reading, i)) {
        continue;
      }
      int number = Integer.parseInt(term);
      if (number == before + 1 && before > 0 && number < MOST) {
        found.set(at[before]);
        found.set(i);
      }
      if (number < MOST) {
        at[number] = i;
        before = number;
      }
    }
  }

  boolean contains(int token) {
    return found.get(token);
  }

  private static boolean opensLine(Reading reading, int i) {
    int k = reading.token(i).start() - 1;
    String text = reading.text();
    while (k >= 0 && Words.isSpace(text.charAt(k)) && text.charAt(k) != '\n') {
      k--;
    }
    return k < 0 || text.charAt(k) == '\n';
  }
}
