package dev.ear.anchor;

import dev.ear.text.Sight;
import dev.ear.text.Sight.Gap;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a capital tells of a name (METHOD 3: a capital that only starts a sentence, or a
 * line in capitals throughout, is no evidence by itself).
 */
final class NameStart {
  /** Fewer lower-case uses of a word than this may be slips. */
  private static final int SEEN = 2;

  /** Ranks are written both ways before a name; an adjective mostly in lower case. */
  private static final int FAR_MORE = 5;

  /** The stems of short words tell little. */
  private static final int SHORTEST_STEM = 4;

  private static final int MOST_TITLES = 4;

  private final ExtractorRules rules;
  private final CorpusEvidence evidence;
  private final Reading reading;
  private final Compounds compounds;

  NameStart(ExtractorRules rules, CorpusEvidence evidence, Reading reading) {
    this.rules = rules;
    this.evidence = evidence;
    this.reading = reading;
    this.compounds = new Compounds(rules, reading);
  }

  /** Says whether a token counts as capitalised; in a line in capitals the corpus decides. */
  boolean isCapital(int i) {
    if (reading.isCapital(i)) {
      if (rules.nameConjunctions().contains(reading.token(i).term()) && reading.isAcronym(i)) {
        return false;
      }
      return !reading.isInCapitals(i) || isKnownInCapitals(i);
    }
    return evidence.isNearlyAlwaysCapital(reading.token(i).term());
  }

  private boolean isKnownInCapitals(int i) {
    String term = reading.token(i).term();
    var counts = evidence.of(term);
    if (reading.isPossessedHead(rules, i)
        || rules.known().contains(term)
        || compounds.isBeforeHead(i)
        || compounds.closesCompound(i)) {
      return true;
    }
    if (counts.capital() > counts.lower()) {
      return !rules.commonWords().contains(term) || rules.isHead(term);
    }
    return counts.equals(CorpusEvidence.Counts.ZERO)
        && !rules.commonWords().contains(term)
        && isInflectedName(term);
  }

  /**
   * Says whether a term is an inflected form of a name: {@code TÜRKİYESİ}, {@code OSMANLILARDA}.
   */
  private boolean isInflectedName(String term) {
    for (int end = term.length() - 1; end >= SHORTEST_STEM; end--) {
      String stem = term.substring(0, end);
      var counts = evidence.of(stem);
      if (counts.capital() >= SEEN
          && counts.capital() > counts.lower()
          && !rules.isCommon(stem)
          && rules.tokenizer().isInflection(term.substring(end))) {
        return true;
      }
    }
    return false;
  }

  /** Says whether the corpus shows a token as often in lower case as with a capital, or never. */
  boolean isHardlyCapital(int i) {
    var counts = evidence.of(reading.token(i).term());
    return counts.lower() >= counts.capital();
  }

  /** Says whether the corpus has a name more than once, alone or at the beginning of others. */
  boolean isKnown(String key) {
    return evidence.alone(key) + evidence.beginning(key) >= SEEN;
  }

  /**
   * Returns the rule by which a capitalised token starts a name, or null if it starts none.
   *
   * @param i the token
   * @param leads whether the name would go on behind it
   */
  @Nullable AnchorRule ruleFor(int i, boolean leads) {
    String term = reading.token(i).term();
    if (!reading.isCapital(i)) {
      return AnchorRule.LOWER_BY_CORPUS;
    }
    if (reading.isInCapitals(i)) {
      return AnchorRule.CAPITALS_BY_CORPUS;
    }
    boolean possessed =
        reading.followsSuffixed(rules.tokenizer(), i) && reading.isPossessedHead(rules, i);
    if (!reading.isStart(i) || possessed) {
      return rules.stopWords().contains(term) && !leads ? null : AnchorRule.NAME_INSIDE;
    }
    boolean compound = compounds.isCompound(i);
    boolean opener = rules.nameOpeners().contains(term);
    boolean tied =
        i + 2 < reading.size()
            && reading.gap(i + 1) == Gap.DASH
            && rules.joiners().contains(reading.token(i + 1).term());
    if (rules.stopWords().contains(term) && !(opener && compound)) {
      return null;
    }
    if (reading.isSuffixed(rules.tokenizer(), i)) {
      return AnchorRule.NAME_BY_SUFFIX;
    }
    if (isQuotedTitle(i)) {
      return AnchorRule.NAME_QUOTED;
    }
    if (tied) {
      return AnchorRule.NAME_BY_NEXT;
    }
    if (rules.known().contains(term)) {
      return AnchorRule.NAME_LISTED;
    }
    if (compounds.isBeforePeriod(i)) {
      return AnchorRule.NAME_UNLISTED;
    }
    if (rules.leadingTitles().contains(term) && leads) {
      if (leadsPerson(i)) {
        return AnchorRule.NAME_BY_NEXT;
      }
      if (!compound && rules.known().contains(reading.token(i + 1).term())) {
        return null;
      }
    }
    int verdict = leads ? verdictOnLead(term, compound) : verdictOnSingle(term);
    if (verdict != 0) {
      return verdict > 0 ? AnchorRule.NAME_BY_CORPUS : null;
    }
    if (reading.isAcronym(i) && !rules.commonWords().contains(term)) {
      return AnchorRule.NAME_ACRONYM;
    }
    boolean titled = reading.leadsCapital(i) && isClosingTitle(i + 1);
    if (!compound && isCommon(term, leads) && !(titled && !rules.commonWords().lists(term))) {
      return null;
    }
    if (leads) {
      return AnchorRule.NAME_BY_NEXT;
    }
    return describesNext(i) ? null : AnchorRule.NAME_UNLISTED;
  }

