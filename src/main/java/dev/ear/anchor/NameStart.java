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
    if (!reading.isCapital(i)) {
      return false;
    }
    if (!reading.isInCapitals(i)) {
      return true;
    }
    var counts = evidence.of(reading.token(i).term());
    return counts.capital() > counts.lower();
  }

  /** Returns the rule by which a capitalised token starts a name, or null if it starts none. */
  @Nullable AnchorRule ruleFor(int i) {
    String term = reading.token(i).term();
    boolean leads = i + 1 < reading.size() && reading.leadsCapital(i) && isCapital(i + 1);
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
    var counts = evidence.of(term);
    int capital = leads ? counts.capitalLead() : counts.capital();
    int lower = leads ? counts.lowerLead() : counts.lower();
    if (capital + lower > 0) {
      return capital > lower ? AnchorRule.NAME_BY_CORPUS : null;
    }
    if (reading.isAcronym(i)) {
      return AnchorRule.NAME_ACRONYM;
    }
    if (rules.commonWords().contains(term)) {
      return null;
    }
    return leads ? AnchorRule.NAME_BY_NEXT : AnchorRule.NAME_UNLISTED;
  }
}
