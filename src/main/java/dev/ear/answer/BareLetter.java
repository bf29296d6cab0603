package dev.ear.answer;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A reply that is a letter and nothing else but white space, brackets, quotes or bold marks. */
final class BareLetter {
  private static final Pattern REPLY =
      Pattern.compile("[\\s*_`\"'(\\[]*(\\p{L})[\\s*_`\"').\\]:]*");

  private BareLetter() {}

  /** Returns that letter, or none. */
  static List<String> letters(String reply) {
    Matcher matcher = REPLY.matcher(reply);
    return matcher.matches() ? List.of(matcher.group(1)) : List.of();
  }
}
