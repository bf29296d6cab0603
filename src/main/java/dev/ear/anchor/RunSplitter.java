package dev.ear.anchor;

import dev.ear.text.Sight.Gap;

/**
 * Parts neighbouring names that no punctuation parts (METHOD 3): {@code Osmanlı Devleti | Kösedağ
 * Savaşı}, {@code Osman Bey | Bilecik'i}; a title that belongs to what stands before it opens the
 * name behind it: {@code Kırım Hanı Murad Giray}.
 *
 * <p>Rules say where a name ends ({@link NameEnds}) and where another starts ({@link NextNames}).
 * Elsewhere the corpus decides: two names that it shows on their own far more often than together
 * are two.
 */
final class RunSplitter {
  private static final int SEEN_FIRST = 2;
  private static final int SEEN_SECOND = 3;
  private static final int FAR_MORE = 5;

  /** The run itself may be all that the corpus shows of the two together. */
  private static final int ITSELF = 1;

  /** Longer runs are lists or titles in capitals, which this cannot read. */
  private static final int LONGEST = 8;

  private final ExtractorRules rules;
  private final CorpusEvidence evidence;
  private final Reading reading;
  private final NameEnds ends;
  private final NextNames next;

  RunSplitter(ExtractorRules rules, CorpusEvidence evidence, Reading reading) {
    this.rules = rules;
    this.evidence = evidence;
    this.reading = reading;
    this.ends = new NameEnds(rules, reading);
    this.next = new NextNames(rules, evidence, reading);
  }

  /**
   * Returns the last token of the name that starts at {@code from} in a run that ends at last.
   *
   * @param lead where the number that leads the name stands, or from
   */
  int endOfName(int lead, int from, int last) {
    for (int i = from; i < last; i++) {
      if (reading.gap(i + 1) == Gap.DASH || !reading.isCapital(i + 1)) {
        continue;
      }
      if (isEndByRule(lead, from, i, last)
          || isPartedByCorpus(from, i, last)
          || lead < from && isPartedByCorpus(lead, i, last)) {
        return i;
      }
    }
    return last;
  }

  /** Says whether a rule, and not the corpus, ends a name at a token. */
  boolean isEndByRule(int lead, int from, int i, int last) {
    return ends.isEnd(from, i, last) || next.startsBehind(lead, from, i, last);
  }

  private boolean isPartedByCorpus(int from, int i, int last) {
    if (evidence.isEmpty()
        || last - from > LONGEST
        || isOpener(from, i)
        || reading.isPossessedHead(rules, i + 1)) {
      return false;
    }
    String second = reading.key(i + 1, last);
    int seenSecond = evidence.alone(second);
    String first = reading.key(from, i);
    int seenFirst = evidence.alone(first);
    if (isKnownBeforeCompound(from, i, last)) {
      return true;
    }
    boolean firstEndsHere = seenFirst >= SEEN_FIRST && evidence.beginning(first) <= ITSELF;
    if (!firstEndsHere && (evidence.ending(second) - ITSELF) * FAR_MORE > seenSecond) {
      return false;
    }
    if (i > from && ends.isClosingTitle(i) || rules.isPeople(reading.token(i).term())) {
      return seenSecond > 0;
    }
    if (seenSecond < SEEN_SECOND) {
      return false;
    }
    return seenFirst >= SEEN_FIRST
        && evidence.beginning(first) <= seenFirst
        && (evidence.alone(first + " " + second) - itself(last)) * FAR_MORE
            <= Math.min(seenFirst, seenSecond);
  }

  /**
   * Says whether a name of several words that the corpus shows on its own stands before a compound
   * of two words or more: {@code Mimar Sinan | Selimiye Camii}.
   */
  private boolean isKnownBeforeCompound(int from, int i, int last) {
    String closing = reading.token(last).term();
    if (i == from
        || last < i + 2
        || reading.isPlaceHead(rules, i + 1)
        || rules.titles().contains(reading.token(i + 1).term())
        || !rules.isHead(closing) && !ExtractorRules.endsLikePossessive(closing)) {
      return false;
    }
    int first = from;
    while (first + 1 < i && rules.leadingTitles().contains(reading.token(first).term())) {
      first++;
    }
    String name = reading.key(first, i);
    int seen = evidence.alone(name);
    return first < i && seen >= SEEN_FIRST && evidence.beginning(name) <= seen;
  }

  /** A run with a suffix of case is a clause's rather than a name's when it stands only here. */
  private int itself(int last) {
    return reading.isSuffixed(rules.tokenizer(), last) ? ITSELF : 0;
  }

  private boolean isOpener(int from, int i) {
    for (int k = from; k <= i; k++) {
      if (!rules.isOpener(reading.token(k).term()) && !(k > from && ends.isClosingTitle(k))) {
        return false;
      }
    }
    return true;
  }
}
