package dev.ear.anchor;

import dev.ear.text.Sight;
import dev.ear.text.Sight.Gap;
import java.util.stream.IntStream;

/**
 * Judges a lone number that opens a line: a statement's or a ruler's (METHOD 2.2).
 *
 * <p>{@code I. Tımar sistemi} is a statement and {@code II. Mahmut} a ruler, since a common noun is
 * numbered only in lists. Any other name is led where the corpus shows it so; an event ({@code 1.
 * Dünya Savaşı}) is, unless the corpus shows it often and never numbered; a number leads no people,
 * no label before a colon ({@code 4. Nişancı:}), and no other name that the corpus shows often and
 * never numbered.
 */
final class LoneNumbers {
  private static final int SEEN_OFTEN = 3;

  /** Heads of events stand at most so many words behind the number. */
  private static final int LONGEST_EVENT = 6;

  /** Few rulers of one name were more. */
  private static final int LAST_RULER = 20;

  private final ExtractorRules rules;
  private final CorpusEvidence evidence;
  private final Reading reading;

  LoneNumbers(ExtractorRules rules, CorpusEvidence evidence, Reading reading) {
    this.rules = rules;
    this.evidence = evidence;
    this.reading = reading;
  }

  boolean isStatement(int number) {
    int first = number + 1;
    int head = eventHead(first);
    String name = reading.key(first, head < 0 ? first : head);
    String numbered = reading.token(number).term() + " " + name;
    boolean common =
        head < 0 && rules.isCommon(name) && !rules.isHead(name) && !isNumberedRun(first);
    if (!common && evidence.alone(numbered) + evidence.beginning(numbered) > 0) {
      return false;
    }
    boolean often = evidence.alone(name) >= SEEN_OFTEN;
    if (head >= 0) {
      return often;
    }
    boolean roman = Sight.isCapital(reading.text(), reading.token(number).start());
    return often
        || common
        || rules.isHead(name)
        || rules.isPeople(name)
        || !roman && isBeforeColon(first);
  }

  /** Says whether the corpus shows the capitalised words from a token on behind some number. */
  private boolean isNumberedRun(int first) {
    int last = first;
    while (reading.leadsCapital(last)) {
      last++;
    }
    if (last == first) {
      return false;
    }
    String name = reading.key(first, last);
    return IntStream.rangeClosed(1, LAST_RULER).anyMatch(n -> evidence.alone(n + " " + name) > 0);
  }

  /** Returns the inflected head that closes the capitalised words from a token on, or -1. */
  private int eventHead(int first) {
    for (int i = first + 1; i < reading.size() && i - first < LONGEST_EVENT; i++) {
      if (reading.gap(i) != Gap.SPACE || !reading.isCapital(i)) {
        return -1;
      }
      if (reading.isPossessedHead(rules, i)) {
        return i;
      }
    }
    return -1;
  }

  private boolean isBeforeColon(int token) {
    int end = reading.token(token).end();
    return end < reading.text().length() && reading.text().charAt(end) == ':';
  }
}
