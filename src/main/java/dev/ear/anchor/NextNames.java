package dev.ear.anchor;

import dev.ear.text.Sight.Gap;

/**
 * Says by rule where another name starts inside a run of capitalised words (METHOD 3): {@code
 * Bingazi | İtalya'ya}, {@code Dimetoka | Osmanlılarda}, {@code Sultan Selim | Mısır Seferi}.
 *
 * <p>A listed place or people starts one, unless what stands before only tells which one is meant
 * ({@code Kuzey Afrika'da}, {@code Büyük Selçuklular}, {@code Kıbrıs Türk}).
 */
final class NextNames {
  private final ExtractorRules rules;
  private final CorpusEvidence evidence;
  private final Reading reading;

  NextNames(ExtractorRules rules, CorpusEvidence evidence, Reading reading) {
    this.rules = rules;
    this.evidence = evidence;
    this.reading = reading;
  }

  /**
   * Says whether a name starts behind a token.
   *
   * @param lead where the number that leads the name before it stands, or {@code from}
   * @param from its first word
   * @param i a token of the run before its last
   * @param last the run's last token
   */
  boolean startsBehind(int lead, int from, int i, int last) {
    if (reading.gap(i + 1) != Gap.SPACE) {
      return false;
    }
    if (isNumberedEvent(i, last) || isHonorific(from, i) || isNumberedRuler(i, last) || isTied(i)) {
      return true;
    }
    String next = reading.token(i + 1).term();
    if (rules.isPeople(next)) {
      boolean event = i + 2 <= last && reading.isPossessedHead(rules, i + 2);
      return !event
          && !tellsWhich(from, i)
          && (rules.known().contains(next) || evidence.alone(next) > 0);
    }
    if (!rules.known().lists(next) || tellsWhich(from, i)) {
      return false;
    }
    String term = reading.token(i).term();
    boolean several = i > from;
    boolean listed = rules.known().lists(term);
    if (rules.known().isPlace(next)) {
      boolean named = several || lead < from || evidence.alone(term) > 0;
      return isPlace(i, last, several, named && !listed);
    }
    return several && !listed && isAdjective(next);
  }

  /** Judges a place by what goes on behind it. */
  private boolean isPlace(int i, int last, boolean several, boolean named) {
    if (i + 1 == last) {
      return isInCase(last) || several && named;
    }
    boolean closed =
        reading.isPossessedHead(rules, last)
            || reading.isPossessedPlaceHead(rules, last)
            || ExtractorRules.endsLikePossessive(reading.token(last).term())
                && rules.commonWords().contains(reading.token(last).term());
    return closed && named && (several || i + 2 == last);
  }

  /** Says whether a word only tells which of several is meant, or is part of what follows. */
  private boolean tellsWhich(int from, int i) {
    String term = reading.token(i).term();
    return rules.nameOpeners().contains(term)
        || rules.isHead(term)
        || reading.isLetter(i)
        || reading.isNumber(i)
        || i == from
            && (rules.known().isPeople(term)
                || rules.commonWords().contains(term) && !rules.known().contains(term));
  }

  /** Says whether a term is a people that no person is called by: Fransız, but not Eyyubi. */
  private boolean isAdjective(String term) {
    return rules.known().isPeople(term)
        && (term.charAt(term.length() - 1) != 'i' || term.endsWith("li"))
        && !term.endsWith("oğlu")
        && !term.endsWith("şah");
  }

  /** Says whether an ordinal leads a head's name: {@code Türkiye | İkinci Dünya Savaşı}. */
  private boolean isNumberedEvent(int i, int last) {
    return i + 2 < last
        && reading.isNumber(i + 1)
        && reading.isPossessedHead(rules, last)
        && rules.known().contains(reading.token(i).term());
  }

  /**
   * Says whether an ordinal leads a ruler's name, and no title before it: {@code X | II. Mahmut}.
   */
  private boolean isNumberedRuler(int i, int last) {
    String term = reading.token(i).term();
    return i + 1 < last
        && reading.isNumber(i + 1)
        && reading.gap(i + 2) == Gap.POINT
        && !rules.isOpener(term)
        && !rules.known().lists(term)
        && !reading.isNumber(i)
        && !ExtractorRules.endsLikePossessive(term);
  }

  /** Says whether an abbreviated title opens a name: {@code Kur'an-ı Kerim | Hz. Osman}. */
  private boolean isHonorific(int from, int i) {
    return i + 2 < reading.size()
        && reading.gap(i + 2) == Gap.POINT
        && reading.token(i + 1).term().length() > 1
        && rules.abbreviations().contains(reading.token(i + 1).term())
        && !rules.abbreviations().contains(reading.token(i).term())
        && !(i == from && rules.isOpener(reading.token(i).term()));
  }

  /**
   * Says whether words tied by hyphens follow a listed name, or a head tied so follows any: {@code
   * Rusya | Bâb-ı Âli'ye}, {@code Abdülhamit | Meclis-i Mebusan}.
   */
  private boolean isTied(int i) {
    return i + 3 < reading.size()
        && reading.gap(i + 2) == Gap.DASH
        && rules.joiners().contains(reading.token(i + 2).term())
        && !rules.isOpener(reading.token(i).term())
        && (rules.isHead(reading.token(i + 1).term())
            || rules.known().lists(reading.token(i).term()));
  }

  /** Says whether the suffix after a token's apostrophe is one of case: 'da, but not 'sı. */
  private boolean isInCase(int i) {
    var token = reading.token(i);
    int stem = rules.tokenizer().stemEnd(reading.text(), token);
    return stem < token.end()
        && !rules.tokenizer().fold(reading.text().substring(stem, token.end())).startsWith("s");
  }
}
