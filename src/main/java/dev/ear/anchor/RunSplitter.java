package dev.ear.anchor;

import dev.ear.text.Sight.Gap;

/**
 * Parts neighbouring names that no punctuation parts (METHOD 3): {@code Osmanlı Devleti | Kösedağ
 * Savaşı}, {@code Osman Bey | Bilecik'i}; a title that belongs to what stands before it opens the
 * name behind it: {@code Kırım Hanı Murad Giray}.
 *
 * <p>An inflected head ends its name, and so does a title behind a name, unless what follows is a
 * compound that the title belongs to ({@code Mehmed Paşa Camii}); so does a people. Elsewhere the
 * corpus decides: two names that it shows on their own far more often than together are two.
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

  RunSplitter(ExtractorRules rules, CorpusEvidence evidence, Reading reading) {
    this.rules = rules;
    this.evidence = evidence;
    this.reading = reading;
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

  /**
   * Says whether a head, title or people, and not the corpus, ends a name. A head right behind has
   * no name of its own and belongs to it: {@code Türk Devletleri Teşkilatı}.
   */
  boolean isEndByRule(int lead, int from, int i, int last) {
    String term = reading.token(i).term();
    boolean headNext = reading.isPossessedHead(rules, i + 1);
    boolean head = reading.isPossessedHead(rules, i) && !headNext;
    boolean people =
        rules.isPeople(term)
            && !(headNext && !rules.isPeopleInCase(term))
            && (!endsLikeCompound(i, last) || rules.known().isPlace(reading.token(i + 1).term()));
    if (i > from && (head || isTitleAtEnd(from, i, last)) || people) {
      return true;
    }
    boolean place =
        i > from
            && reading.isPossessedPlaceHead(rules, i)
            && !headNext
            && !reading.isPlaceHead(rules, i + 1)
            && (!endsLikeCompound(i, last) || isListed(reading.token(i + 1).term()));
    return place || i > from && isCommonInCase(term) && !rules.isHead(reading.token(last).term()) || isClosedTie(i) || rules.known().isInCase(term) || isBeforeOther(lead, from, i, last);
  }

  /**
   * Says whether a common noun with a possessive has an ending of case, which closes its name:
   * {@code Mamak Belediyesinin | …}.
   */
  private boolean isCommonInCase(String term) {
    return ExtractorRules.endsLikePossessiveInCase(term)
        && !rules.commonWords().lists(term)
        && (rules.placeHeads().find(term) != null || rules.commonWords().contains(term));
  }

  /** Says whether a head closes a name of words tied by hyphens: {@code Sened-i İttifak}. */
  private boolean isClosedTie(int i) {
    return i > 1
        && reading.gap(i - 1) == Gap.DASH
        && rules.joiners().contains(reading.token(i - 1).term())
        && rules.isHead(reading.token(i).term());
  }

  /**
   * Says whether what follows has a name of its own: a place with an ending of case, or a people
   * ({@code Bingazi | İtalya'ya}, {@code Dimetoka | Osmanlılarda}); unless what stands before only
   * tells which one is meant ({@code Kuzey Afrika'da}, {@code Büyük Selçuklular}).
   */
  private boolean isBeforeOther(int lead, int from, int i, int last) {
    String term = reading.token(i).term();
    String next = reading.token(i + 1).term();
    if (reading.gap(i + 1) != Gap.SPACE) {
      return false;
    }
    if (rules.known().contains(term) && isNumberedEvent(i + 1, last)) {
      return true;
    }
    boolean people = rules.known().isPeople(term);
    if (rules.nameOpeners().contains(term)
        || rules.commonWords().contains(term) && !rules.known().contains(term)
        || people && i == from
        || rules.isHead(term)
        || reading.isLetter(i)
        || reading.isNumber(i)) {
      return false;
    }
    if (rules.isPeople(next)) {
      boolean event = i + 2 <= last && reading.isPossessedHead(rules, i + 2);
      return !event && (rules.known().contains(next) || evidence.alone(next) > 0);
    }
    boolean whole = i > from || lead < from || evidence.alone(term) > 0;
    if (rules.known().isPlace(next)) {
      boolean event = i + 2 == last && reading.isPossessedHead(rules, last);
      return event
          ? whole && !rules.known().contains(term)
          : i + 1 == last && (isInCase(last) || i > from && !rules.known().contains(term));
    }
    return i > from && !people && !rules.known().isPlace(term) && isAdjective(next);
  }

  /** Says whether a term is a people that no person is called by: Fransız, but not Eyyubi. */
  private boolean isAdjective(String term) {
    return rules.known().isPeople(term)
        && (term.charAt(term.length() - 1) != 'i' || term.endsWith("li"))
        && !term.endsWith("oğlu")
        && !term.endsWith("şah");
  }

  /** Says whether an ordinal leads a head's name: {@code Türkiye | İkinci Dünya Savaşı}. */
  private boolean isNumberedEvent(int number, int last) {
    return number + 1 < last && reading.isNumber(number) && reading.isPossessedHead(rules, last);
  }

  /** Says whether the suffix after a token's apostrophe is one of case: 'da, but not 'sı. */
  private boolean isInCase(int i) {
    var token = reading.token(i);
    int stem = rules.tokenizer().stemEnd(reading.text(), token);
    return stem < token.end()
        && !rules.tokenizer().fold(reading.text().substring(stem, token.end())).startsWith("s");
  }

  /** Says whether a title ends a name; behind other titles it leads one: {@code Müşir Gazi Osman}. */
  private boolean isTitleAtEnd(int from, int i, int last) {
    boolean named = false;
    for (int k = from; k < i; k++) {
      named |= !rules.leadingTitles().contains(reading.token(k).term());
    }
    String next = reading.token(i + 1).term();
    return named
        && isClosingTitle(i)
        && (!endsLikeCompound(i, last)
            || i + 1 < last && (isListed(next) || rules.nameOpeners().contains(next)));
  }

  private boolean isListed(String term) {
    return rules.known().isPlace(term) || rules.known().isPeople(term);
  }

  private boolean isClosingTitle(int i) {
    return rules.closingTitles().contains(reading.token(i).term())
        && !reading.isPossessedTitle(rules, i)
        && !rules.titles().contains(reading.token(i + 1).term());
  }

  /**
   * Says whether a run goes on behind a token as a compound that takes it in: {@code Paşa Camii},
   * {@code Paşa Olayı}, but not {@code Paşa Preveze Savaşı}, which has a name of its own.
   */
  private boolean endsLikeCompound(int i, int last) {
    String stem = reading.token(last).term();
    if (rules.isHead(stem)) {
      return last == i + 1;
    }
    return ExtractorRules.endsLikePossessive(stem);
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
    boolean firstEndsHere = seenFirst >= SEEN_FIRST && evidence.beginning(first) <= ITSELF;
    if (!firstEndsHere && (evidence.ending(second) - ITSELF) * FAR_MORE > seenSecond) {
      return false;
    }
    if (i > from && isClosingTitle(i) || rules.isPeople(reading.token(i).term())) {
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

  /** A run with a suffix of case is a clause's rather than a name's when it stands only here. */
  private int itself(int last) {
    return reading.isSuffixed(rules.tokenizer(), last) ? ITSELF : 0;
  }

  private boolean isOpener(int from, int i) {
    for (int k = from; k <= i; k++) {
      if (!rules.isOpener(reading.token(k).term()) && !(k > from && isClosingTitle(k))) {
        return false;
      }
    }
    return true;
  }
}
