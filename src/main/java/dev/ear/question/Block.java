package dev.ear.question;

/**
 * A kept block of a corpus, as the support heuristic looks at it.
 *
 * @param book name of the book
 * @param page number of the page there
 * @param number number of the block on the page
 * @param text its cleaned text
 */
public record Block(String book, int page, int number, String text) {}
