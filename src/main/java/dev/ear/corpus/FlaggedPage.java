package dev.ear.corpus;

import dev.ear.corpus.pdf.PageFlag;

/**
 * A page that could not be read as it stands in its file.
 *
 * @param book name of its book
 * @param page its number in the file
 * @param flag what is wrong with it
 */
public record FlaggedPage(String book, int page, PageFlag flag) {}
