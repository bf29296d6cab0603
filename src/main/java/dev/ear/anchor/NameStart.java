package dev.ear.anchor;

import org.jspecify.annotations.Nullable;

/**
 * Decides whether a capital tells of a name (METHOD 3: a capital that only starts a sentence, or a
 * line in capitals throughout, is no evidence by itself).
 */
final class NameStart {
  private final ExtractorRules rules;
  private final CorpusEvidence evidence;
  private final Reading reading;

  NameStart(ExtractorRules rules, CorpusEvidence evidence, Reading reading) {
    this.rules = rules;
    this.evidence = evidence;
    this.reading = reading;
  }

  /** Says whether a token counts as capitalised; in a line in capitals the corpus decides. */
  boolean isCapital(int i) {
    if (reading.isCapital(i)) {
      return !reading.isInCapitals(i) || isKnownInCapitals(i);
    }
    return evidence.isNearlyAlwaysCapital(reading.token(i).term());
  }

  private boolean isKnownInCapitals(int i) {
    var counts = evidence.of(reading.token(i).term());
    return counts.capital() > counts.lower();
  }

  /** Returns the rule by which a capitalised token starts a name, or null if it starts none. */
  @Nullable AnchorRule ruleFor(int i) {
    String term = reading.token(i).term();
    boolean leads = i + 1 < reading.size() && reading.leadsCapital(i) && isCapital(i + 1);
    if (!reading.isCapital(i)) {
      return AnchorRule.LOWER_BY_CORPUS;
    }
    if (reading.isInCapitals(i)) {
      return AnchorRule.CAPITALS_BY_CORPUS;
    }
    if (!reading.isStart(i)) {
      return rules.stopWords().contains(term) && !leads ? null : AnchorRule.NAME_INSIDE;
    }
    if (rules.stopWords().contains(term)) {
      return null;
    }
    if (reading.isSuffixed(rules.tokenizer(), i)) {
      return AnchorRule.NAME_BY_SUFFIX;
    }
    int verdict = leads ? verdictOnLead(term) : verdictOnSingle(term);
    if (verdict != 0) {
      return verdict > 0 ? AnchorRule.NAME_BY_CORPUS : null;
    }
    if (reading.isAcronym(i)) {
      return AnchorRule.NAME_ACRONYM;
    }
    boolean compound = leads && reading.isPossessedHead(rules, i + 1);
    if (!compound && isCommon(term, leads)) {
      return null;
    }
    return leads ? AnchorRule.NAME_BY_NEXT : AnchorRule.NAME_UNLISTED;
  }

  /** What the corpus says of a word alone: positive for a name, negative for none, or nothing. */
  private int verdictOnSingle(String term) {
    var counts = evidence.of(term);
    int alone = evidence.alone(term);
    if (alone > counts.lower()) {
      return 1;
    }
    return counts.lower() > counts.capital() || isCommon(term, false) && counts.lower() > 0
        ? -1
        : 0;
  }

  /** What the corpus says of a word before a capitalised one. */
  private int verdictOnLead(String term) {
    var counts = evidence.of(term);
    boolean common = isCommon(term, true);
    if (counts.capitalLead() > counts.lowerLead()) {
      return common && counts.capital() <= counts.lower() ? -1 : 1;
    }
    if (counts.lowerLead() > counts.capitalLead()) {
      return -1;
    }
    return counts.lower() > counts.capital() && !rules.nameOpeners().contains(term) ? -1 : 0;
  }

  private boolean isCommon(String term, boolean leads) {
    if (rules.nameOpeners().contains(term) || rules.titles().contains(term)) {
      return !leads;
    }
    if (rules.isHead(term)) {
      return !leads || !rules.headAnywhere();
    }
    return rules.commonWords().contains(term);
  }
}
