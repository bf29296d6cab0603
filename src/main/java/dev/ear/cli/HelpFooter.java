package dev.ear.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import picocli.CommandLine.Help;

/**
 * Lays out what stands below the options in a help page: paragraphs flow to the width; an example,
 * a line that begins with two spaces, breaks between arguments as a shell allows, so that it can be
 * copied, and never within one.
 */
final class HelpFooter {
  private static final String INDENT = "  ";
  private static final String MORE_INDENT = "      ";
  private static final String CONTINUED = " \\";
  private static final Pattern ARGUMENT = Pattern.compile("(?:'[^']*'|\"[^\"]*\"|\\S)+");

  private HelpFooter() {}

  /** Renders the footer of a command, whose lines are paragraphs and examples. */
  static String render(Help help, int width) {
    var text = new StringBuilder();
    for (String line : help.commandSpec().usageMessage().footer()) {
      for (String part : line.startsWith(INDENT) ? example(line, width) : paragraph(line, width)) {
        text.append(part).append(System.lineSeparator());
      }
    }
    return text.toString();
  }

  private static List<String> paragraph(String text, int width) {
    return text.isEmpty() ? List.of("") : TextWrap.lines(text, width);
  }

  static List<String> example(String command, int width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder(INDENT);
    boolean begun = false;
    for (String argument : arguments(command)) {
      if (begun && TextWrap.columns(line + " " + argument) > width - CONTINUED.length()) {
        lines.add(line + CONTINUED);
        line.setLength(0);
        line.append(MORE_INDENT);
        begun = false;
      }
      line.append(begun ? " " : "").append(argument);
      begun = true;
    }
    lines.add(line.toString());
    return lines;
  }

  /** An option stays with its value. */
  private static List<String> arguments(String command) {
    List<String> words = ARGUMENT.matcher(command).results().map(MatchResult::group).toList();
    var arguments = new ArrayList<String>();
    for (String word : words) {
      boolean value =
          !arguments.isEmpty() && isOption(arguments.getLast()) && !word.startsWith("-");
      if (value) {
        arguments.set(arguments.size() - 1, arguments.getLast() + " " + word);
      } else {
        arguments.add(word);
      }
    }
    return arguments;
  }

  private static boolean isOption(String argument) {
    return argument.startsWith("-") && argument.indexOf(' ') < 0;
  }
}
