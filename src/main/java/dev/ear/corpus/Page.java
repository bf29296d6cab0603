package dev.ear.corpus;

/**
 * A page of a book (METHOD 1).
 *
 * @param book name of the book
 * @param number the number it has in the book
 * @param text its text: as read, or cleaned
 */
public record Page(String book, int number, String text) {}
