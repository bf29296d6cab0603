package dev.ear.search;

/**
 * A page whose windows are being scored.
 *
 * @param document its document
 * @param terms the terms of the query that stand there
 * @param runs the runs of the query's words there
 * @param windows its windows
 */
record OpenPage(int document, TermsOnPage terms, Runs runs, DrawnWindows windows) {}
