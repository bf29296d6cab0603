package dev.ear.question;

/**
 * The page that a question set names as the source of the answer.
 *
 * @param source name of the book
 * @param page the number the page has there
 */
public record GoldPage(String source, int page) {}