  /** Says whether a word is derived from a common one and stands before a word in lower case. */
  private boolean describesNext(int i) {
    return i + 1 < reading.size()
        && reading.gap(i + 1) == Gap.SPACE
        && !reading.isCapital(i + 1)
        && rules.commonWords().derives(reading.token(i).term());
  }

  /** What the corpus says of a word alone: positive for a name, negative for none, or nothing. */
  private int verdictOnSingle(String term) {
    var counts = evidence.of(term);
    int alone = evidence.alone(term);
    boolean onlyCapital = !rules.isHead(term) && counts.lower() == 0 && counts.capital() >= SEEN;
    boolean inflected = counts.equals(CorpusEvidence.Counts.ZERO) && isInflectedName(term);
    if (alone > counts.lower() || onlyCapital || inflected) {
      return 1;
    }
    boolean lower = counts.lower() > counts.capital() && counts.lower() >= SEEN;
    return lower || counts.lower() > 0 && isCommon(term, false) ? -1 : 0;
  }

  /** What the corpus says of a word before a capitalised one; less where the two are a compound. */
  private int verdictOnLead(String term, boolean compound) {
    var counts = evidence.of(term);
    boolean common = isCommon(term, true);
    if (counts.capitalLead() > counts.lowerLead()) {
      return common && !compound && counts.capital() <= counts.lower() ? -1 : 1;
    }
    if (compound) {
      return 0;
    }
    boolean opener = rules.isOpener(term);
    boolean lowerLead =
        counts.lowerLead() > counts.capitalLead() * (opener ? FAR_MORE : 1)
            && (counts.lowerLead() >= SEEN || common);
    boolean lower = counts.lower() > counts.capital() && counts.lower() >= SEEN && !opener;
    return lowerLead || lower ? -1 : 0;
  }

  /**
   * Says whether a quotation or bracket that starts at a token is two or more capitalised words.
   */
  private boolean isQuotedTitle(int i) {
    String text = reading.text();
    int start = reading.token(i).start();
    boolean bracket = isBefore(start - 1, '(');
    if (!bracket && !Sight.isQuoteBefore(text, start) || !reading.leadsCapital(i)) {
      return false;
    }
    int last = i + 1;
    while (reading.leadsCapital(last)) {
      last++;
    }
    int end = reading.token(last).end();
    return end < text.length()
        && (bracket ? isBehind(end, ')') : Sight.isQuoteBefore(text, end + 1));
  }

  private boolean isBefore(int offset, char mark) {
    int k = offset;
    while (k > 0 && reading.text().charAt(k) == ' ') {
      k--;
    }
    return k >= 0 && reading.text().charAt(k) == mark;
  }

  private boolean isBehind(int offset, char mark) {
    int k = offset;
    while (k < reading.text().length() - 1 && reading.text().charAt(k) == ' ') {
      k++;
    }
    return reading.text().charAt(k) == mark;
  }

  /**
   * Says whether what stands behind a title is a person: neither a place, a people nor an event
   * ({@code Padişah Edirne'deydi}).
   */
  private boolean leadsPerson(int i) {
    int first = i + 1;
    while (first < i + MOST_TITLES
        && reading.leadsCapital(first)
        && rules.leadingTitles().contains(reading.token(first).term())) {
      first++;
    }
    if (reading.isNumber(first)) {
      return true;
    }
    String term = reading.token(first).term();
    return !rules.known().contains(term)
        && !rules.isHead(term)
        && !rules.isCommon(term)
        && !compounds.isCompound(first);
  }

  private boolean isClosingTitle(int i) {
    return rules.closingTitles().contains(reading.token(i).term());
  }

  private boolean isCommon(String term, boolean leads) {
    if (rules.isOpener(term) || rules.titles().contains(term)) {
      return !leads;
    }
    if (rules.isHead(term)) {
      return !leads || !rules.headAnywhere();
    }
    return rules.commonWords().contains(term);
  }
}
