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

  /** Centuries before the era reach as far back as Roman numerals are read. */
  private static final int LAST_CENTURY_BEFORE = 39;

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
    if (i + 1 == reading.size() || !rules.centuryWords().contains(reading.token(i + 1).term())) {
      return false;
    }
    int before = markBefore(rules.eraMarksBefore(), i);
    Gap gap = reading.gap(i + 1);
    boolean ordinal =
        gap == Gap.POINT || gap == Gap.SPACE && (value >= BARE_CENTURY || isMarkedOrdinal(i));
    if (!ordinal || value > (before < i ? LAST_CENTURY_BEFORE : LAST_CENTURY)) {
      return false;
    }
    int after = markBefore(rules.eraMarksAfter(), i);
    add(AnchorKind.CENTURY, AnchorRule.CENTURY, before, i + 1, Math.min(before, after), i + 1);
    findSharingCentury(i, i + 1);
    return true;
  }

  /** Finds the first century of two that share one word: {@code XVIII. ve XIX. yüzyıl}. */
  private void findSharingCentury(int second, int word) {
    int first = second - 1;
    if (first >= 0
        && rules.nameConjunctions().contains(reading.token(first).term())
        && reading.gap(second) == Gap.SPACE
        && !reading.isCapital(first)) {
      first--;
    } else if (reading.gap(second) != Gap.DASH) {
      return;
    }
    if (first < 0 || taken[first] || reading.gap(first + 1) == Gap.BREAK) {
      return;
    }
    int value = number(first);
    if (value > 0 && value <= LAST_CENTURY) {
      anchors.add(
          reading
              .anchor(AnchorKind.CENTURY, AnchorRule.CENTURY_SHARED, first, first)
              .withKey(value + " " + reading.token(word).term()));
      taken[first] = true;
    }
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
    int before = markBefore(rules.eraMarksBefore(), i);
    int after = markBefore(rules.eraMarksAfter(), i);
    if (before < i && isOrdinal(i)) {
      return;
    }
    if (before < i) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, before, i, before, i);
      findEndOfRange(before, i);
    } else if (isMark(rules.eraMarksBefore(), i + 1, i + 1)) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, i, i + 1, i, i + 1);
    } else if (after < i) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, i, i, after, i);
    } else if (isMark(rules.eraMarksAfter(), i + 1, i + 1)) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, i, i, i, i + 1);
    } else if (value >= FIRST_YEAR && value <= LAST_YEAR) {
      add(AnchorKind.YEAR, AnchorRule.YEAR, i, i, i, i);
    } else if (value >= 100 && value < FIRST_YEAR && hasYearWord(i)) {
      add(AnchorKind.YEAR, AnchorRule.YEAR_WITH_WORD, i, i, i, i);
    }
  }

  /** Says whether a number is the ordinal of what follows: {@code MÖ 10. binyıl}. */
  private boolean isOrdinal(int i) {
    return i + 1 < reading.size() && reading.gap(i + 1) == Gap.POINT && !reading.isCapital(i + 1);
  }

  /** Finds the second year of a range before the era: {@code MÖ 268-232}. */
  private void findEndOfRange(int mark, int first) {
    int second = first + 1;
    if (second == reading.size() || taken[second] || reading.gap(second) != Gap.DASH) {
      return;
    }
    int value = number(second);
    if (value > 0 && value < number(first)) {
      anchors.add(
          reading
              .anchor(AnchorKind.YEAR, AnchorRule.YEAR_WITH_ERA, second, second)
              .withKey(reading.key(mark, first - 1) + " " + reading.token(second).term()));
      taken[second] = true;
    }
  }

  /** Returns the first token of the era mark of one or two words before a number, or i. */
  private int markBefore(Set<String> marks, int i) {
    if (isMark(marks, i - 1, i)) {
      return i - 1;
    }
    boolean two =
        i >= 2
            && !taken[i - 2]
            && !taken[i - 1]
            && reading.gap(i - 1) == Gap.SPACE
            && reading.gap(i) == Gap.SPACE
            && marks.contains(reading.key(i - 2, i - 1));
    return two ? i - 2 : i;
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
