package dev.ear.anchor;

import dev.ear.text.Sight.Gap;

/**
 * Says by rule where a name ends inside a run of capitalised words (METHOD 3).
 *
 * <p>An inflected head ends its name, and so do the closing word of a place or a period ({@code
 * Kral Yolu}), a title behind a name, a people, and a listed name or a possessed noun with an
 * ending of case; unless what follows is a compound that takes the name in ({@code Mehmed Paşa
 * Camii}).
 */
final class NameEnds {
  private final ExtractorRules rules;
  private final Reading reading;

  NameEnds(ExtractorRules rules, Reading reading) {
    this.rules = rules;
    this.reading = reading;
  }

  /**
   * Says whether a name ends at a token.
   *
   * @param from the name's first word
   * @param i a token of the run before its last
   * @param last the run's last token
   */
  boolean isEnd(int from, int i, int last) {
    String term = reading.token(i).term();
    if (rules.known().isInCase(term) || isPeopleAtEnd(i, last)) {
      return true;
    }
    return i > from
        && (isHeadAtEnd(i)
            || isClosedTie(i)
            || isTitleAtEnd(from, i, last)
            || isPlaceAtEnd(i, last)
            || isNounInCase(term) && !rules.isHead(reading.token(last).term()));
  }

  /** Says whether a token is a title that ends the name before it. */
  boolean isClosingTitle(int i) {
    return rules.closingTitles().contains(reading.token(i).term())
        && !reading.isPossessedTitle(rules, i)
        && !rules.titles().contains(reading.token(i + 1).term());
  }

  /** A head right behind has no name of its own and belongs to it: Türk Devletleri Teşkilatı. */
  private boolean isHeadAtEnd(int i) {
    return reading.isPossessedHead(rules, i) && !reading.isPossessedHead(rules, i + 1);
  }

  /** Says whether a head closes a name of words tied by hyphens: {@code Sened-i İttifak}. */
  private boolean isClosedTie(int i) {
    return i > 1
        && reading.gap(i - 1) == Gap.DASH
        && rules.joiners().contains(reading.token(i - 1).term())
        && rules.isHead(reading.token(i).term());
  }

  private boolean isPeopleAtEnd(int i, int last) {
    String term = reading.token(i).term();
    return rules.isPeople(term)
        && (!reading.isPossessedHead(rules, i + 1) || rules.isPeopleInCase(term))
        && (!endsLikeCompound(i, last) || rules.known().isPlace(reading.token(i + 1).term()));
  }

  /**
   * Says whether a title ends a name; behind other titles it leads one: {@code Müşir Gazi Osman}.
   */
  private boolean isTitleAtEnd(int from, int i, int last) {
    boolean named = false;
    for (int k = from; k < i; k++) {
      named |= !rules.leadingTitles().contains(reading.token(k).term());
    }
    if (!named || !isClosingTitle(i) || closes(i + 1)) {
      return false;
    }
    String next = reading.token(i + 1).term();
    return !endsLikeCompound(i, last)
        || i + 1 < last
            && (!ExtractorRules.endsLikePossessive(next) || rules.nameOpeners().contains(next));
  }

  /** Says whether a place, a period or a possessed noun before a place ends here. */
  private boolean isPlaceAtEnd(int i, int last) {
    String term = reading.token(i).term();
    boolean own = rules.known().lists(reading.token(i + 1).term());
    if (reading.isPossessedPlaceHead(rules, i)) {
      return !closes(i + 1) && (own || !endsLikeCompound(i, last));
    }
    return own
        && ExtractorRules.endsLikePossessive(term)
        && rules.commonWords().contains(term)
        && !rules.commonWords().lists(term)
        && !rules.isHead(term);
  }

  private boolean closes(int i) {
    return reading.isPossessedHead(rules, i) || reading.isPlaceHead(rules, i);
  }

  /**
   * Says whether a noun has a possessive and an ending of case: {@code Mamak Belediyesinin | …}.
   */
  private boolean isNounInCase(String term) {
    return ExtractorRules.endsLikePossessiveInCase(term)
        && !rules.commonWords().lists(term)
        && (rules.placeHeads().find(term) != null || rules.commonWords().contains(term));
  }

  /**
   * Says whether a run goes on behind a token as a compound that takes it in: {@code Paşa Camii},
   * {@code Paşa Olayı}, but not {@code Paşa Preveze Savaşı}, which has a name of its own.
   */
  private boolean endsLikeCompound(int i, int last) {
    String stem = reading.token(last).term();
    return rules.isHead(stem) ? last == i + 1 : ExtractorRules.endsLikePossessive(stem);
  }
}
