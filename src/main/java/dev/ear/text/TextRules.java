package dev.ear.text;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the tokenizer and the sentence splitter know of a language; a profile makes it from its
 * lists (METHOD 2).
 *
 * @param folding how characters fold
 * @param suffixes suffixes that may follow an apostrophe
 * @param apostropheExceptions folded forms with an apostrophe inside their stem, written {@code '}
 * @param heads inflected heads of event and institution names
 * @param titles inflected titles, which fold after a capitalised word only
 * @param ordinals spelled ordinals, folded, with their number
 * @param numberEndings what may follow a number directly and goes: {@code th}, {@code uncu}
 * @param centuryWords folded terms after which a numeral is a number even in lower case
 * @param conjunctions folded terms that join two numerals before such a word
 * @param romanNumerals whether Roman numerals are read
 * @param stopWords folded terms that are no content
 * @param stopPhrases runs of folded terms that are no content together
 * @param names folded names of one word, which a broken word may be
 * @param abbreviations folded abbreviations without their last point, which end no sentence
 */
public record TextRules(
    CaseFolding folding,
    SuffixGrammar suffixes,
    Set<String> apostropheExceptions,
    HeadForms heads,
    HeadForms titles,
    Map<String, Integer> ordinals,
    Set<String> numberEndings,
    Set<String> centuryWords,
    Set<String> conjunctions,
    boolean romanNumerals,
    Set<String> stopWords,
    List<List<String>> stopPhrases,
    Set<String> names,
    Set<String> abbreviations) {}
