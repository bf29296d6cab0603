package dev.ear.anchor;

import dev.ear.text.HeadForms;
import dev.ear.text.RuleTokenizer;
import java.util.Set;
import java.util.regex.Pattern;

/** The lists the extractor works with, ready for look-up. */
record ExtractorRules(
    RuleTokenizer tokenizer,
    Set<String> eventHeads,
    Set<String> institutionHeads,
    Set<String> eraHeads,
    HeadForms placeHeads,
    KnownNames known,
    Set<String> titles,
    Set<String> leadingTitles,
    Set<String> closingTitles,
    Set<String> closingEndings,
    Set<String> particles,
    Set<String> joiners,
    Set<String> months,
    Set<String> eraMarksBefore,
    Set<String> eraMarksAfter,
    Set<String> yearWords,
    Set<String> centuryWords,
    Set<String> abbreviations,
    Set<String> stopWords,
    ListedWords commonWords,
    Set<String> connectives,
    Set<String> nameOpeners,
    Set<String> nameConjunctions,
    Set<String> optionFillers,
    Set<String> exerciseHeadings,
    boolean headAnywhere) {

  /** What a compound ends in: the possessive, perhaps in a case: Camii, Komutanlığına. */
  private static final Pattern POSSESSIVE = Pattern.compile("[ıiuü](n[ae]|nd[ae]n?|n[ıiuü]n)?$");

  private static final Pattern POSSESSIVE_IN_CASE =
      Pattern.compile("[ıiuü](nd[ae](n|ki)?|n[ıiuü]n)$");

  /** Shorter words with the ending of a people may be anything. */
  private static final int SHORTEST_PEOPLE = 6;

  /** Says whether a term ends as the names of peoples do, in whatever case. */
  boolean isPeople(String term) {
    return term.length() >= SHORTEST_PEOPLE && closingEndings.stream().anyMatch(term::endsWith);
  }

  /** Says whether a term is a people's with an ending of case, which goes on another's. */
  boolean isPeopleInCase(String term) {
    return isPeople(term)
        && closingEndings.stream()
            .filter(term::endsWith)
            .anyMatch(
                ending ->
                    closingEndings.stream()
                        .anyMatch(other -> !other.equals(ending) && ending.startsWith(other)));
  }

  /** Says whether a term is a head that counts in lower case too. */
  boolean isStrongHead(String term) {
    return eventHeads.contains(term) || institutionHeads.contains(term);
  }

  /** Says whether names often begin with a term that is none alone: an adjective or a title. */
  boolean isOpener(String term) {
    return nameOpeners.contains(term) || leadingTitles.contains(term);
  }

  /** Says whether a term is a common word, which names may begin with but which is none alone. */
  boolean isCommon(String term) {
    return isOpener(term) || commonWords.contains(term);
  }

  /** Says whether a term may have the possessive that ties it to what stands before it. */
  static boolean endsLikePossessive(String term) {
    return POSSESSIVE.matcher(term).find();
  }

  /** Says whether a term may have it and an ending of case behind. */
  static boolean endsLikePossessiveInCase(String term) {
    return POSSESSIVE_IN_CASE.matcher(term).find();
  }

  /** Says whether a term is a plural of a Turkish noun. */
  boolean isPlural(String term, String bare) {
    return term.startsWith("lar", bare.length()) || term.startsWith("ler", bare.length());
  }

  /** Says whether a term is a head. */
  boolean isHead(String term) {
    return isStrongHead(term) || eraHeads.contains(term);
  }
}
