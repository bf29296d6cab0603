package dev.ear.anchor;

import dev.ear.text.Sight.Gap;

/** The small words inside names: particles ({@code bin}, {@code von}) and conjunctions. */
final class Ties {
  private final ExtractorRules rules;
  private final Reading reading;
  private final NameStart starts;
  private final NameLeads leads;
  private final boolean[] taken;

  Ties(ExtractorRules rules, Reading reading, NameStart starts, NameLeads leads, boolean[] taken) {
    this.rules = rules;
    this.reading = reading;
    this.starts = starts;
    this.leads = leads;
    this.taken = taken;
  }

  /** Says whether a conjunction joins a common word to another to make a name. */
  boolean joinsNext(int i) {
    return i + 2 < reading.size()
        && rules.nameConjunctions().contains(reading.token(i + 1).term())
        && !reading.isCapital(i + 1)
        && reading.gap(i + 1) == Gap.SPACE
        && reading.gap(i + 2) == Gap.SPACE
        && !taken[i + 2]
        && starts.isCapital(i + 2)
        && rules.commonWords().contains(reading.token(i).term())
        && rules.commonWords().contains(reading.token(i + 2).term())
        && !reading.isPossessedHead(rules, i)
        && (!reading.isHeading(i) || isKnownPair(i))
        && !reading.isSuffixed(rules.tokenizer(), i);
  }

  /**
   * Says whether a conjunction joins a common word of a run to what a head closes: {@code Türkiye
   * Sanayi ve Maadin Bankası}.
   */
  boolean joinsToHead(int first, int i) {
    int next = i + 2;
    if (i == first
        || next >= reading.size()
        || !rules.nameConjunctions().contains(reading.token(i + 1).term())
        || reading.isCapital(i + 1)
        || reading.gap(i + 1) != Gap.SPACE
        || reading.gap(next) != Gap.SPACE
        || taken[next]
        || !starts.isCapital(next)
        || !leads.isPlainCommon(i)) {
      return false;
    }
    int head = next + 1;
    return head < reading.size()
        && reading.leadsCapital(next)
        && (reading.isPossessedHead(rules, head)
            || reading.leadsCapital(head) && reading.isPossessedHead(rules, head + 1));
  }

  /** Says whether a head closes a pair of a heading's words, or the corpus shows the pair. */
  private boolean isKnownPair(int i) {
    return i + 3 < reading.size() && rules.isHead(reading.token(i + 3).term())
        || starts.isKnown(reading.key(i, i + 2));
  }

  /** Returns the capitalised token after one or two particles, or -1. */
  int afterParticles(int i) {
    for (int k = i; k < i + 2 && k + 1 < reading.size(); k++) {
      boolean particle =
          rules.particles().contains(reading.token(k).term()) && !reading.isCapital(k);
      Gap gap = reading.gap(k + 1);
      if (!particle || taken[k + 1] || gap != Gap.SPACE && gap != Gap.DASH) {
        return -1;
      }
      if (starts.isCapital(k + 1)) {
        return isAlso(i, k + 1) ? -1 : k + 1;
      }
    }
    return -1;
  }

  /**
   * Says whether a particle is rather the word for "also", as behind what ends its name or before a
   * name of its own: {@code Rus Ordusu da Yaş'a}, {@code Fatih de İstanbul'u}.
   */
  private boolean isAlso(int particle, int next) {
    if (!rules.stopWords().contains(reading.token(particle).term()) || particle == 0) {
      return false;
    }
    String before = reading.token(particle - 1).term();
    return rules.known().contains(reading.token(next).term())
        || rules.known().contains(before)
        || rules.titles().contains(before)
        || !rules.headAnywhere() && rules.isHead(before)
        || reading.isPossessedPlaceHead(rules, particle - 1);
  }
}
