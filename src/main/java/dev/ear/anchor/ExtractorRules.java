package dev.ear.anchor;

import dev.ear.text.HeadForms;
import dev.ear.text.RuleTokenizer;
import java.util.Set;

/** The lists the extractor works with, ready for look-up. */
record ExtractorRules(
    RuleTokenizer tokenizer,
    HeadForms heads,
    Set<String> eventHeads,
    Set<String> institutionHeads,
    Set<String> eraHeads,
    Set<String> titles,
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
    CommonWords commonWords,
    Set<String> nameOpeners,
    Set<String> nameConjunctions,
    Set<String> optionFillers,
    boolean headAnywhere) {

  /** Says whether a term is a head that counts in lower case too. */
  boolean isStrongHead(String term) {
    return eventHeads.contains(term) || institutionHeads.contains(term);
  }

  /** Says whether a term is a common word, which names may begin with but which is none alone. */
  boolean isCommon(String term) {
    return nameOpeners.contains(term) || commonWords.contains(term);
  }

  /** Says whether a term is a head. */
  boolean isHead(String term) {
    return isStrongHead(term) || eraHeads.contains(term);
  }
}
