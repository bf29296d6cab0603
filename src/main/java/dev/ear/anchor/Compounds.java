package dev.ear.anchor;

import dev.ear.text.Sight.Gap;

/**
 * Says whether a common word at the beginning of a sentence or in a line in capitals belongs to a
 * name, since what follows can only be the rest of one: a head or the closing word of a place
 * ({@code KAVİMLER GÖÇÜ}, {@code Lale Devri}), or a common noun with a capital and a possessive
 * ({@code Kolordu Komutanı}).
 */
final class Compounds {
  /** Names of institutions at the beginning of a sentence are read as far as this. */
  private static final int LONGEST_INSTITUTION = 4;

  private final ExtractorRules rules;
  private final Reading reading;

  Compounds(ExtractorRules rules, Reading reading) {
    this.rules = rules;
    this.reading = reading;
  }

  /** Says whether a word of a line in capitals leads a head: {@code KAVİMLER GÖÇÜ}. */
  boolean isBeforeHead(int i) {
    String term = reading.token(i).term();
    if (!reading.leadsCapital(i)
        || reading.isSuffixed(rules.tokenizer(), i)
        || rules.stopWords().contains(term) && !rules.nameOpeners().contains(term)) {
      return false;
    }
    return isCompound(i)
        || rules.nameOpeners().contains(term) && rules.isHead(reading.token(i + 1).term());
  }

  /** Says whether a word of a line in capitals closes the name that the word before it leads. */
  boolean closesCompound(int i) {
    return i > 0
        && (reading.isPlaceHead(rules, i) || rules.isHead(reading.token(i).term()))
        && isBeforeHead(i - 1);
  }

  /** Says whether the next word is a head that is tied to this one, or closes a place's name. */
  boolean isCompound(int i) {
    return reading.leadsCapital(i)
        && (reading.isPossessedHead(rules, i + 1)
            || reading.isPlaceHead(rules, i + 1)
                && (!reading.isInCapitals(i) || isPlainPlaceHead(i))
            || reading.isPossessedTitle(rules, i + 1)
            || leadsInstitution(i)
            || !reading.isHeading(i) && isPossessedCommon(i + 1));
  }

  /** In a line in capitals only a plain form closes a name: {@code LALE DEVRİ, İLK ÇAĞ}. */
  private boolean isPlainPlaceHead(int i) {
    String next = reading.token(i + 1).term();
    return reading.isPossessedPlaceHead(rules, i + 1)
        ? "ıiuü".indexOf(next.charAt(next.length() - 1)) >= 0
        : rules.nameOpeners().contains(reading.token(i).term());
  }

  /**
   * Says whether a noun or adjective opens a name of common words that a head closes: {@code
   * Serbest Cumhuriyet Fırkası}.
   */
  private boolean leadsInstitution(int i) {
    if (rules.connectives().contains(reading.token(i).term())
        || rules.stopWords().contains(reading.token(i).term())) {
      return false;
    }
    int last = i + 1;
    while (last < i + LONGEST_INSTITUTION && reading.leadsCapital(last)) {
      String term = reading.token(last).term();
      if (rules.known().contains(term)
          || rules.connectives().contains(term)
          || !rules.isHead(term) && !rules.isCommon(term)) {
        return false;
      }
      last++;
      if (reading.isPossessedHead(rules, last)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Says whether a token is a common noun with a possessive: with a capital inside a sentence it
   * can only be part of a name, which the word before it belongs to ({@code Kolordu Komutanı}).
   */
  private boolean isPossessedCommon(int i) {
    String term = reading.token(i).term();
    return ExtractorRules.endsLikePossessive(term)
        && rules.commonWords().contains(term)
        && !rules.commonWords().lists(term);
  }

  /**
   * Says whether a word in lower case behind a bare head tells of a period: Cumhuriyet devrinde.
   */
  boolean isBeforePeriod(int i) {
    return i + 1 < reading.size()
        && reading.gap(i + 1) == Gap.SPACE
        && !reading.isCapital(i + 1)
        && reading.isPossessedPlaceHead(rules, i + 1)
        && rules.institutionHeads().contains(reading.token(i).term())
        && !reading.isPossessedHead(rules, i);
  }
}
