package dev.ear.anchor;

import dev.ear.text.Sight;
import dev.ear.text.Sight.Gap;
import java.util.List;
import java.util.Set;

/** Finds years, dates and centuries (METHOD 3). */
final class TimeRules {
  private static final int FIRST_YEAR = 1000;
  private static final int LAST_YEAR = 2099;
  private static final int LAST_DAY = 31;

  /** From here on a number before "yüzyıl" is an ordinal even when its point is missing. */
  private static final int BARE_CENTURY = 10;

  private static final int LAST_CENTURY = 21;

  private final ExtractorRules rules;
  private final Reading reading;
  private final boolean[] taken;
  private final List<Anchor> anchors;

  TimeRules(ExtractorRules rules, Reading reading, boolean[] taken, List<Anchor> anchors) {
    this.rules = rules;
    this.reading = reading;
    this.taken = taken;
    this.anchors = anchors;
  }

  void find() {
    for (int i = 0; i < reading.size(); i++) {
      int value = taken[i] ? 0 : number(i);
      if (value > 0 && !isCentury(i, value) && !isDate(i, value)) {
        findYear(i, value);
      }
    }
  }

  /** Returns the number that a token of one to four digits is, or 0. */
  private int number(int i) {
    String term = reading.token(i).term();
    return term.length() <= 4 && reading.isNumber(i) ? Integer.parseInt(term) : 0;
  }

  private boolean isCentury(int i, int value) {
    if (i + 1 == reading.size()
        || value > LAST_CENTURY
        || !rules.centuryWords().contains(reading.token(i + 1).term())) {
      return false;
    }
    Gap gap = reading.gap(i + 1);
    boolean ordinal =
        gap == Gap.POINT || gap == Gap.SPACE && (value >= BARE_CENTURY || isMarkedOrdinal(i));
    if (ordinal) {
      add(AnchorKind.CENTURY, AnchorRule.CENTURY, i, i + 1, i, i + 1);
    }
    return ordinal;
  }

  /** Says whether a number was written in letters or with an ending. */
  private boolean isMarkedOrdinal(int i) {
    var token = reading.token(i);
    return token.end() - token.start() > token.term().length()
        || Sight.isLetter(reading.text(), token.start());
  }

  private boolean isDate(int i, int day) {
    if (day > LAST_DAY || i + 2 >= reading.size()) {
      return false;
    }
    boolean tied = reading.gap(i + 1) == Gap.SPACE || reading.gap(i + 1) == Gap.POINT;
    int year = number(i + 2);
    if (!tied
        || !rules.months().contains(reading.token(i + 1).term())
        || reading.gap(i + 2) != Gap.SPACE
        || year < 100
        || year > LAST_YEAR) {
      return false;
    }
    add(AnchorKind.DATE, AnchorRule.DATE, i, i + 2, i, i + 2);
    add(AnchorKind.YEAR, AnchorRule.YEAR, i + 2, i + 2, i + 2, i + 2);
    return true;
  }

  private void findYear(int i, int value) {
    if (isMark(rules.eraMarksBefore(), i - 1, i)) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, i - 1, i, i - 1, i);
    } else if (isMark(rules.eraMarksBefore(), i + 1, i + 1)) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, i, i + 1, i, i + 1);
    } else if (isMark(rules.eraMarksAfter(), i - 1, i)) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, i, i, i - 1, i);
    } else if (isMark(rules.eraMarksAfter(), i + 1, i + 1)) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, i, i, i, i + 1);
    } else if (value >= FIRST_YEAR && value <= LAST_YEAR) {
      add(AnchorKind.YEAR, AnchorRule.YEAR, i, i, i, i);
    } else if (value >= 100 && value < FIRST_YEAR && hasYearWord(i)) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_WORD, i, i, i, i);
    }
  }

  private boolean isMark(Set<String> marks, int i, int gap) {
    return i >= 0
        && i < reading.size()
        && !taken[i]
        && marks.contains(reading.token(i).term())
        && reading.isAcronymOrDotted(i)
        && (reading.gap(gap) == Gap.SPACE || reading.gap(gap) == Gap.POINT);
  }

  private boolean hasYearWord(int i) {
    return i + 1 < reading.size()
        && reading.gap(i + 1) == Gap.SPACE
        && rules.yearWords().contains(reading.token(i + 1).term());
  }

  private void add(
      AnchorKind kind, AnchorRule rule, int first, int last, int takenFirst, int takenLast) {
    anchors.add(reading.anchor(kind, rule, first, last));
    for (int i = takenFirst; i <= takenLast; i++) {
      taken[i] = true;
    }
  }
}
