package dev.ear.question;

/**
 * One thing found wrong with a question.
 *
 * @param reason what kind of thing
 * @param detail what exactly and what is expected, for a person; half a line, without the place
 */
public record Finding(Reason reason, String detail) {}
