package dev.ear.search;

/**
 * A relation that a question asks for (METHOD 5).
 *
 * @param kind cause, result, chronology, role or comparison
 * @param rule the rule of the profile that says so, as it is written there
 */
public record Relation(String kind, String rule) {}
