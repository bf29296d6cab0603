package dev.ear.text;

/**
 * A normalised token and where it stands (METHOD 2).
 *
 * @param term the normalised form, never empty
 * @param word number of the word it is made from; a word may give several tokens
 * @param start offset in the text of its first character
 * @param end offset after its last character, a suffix after an apostrophe included
 * @param content whether it is a content token: two or more characters or digits only, and no stop
 *     word
 */
public record Token(String term, int word, int start, int end, boolean content) {}
