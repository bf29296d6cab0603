package dev.ear.anchor;

import dev.ear.anchor.NameLeads.Lead;
import dev.ear.text.Sight.Gap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds names and events: runs of capitalised words and what belongs to them (METHOD 3). */
final class NameRules {
  /** Longer runs of capitalised words are titles or debris: the run is cut there. */
  private static final int LONGEST_RUN = 24;

  /** Headings of exercise material have at most so many words. */
  private static final int LONGEST_HEADING = 5;

  private final ExtractorRules rules;
  private final Reading reading;
  private final NameStart starts;
  private final NameLeads leads;
  private final RunSplitter splitter;
  private final Ties ties;
  private final boolean[] taken;
  private final List<Anchor> anchors;
  private final StatementNumbers statements;

  NameRules(
      ExtractorRules rules,
      CorpusEvidence evidence,
      Reading reading,
      boolean[] taken,
      List<Anchor> anchors) {
    this.rules = rules;
    this.reading = reading;
    this.starts = new NameStart(rules, evidence, reading);
    this.leads = new NameLeads(rules, reading, starts, taken);
    this.splitter = new RunSplitter(rules, evidence, reading);
    this.ties = new Ties(rules, reading, starts, leads, taken);
    this.taken = taken;
    this.anchors = anchors;
    this.statements = new StatementNumbers(rules, evidence, reading);
  }

  void find() {
    int i = 0;
    while (i < reading.size()) {
      i = Math.max(i + 1, findAt(i));
    }
  }

  /** Finds the names of the run that starts at a token; returns where to go on. */
  private int findAt(int i) {
    if (taken[i]) {
      return i + 1;
    }
    Lead lead = leads.lead(i);
    if (lead == Lead.ORDINAL && leads.isItemNumber(i)) {
      reading.markStart(i + 1);
      return i + 1;
    }
    if (lead != Lead.NONE && statements.contains(i)) {
      return i + 1;
    }
    int heading = exerciseHeading(i);
    if (heading >= 0) {
      reading.markStart(Math.min(heading + 1, reading.size() - 1));
      return heading + 1;
    }
    int capital = firstCapital(lead == Lead.NONE ? i : i + lead.tokens);
    if (capital < 0 || reading.isInCapitals(i) && reading.isPossessedHead(rules, i)) {
      return i + 1;
    }
    AnchorRule rule = lead == Lead.ORDINAL ? AnchorRule.NAME_WITH_ORDINAL : ruleFor(capital);
    if (rule == null) {
      if (reading.leadsCapital(capital)
          && (leads.isPlainCommon(capital + 1) || isBareHead(capital + 1))) {
        reading.markStart(capital + 1);
      }
      return capital + 1;
    }
    int last = extend(capital);
    addNames(i, capital, withoutCommonEnd(capital, last), lead, rule);
    return last + 1;
  }

  /**
   * Returns the last token of a heading of exercise material that stands before a sentence, or -1:
   * {@code Düşünelim Ankara Savaşı'nın …}.
   */
  private int exerciseHeading(int i) {
    if (!reading.isStart(i) || !reading.isCapital(i)) {
      return -1;
    }
    int found = -1;
    for (int last = i; last < Math.min(i + LONGEST_HEADING, reading.size()); last++) {
      if (last > i && reading.gap(last) != Gap.SPACE) {
        break;
      }
      if (rules.exerciseHeadings().contains(reading.key(i, last))) {
        found = last;
      }
    }
    return found;
  }

  /** Adds the names of a run that starts at {@code start} with its lead. */
  private void addNames(int start, int capital, int last, Lead lead, AnchorRule firstRule) {
    int from = start;
    AnchorRule rule = firstRule;
    while (from <= last) {
      int first = Math.max(from, capital);
      int to = splitter.endOfName(from, first, last);
      boolean byCorpus = to < last && !splitter.isEndByRule(from, first, to, last);
      boolean event = rules.isHead(reading.token(to).term()) && (to > capital || lead == Lead.HEAD);
      if (from == start && !event) {
        from += lead.withoutEvent;
      }
      if (from <= to) {
        addName(from, to, byCorpus ? AnchorRule.NAME_PARTED_BY_CORPUS : rule);
      }
      rule = byCorpus ? AnchorRule.NAME_PARTED_BY_CORPUS : AnchorRule.NAME_INSIDE;
      from = to + 1;
    }
  }

  private @Nullable AnchorRule ruleFor(int capital) {
    return ties.joinsNext(capital)
        ? AnchorRule.NAME_INSIDE
        : starts.ruleFor(capital, goesOn(capital));
  }

  /** Returns the capitalised token a run starts with: this one, or one tied to it by a hyphen. */
  private int firstCapital(int i) {
    if (starts.isCapital(i)) {
      return i;
    }
    boolean prefix =
        i + 1 < reading.size()
            && rules.joiners().contains(reading.token(i).term())
            && reading.gap(i + 1) == Gap.DASH
            && starts.isCapital(i + 1);
    return prefix ? i + 1 : -1;
  }

  private boolean goesOn(int i) {
    int next = i + 1;
    if (next == reading.size() || taken[next]) {
      return false;
    }
    return switch (reading.gap(next)) {
      case DASH -> true;
      case SPACE -> starts.isCapital(next) || ties.afterParticles(next) >= 0;
      case POINT -> reading.isLetter(i) && starts.isCapital(next);
      default -> false;
    };
  }

