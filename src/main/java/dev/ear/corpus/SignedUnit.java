package dev.ear.corpus;

import java.util.Map;

/**
 * A paragraph, heading or list item of a page as the cleaner's rules left it, with its signs.
 *
 * @param line the number of its first line on the page as read, from 1
 * @param text its text, repaired
 * @param signs what speaks for and against its being exercise: how strongly, by place and name as
 *     in a profile's list {@code exercise-weights}; none for a running head or page number
 */
public record SignedUnit(int line, String text, Map<String, Double> signs) {}
