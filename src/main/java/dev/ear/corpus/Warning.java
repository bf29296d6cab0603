package dev.ear.corpus;

/**
 * Something odd in a corpus that does not stop the work.
 *
 * @param place file, and page or line where there is one
 * @param message one line for a person
 */
public record Warning(String place, String message) {}