  /** Returns the last token of the run that a capitalised token starts. */
  private int extend(int first) {
    int last = first;
    while (last + 1 < reading.size() && !taken[last + 1] && last - first < LONGEST_RUN) {
      int next = last + 1;
      Gap gap = reading.gap(next);
      if (gap == Gap.DASH) {
        last = next;
        continue;
      }
      if (reading.isSuffixed(rules.tokenizer(), last)
          || !bridges(gap, last)
          || reading.isLabel(next)) {
        break;
      }
      if (starts.isCapital(next) || leads.isInnerOrdinal(next)) {
        last = next;
        continue;
      }
      int after =
          ties.joinsNext(last) || ties.joinsToHead(first, last)
              ? next + 1
              : ties.afterParticles(next);
      if (after < 0) {
        break;
      }
      last = after;
    }
    return withLowerCloser(last);
  }

  private boolean bridges(Gap gap, int before) {
    return switch (gap) {
      case SPACE, AMPERSAND -> true;
      case POINT ->
          reading.isLetter(before)
              || leads.isSmallNumber(before)
              || rules.abbreviations().contains(reading.token(before).term());
      default -> false;
    };
  }

  /** Cuts off the words a heading ends with that the corpus mostly shows in lower case. */
  private int withoutCommonEnd(int first, int last) {
    int end = last;
    String opening = reading.token(first).term();
    if ((rules.isCommon(opening) || rules.isHead(opening)) && !holdsKnown(first, last)) {
      return end;
    }
    while (end > first
        && reading.isHeading(end)
        && !reading.isInCapitals(end)
        && leads.isPlainCommon(end)
        && !reading.isPlaceHead(rules, end)
        && !rules.known().contains(reading.token(end).term())
        && !starts.isKnown(reading.key(first, end))
        && starts.isHardlyCapital(end)) {
      end--;
    }
    return end;
  }

  private boolean holdsKnown(int first, int last) {
    for (int i = first + 1; i <= last; i++) {
      if (rules.known().contains(reading.token(i).term())) {
        return true;
      }
    }
    return false;
  }

  /** Takes in a title or an inflected head in lower case after a run. */
  private int withLowerCloser(int last) {
    int next = last + 1;
    if (next >= reading.size()
        || taken[next]
        || reading.gap(next) != Gap.SPACE
        || reading.isCapital(next)
        || reading.isSuffixed(rules.tokenizer(), last)
        || rules.isHead(reading.token(last).term())) {
      return last;
    }
    String term = reading.token(next).term();
    boolean closes =
        rules.titles().contains(term)
                && !reading.isPossessedTitle(rules, next)
                && !rules.isPeople(reading.token(last).term())
            || rules.isStrongHead(term)
                && reading.isPossessedHead(rules, next)
                && !rules.isPeopleInCase(reading.token(last).term());
    return closes ? next : last;
  }

  private void addName(int first, int last, AnchorRule rule) {
    boolean single = first == last;
    String term = reading.token(first).term();
    if (single
        && (reading.isLetter(first)
            || rules.stopWords().contains(term)
            || rules.months().contains(term)
            || rules.abbreviations().contains(term) && !reading.isAcronym(first)
            || isLoneHead(first)
            || reading.isPossessedTitle(rules, first)
            || reading.isRomanNumeral(first))) {
      return;
    }
    if (isEraMark(term) && (single || reading.isRomanNumeral(first + 1))) {
      return;
    }
    String lastTerm = reading.token(last).term();
    boolean lower = !reading.isCapital(last);
    boolean head = rules.isHead(lastTerm) || rules.headAnywhere() && rules.isHead(term);
    boolean event = head && !single;
    AnchorRule made = rule;
    if (event && !rule.usesCorpus()) {
      made = lower ? AnchorRule.EVENT_BY_LOWER_HEAD : AnchorRule.EVENT_BY_HEAD;
    } else if (lower && rules.titles().contains(lastTerm)) {
      made = AnchorRule.NAME_WITH_TITLE;
    }
    anchors.add(reading.anchor(event ? AnchorKind.EVENT : AnchorKind.NAME, made, first, last));
    if (event) {
      findYearBefore(first, lastTerm);
    }
  }

  /** Says whether a head has neither a name nor a capital that tells of one. */
  private boolean isLoneHead(int i) {
    return reading.isPossessedHead(rules, i)
        && (reading.isInCapitals(i)
            || reading.isStart(i) && !reading.followsSuffixed(rules.tokenizer(), i));
  }

  private boolean isBareHead(int i) {
    return rules.isHead(reading.token(i).term()) && !reading.isPossessedHead(rules, i);
  }

  private boolean isEraMark(String term) {
    return rules.eraMarksBefore().contains(term) || rules.eraMarksAfter().contains(term);
  }

  /** A number of three digits right before an event is its year: 751 Talas Savaşı. */
  private void findYearBefore(int first, String head) {
    int i = first - 1;
    if (i >= 0
        && !taken[i]
        && reading.gap(first) == Gap.SPACE
        && rules.eventHeads().contains(head)
        && reading.token(i).term().length() == 3
        && reading.isNumber(i)) {
      anchors.add(reading.anchor(AnchorKind.YEAR, AnchorRule.YEAR_OF_EVENT, i, i));
      taken[i] = true;
    }
  }
}
