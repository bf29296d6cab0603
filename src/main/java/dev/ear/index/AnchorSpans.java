package dev.ear.index;

/**
 * Where an anchor key stands in the parents.
 *
 * @param spans its occurrences
 * @param year whether the key is a year in the corpus
 */
public record AnchorSpans(TermSpans spans, boolean year) {}
