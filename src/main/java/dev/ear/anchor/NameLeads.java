package dev.ear.anchor;

import dev.ear.text.Sight;
import dev.ear.text.Sight.Gap;

/** Tells the numbers that lead names, or stand inside them, from those of lists (METHOD 2.2). */
final class NameLeads {
  private static final int LAST_ORDINAL = 99;

  private final ExtractorRules rules;
  private final Reading reading;
  private final NameStart starts;
  private final boolean[] taken;

  NameLeads(ExtractorRules rules, Reading reading, NameStart starts, boolean[] taken) {
    this.rules = rules;
    this.reading = reading;
    this.starts = starts;
    this.taken = taken;
  }

  /**
   * What may lead a name. A lower-case ordinal, a day with its month, and a number that is the
   * whole of an event's name ({@code 93 Harbi}) lead events alone.
   */
  enum Lead {
    NONE(0, 0),
    ORDINAL(1, 0),
    LOWER_ORDINAL(1, 1),
    DAY(1, 2),
    HEAD(1, 2);

    final int tokens;

    /** How many tokens fall away where no event follows. */
    final int withoutEvent;

    Lead(int tokens, int withoutEvent) {
      this.tokens = tokens;
      this.withoutEvent = withoutEvent;
    }
  }

  Lead lead(int i) {
    if (i + 1 == reading.size()
        || taken[i + 1]
        || isCaptionNumber(i)
        || !isSmallNumber(i)
        || !starts.isCapital(i + 1)) {
      return Lead.NONE;
    }
    if (reading.gap(i + 1) == Gap.POINT) {
      return Lead.ORDINAL;
    }
    if (reading.gap(i + 1) != Gap.SPACE) {
      return Lead.NONE;
    }
    int first = reading.token(i).start();
    if (Sight.isCapital(reading.text(), first)) {
      return Lead.ORDINAL;
    }
    if (Sight.isLetter(reading.text(), first)) {
      return Lead.LOWER_ORDINAL;
    }
    if (rules.months().contains(reading.token(i + 1).term())) {
      return Lead.DAY;
    }
    return reading.isPossessedHead(rules, i + 1) ? Lead.HEAD : Lead.NONE;
  }

  /**
   * Says whether a number in digits belongs to the common word that opens a line: {@code Tablo 2.}
   */
  private boolean isCaptionNumber(int i) {
    return i > 0
        && reading.isStart(i - 1)
        && reading.isCapital(i - 1)
        && !rules.connectives().contains(reading.token(i - 1).term())
        && reading.gap(i) == Gap.SPACE
        && !Sight.isLetter(reading.text(), reading.token(i).start())
        && rules.commonWords().contains(reading.token(i - 1).term())
        && !rules.isOpener(reading.token(i - 1).term());
  }

  boolean isSmallNumber(int i) {
    String term = reading.token(i).term();
    return term.length() <= 2 && reading.isNumber(i) && Integer.parseInt(term) <= LAST_ORDINAL;
  }

  boolean isInnerOrdinal(int i) {
    return isSmallNumber(i)
        && i + 1 < reading.size()
        && reading.gap(i + 1) == Gap.POINT
        && starts.isCapital(i + 1)
        && !isItemNumber(i);
  }

  /** Says whether a number in digits with a point stands before a lone common word. */
  boolean isItemNumber(int i) {
    return !Sight.isLetter(reading.text(), reading.token(i).start())
        && isPlainCommon(i + 1)
        && !reading.leadsCapital(i + 1);
  }

  /** Says whether a token is a common word and neither a head nor suffixed. */
  boolean isPlainCommon(int i) {
    String term = reading.token(i).term();
    return rules.isCommon(term) && !rules.isHead(term) && !reading.isSuffixed(rules.tokenizer(), i);
  }
}
