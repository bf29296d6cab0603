package dev.ear.search;

/**
 * What a score is made of.
 *
 * @param tokens points of the matched tokens: their number, or their BM25 for pages
 * @param anchors points of the matched anchors, three a key
 * @param years bonus of the matched years
 * @param aliases points of anchors that matched by another name of what the query names, three a
 *     key; 0 unless aliases were asked for
 */
public record ScoreParts(double tokens, double anchors, double years, double aliases) {}
